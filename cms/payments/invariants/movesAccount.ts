import type { LedgerAccountKind } from '@framewell/domain/payments/ledgerAccount'
import type { SqlClient } from './invariant'

/** Whether one of these postings moves an account of this kind. */
export async function movesAccount(client: SqlClient, kind: LedgerAccountKind, postings: readonly string[]): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from ledger_postings p join ledger_entries e on e.posting_id = p.id join ledger_accounts a on a.id = e.account_id
     where p.key = any($1) and a.kind = $2 limit 1`,
    [postings, kind],
  )
  return rows.length > 0
}
