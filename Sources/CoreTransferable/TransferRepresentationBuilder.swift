/// Puts representations after each other.
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item {
    content
  }

  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item {
    content
  }

  public static func buildPartialBlock<Content: TransferRepresentation>(
    first content: Content
  ) -> Content where Content.Item == Item {
    content
  }

  public static func buildPartialBlock<
    First: TransferRepresentation, Second: TransferRepresentation
  >(
    accumulated: First, next: Second
  ) -> TupleTransferRepresentation<Item, (First, Second)>
  where First.Item == Item, Second.Item == Item {
    TupleTransferRepresentation(_forms: accumulated._forms + next._forms)
  }
}

/// Several representations, the best first.
public struct TupleTransferRepresentation<Item: Transferable, Value>:
  PrimitiveTransferRepresentation
{
  public let _forms: [_TransferForm<Item>]
}
