import { columnVisibilityFeature, type RowSelectionState, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo, useState } from 'react'

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature })

interface ListTableOptions<Row> {
  readonly rows: readonly Row[]
  readonly columns: readonly { readonly id: string }[]
  /** Ids of hidden columns. */
  readonly hidden: readonly string[]
}

/** A list's visible columns and selected rows. The server sorts, filters and pages. */
export function useListTable<Row extends { readonly id: string }>({ rows, columns, hidden }: ListTableOptions<Row>) {
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({})
  const data = useMemo(() => [...rows], [rows])
  const definitions = useMemo(() => columns.map(({ id }) => ({ id })), [columns])
  const columnVisibility = useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden])
  const table = useTable({
    features,
    data,
    columns: definitions,
    getRowId: (row) => row.id,
    state: { rowSelection, columnVisibility },
    onRowSelectionChange: setRowSelection,
  })
  return {
    visible: new Set(table.getVisibleLeafColumns().map(({ id }) => id)),
    isSelected: (row: Row) => rowSelection[row.id] === true,
    select: (chosen: readonly Row[], on: boolean) =>
      setRowSelection((known) => {
        const next = { ...known }
        for (const { id } of chosen) {
          if (on) next[id] = true
          else delete next[id]
        }
        return next
      }),
    selected: table.getSelectedRowModel().rows.map(({ original }) => original),
    clear: () => table.resetRowSelection(true),
  }
}
