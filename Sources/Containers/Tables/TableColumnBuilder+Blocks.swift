// Blocks of up to ten columns: packs of types cannot be asked to have the same rows yet.
@_spi(Espalier) import EspalierCore

extension TableColumnBuilder {
  public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent>(
    _ c0: C0, _ c1: C1
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1)>
  where C0.TableRowValue == RowValue, C1.TableRowValue == RowValue {
    TupleTableColumnContent((c0, c1)) { columns in
      [columns.0._columns(), columns.1._columns()].flatMap { $0 }
    }
  }

  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2)>
  where C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue {
    TupleTableColumnContent((c0, c1, c2)) { columns in
      [columns.0._columns(), columns.1._columns(), columns.2._columns()].flatMap { $0 }
    }
  }

  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3)>
  where
    C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
    C3.TableRowValue == RowValue
  {
    TupleTableColumnContent((c0, c1, c2, c3)) { columns in
      [columns.0._columns(), columns.1._columns(), columns.2._columns(), columns.3._columns()]
        .flatMap { $0 }
    }
  }

  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4)>
  where
    C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
    C3.TableRowValue == RowValue, C4.TableRowValue == RowValue
  {
    TupleTableColumnContent((c0, c1, c2, c3, c4)) { columns in
      [
        columns.0._columns(), columns.1._columns(), columns.2._columns(), columns.3._columns(),
        columns.4._columns(),
      ].flatMap { $0 }
    }
  }

  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5)>
  where
    C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
    C3.TableRowValue == RowValue, C4.TableRowValue == RowValue, C5.TableRowValue == RowValue
  {
    TupleTableColumnContent((c0, c1, c2, c3, c4, c5)) { columns in
      [
        columns.0._columns(), columns.1._columns(), columns.2._columns(), columns.3._columns(),
        columns.4._columns(), columns.5._columns(),
      ].flatMap { $0 }
    }
  }

  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6)>
  where
    C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
    C3.TableRowValue == RowValue, C4.TableRowValue == RowValue, C5.TableRowValue == RowValue,
    C6.TableRowValue == RowValue
  {
    TupleTableColumnContent((c0, c1, c2, c3, c4, c5, c6)) { columns in
      [
        columns.0._columns(), columns.1._columns(), columns.2._columns(), columns.3._columns(),
        columns.4._columns(), columns.5._columns(), columns.6._columns(),
      ].flatMap { $0 }
    }
  }

  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7)>
  where
    C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
    C3.TableRowValue == RowValue, C4.TableRowValue == RowValue, C5.TableRowValue == RowValue,
    C6.TableRowValue == RowValue, C7.TableRowValue == RowValue
  {
    TupleTableColumnContent((c0, c1, c2, c3, c4, c5, c6, c7)) { columns in
      [
        columns.0._columns(), columns.1._columns(), columns.2._columns(), columns.3._columns(),
        columns.4._columns(), columns.5._columns(), columns.6._columns(), columns.7._columns(),
      ].flatMap { $0 }
    }
  }

  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent,
    C8: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
  where
    C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
    C3.TableRowValue == RowValue, C4.TableRowValue == RowValue, C5.TableRowValue == RowValue,
    C6.TableRowValue == RowValue, C7.TableRowValue == RowValue, C8.TableRowValue == RowValue
  {
    TupleTableColumnContent((c0, c1, c2, c3, c4, c5, c6, c7, c8)) { columns in
      [
        columns.0._columns(), columns.1._columns(), columns.2._columns(), columns.3._columns(),
        columns.4._columns(), columns.5._columns(), columns.6._columns(), columns.7._columns(),
        columns.8._columns(),
      ].flatMap { $0 }
    }
  }

  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent,
    C8: TableColumnContent, C9: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ c9: C9
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  where
    C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
    C3.TableRowValue == RowValue, C4.TableRowValue == RowValue, C5.TableRowValue == RowValue,
    C6.TableRowValue == RowValue, C7.TableRowValue == RowValue, C8.TableRowValue == RowValue,
    C9.TableRowValue == RowValue
  {
    TupleTableColumnContent((c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)) { columns in
      [
        columns.0._columns(), columns.1._columns(), columns.2._columns(), columns.3._columns(),
        columns.4._columns(), columns.5._columns(), columns.6._columns(), columns.7._columns(),
        columns.8._columns(), columns.9._columns(),
      ].flatMap { $0 }
    }
  }
}
