/** By which column a table is sorted, and which way. */
export interface TableSort {
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}
