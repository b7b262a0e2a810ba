/** A table's sort column and direction. */
export interface TableSort {
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}
