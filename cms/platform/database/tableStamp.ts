/**
 * SQL that selects a text which changes with every committed change to these tables. It includes the transaction that wrote each row: the
 * newest `updated_at` would miss a transaction that commits after a later one.
 */
export function tableStamp(...tables: readonly string[]): string {
  return `select concat_ws(' ', ${tables.map((table) => `(select ${rowStamp('id', 'xmin')} from ${table})`).join(', ')}) as stamp`
}

/** SQL of a text that changes with these columns of any row; normally IDs and `xmin`, the transaction that wrote the row. */
export function rowStamp(...columns: readonly string[]): string {
  return `concat_ws(',', count(*), sum(hashtextextended(concat_ws(' ', ${columns.join(', ')}), 0)))`
}
