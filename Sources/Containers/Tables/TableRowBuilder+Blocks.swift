// Blocks of up to ten rows: packs of types cannot be asked to have the same values yet.
import EspalierCore

extension TableRowBuilder {
  public static func buildBlock<C0: TableRowContent, C1: TableRowContent>(
    _ c0: C0, _ c1: C1
  ) -> TupleTableRowContent<Value, (C0, C1)>
  where C0.TableRowValue == Value, C1.TableRowValue == Value {
    TupleTableRowContent((c0, c1)) { rows, table in
      AnyView(ViewBuilder.buildBlock(rows.0._rows(table), rows.1._rows(table)))
    }
  }

  public static func buildBlock<C0: TableRowContent, C1: TableRowContent, C2: TableRowContent>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> TupleTableRowContent<Value, (C0, C1, C2)>
  where C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value {
    TupleTableRowContent((c0, c1, c2)) { rows, table in
      AnyView(ViewBuilder.buildBlock(rows.0._rows(table), rows.1._rows(table), rows.2._rows(table)))
    }
  }

  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3)>
  where
    C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value,
    C3.TableRowValue == Value
  {
    TupleTableRowContent((c0, c1, c2, c3)) { rows, table in
      AnyView(
        ViewBuilder.buildBlock(
          rows.0._rows(table), rows.1._rows(table), rows.2._rows(table), rows.3._rows(table)))
    }
  }

  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent,
    C4: TableRowContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4)>
  where
    C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value,
    C3.TableRowValue == Value, C4.TableRowValue == Value
  {
    TupleTableRowContent((c0, c1, c2, c3, c4)) { rows, table in
      AnyView(
        ViewBuilder.buildBlock(
          rows.0._rows(table), rows.1._rows(table), rows.2._rows(table), rows.3._rows(table),
          rows.4._rows(table)))
    }
  }

  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent,
    C4: TableRowContent, C5: TableRowContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5)>
  where
    C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value,
    C3.TableRowValue == Value, C4.TableRowValue == Value, C5.TableRowValue == Value
  {
    TupleTableRowContent((c0, c1, c2, c3, c4, c5)) { rows, table in
      AnyView(
        ViewBuilder.buildBlock(
          rows.0._rows(table), rows.1._rows(table), rows.2._rows(table), rows.3._rows(table),
          rows.4._rows(table),
          rows.5._rows(table)))
    }
  }

  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent,
    C4: TableRowContent, C5: TableRowContent, C6: TableRowContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6)>
  where
    C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value,
    C3.TableRowValue == Value, C4.TableRowValue == Value, C5.TableRowValue == Value,
    C6.TableRowValue == Value
  {
    TupleTableRowContent((c0, c1, c2, c3, c4, c5, c6)) { rows, table in
      AnyView(
        ViewBuilder.buildBlock(
          rows.0._rows(table), rows.1._rows(table), rows.2._rows(table), rows.3._rows(table),
          rows.4._rows(table),
          rows.5._rows(table), rows.6._rows(table)))
    }
  }

  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent,
    C4: TableRowContent, C5: TableRowContent, C6: TableRowContent, C7: TableRowContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7)>
  where
    C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value,
    C3.TableRowValue == Value, C4.TableRowValue == Value, C5.TableRowValue == Value,
    C6.TableRowValue == Value, C7.TableRowValue == Value
  {
    TupleTableRowContent((c0, c1, c2, c3, c4, c5, c6, c7)) { rows, table in
      AnyView(
        ViewBuilder.buildBlock(
          rows.0._rows(table), rows.1._rows(table), rows.2._rows(table), rows.3._rows(table),
          rows.4._rows(table),
          rows.5._rows(table), rows.6._rows(table), rows.7._rows(table)))
    }
  }

  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent,
    C4: TableRowContent, C5: TableRowContent, C6: TableRowContent, C7: TableRowContent,
    C8: TableRowContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
  where
    C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value,
    C3.TableRowValue == Value, C4.TableRowValue == Value, C5.TableRowValue == Value,
    C6.TableRowValue == Value, C7.TableRowValue == Value, C8.TableRowValue == Value
  {
    TupleTableRowContent((c0, c1, c2, c3, c4, c5, c6, c7, c8)) { rows, table in
      AnyView(
        ViewBuilder.buildBlock(
          rows.0._rows(table), rows.1._rows(table), rows.2._rows(table), rows.3._rows(table),
          rows.4._rows(table),
          rows.5._rows(table), rows.6._rows(table), rows.7._rows(table), rows.8._rows(table)))
    }
  }

  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent,
    C4: TableRowContent, C5: TableRowContent, C6: TableRowContent, C7: TableRowContent,
    C8: TableRowContent, C9: TableRowContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ c9: C9
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  where
    C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value,
    C3.TableRowValue == Value, C4.TableRowValue == Value, C5.TableRowValue == Value,
    C6.TableRowValue == Value, C7.TableRowValue == Value, C8.TableRowValue == Value,
    C9.TableRowValue == Value
  {
    TupleTableRowContent((c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)) { rows, table in
      AnyView(
        ViewBuilder.buildBlock(
          rows.0._rows(table), rows.1._rows(table), rows.2._rows(table), rows.3._rows(table),
          rows.4._rows(table),
          rows.5._rows(table), rows.6._rows(table), rows.7._rows(table), rows.8._rows(table),
          rows.9._rows(table)))
    }
  }
}
