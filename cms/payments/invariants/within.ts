import type { Within } from './invariant'

/** The whole database. */
export const EVERYWHERE: Within = { project: () => 'true', named: () => 'true', moves: () => 'true', everywhere: 'true' }

/** What $1 and $2 name. */
export const TOUCHED: Within = {
  project: (column) => `${column} = any($1::varchar[])`,
  named: (column, pattern) =>
    `${column} = any(array(select substring(touched from '${pattern}')::uuid from unnest($2::varchar[]) as touched where touched ~ '${pattern}'))`,
  moves: (kind) => `exists (
    select from ledger_postings touched join ledger_entries m on m.posting_id = touched.id join ledger_accounts moved on moved.id = m.account_id
    where touched.key = any($2::varchar[]) and moved.kind = '${kind}')`,
  everywhere: 'false',
}
