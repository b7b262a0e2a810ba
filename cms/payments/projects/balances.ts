import { recordOf } from '@framewell/domain/collections/recordOf'
import { LEDGER_ACCOUNT_KINDS, type LedgerAccountKind, ledgerAccountKindSchema } from '@framewell/domain/payments/ledgerAccount'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../database/transactionOf'

export type Balances = Readonly<Record<LedgerAccountKind, number>>

const rowsSchema = z.array(z.object({ kind: ledgerAccountKindSchema, cents: z.coerce.number() }))

/** Balances of a project's accounts, or of the house's for null. */
export async function balancesOf(req: PayloadRequest, projectId: string | null): Promise<Balances> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(
    sql`select kind, balance_cents as cents from ledger_accounts where project_id is not distinct from ${projectId}::varchar`,
  )
  const found = new Map(rowsSchema.parse(rows).map(({ kind, cents }) => [kind, cents]))
  return recordOf(LEDGER_ACCOUNT_KINDS, (kind) => found.get(kind) ?? 0)
}
