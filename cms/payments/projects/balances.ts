import { recordOf } from '@framewell/domain/collections/recordOf'
import { type Cents, cents } from '@framewell/domain/money/cents'
import { LEDGER_ACCOUNT_KINDS, type LedgerAccountKind, ledgerAccountKindSchema } from '@framewell/domain/payments/ledgerAccount'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { storedCentsSchema } from '../../database/storedCents'
import { transactionOf } from '../../database/transactionOf'

export type Balances = Readonly<Record<LedgerAccountKind, Cents>>

const rowsSchema = z.array(z.object({ kind: ledgerAccountKindSchema, balanceCents: storedCentsSchema }))

/** Balances of a project's accounts, or of the house's for null. */
export async function balancesOf(req: PayloadRequest, projectId: string | null): Promise<Balances> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(
    sql`select kind, balance_cents as "balanceCents" from ledger_accounts where project_id is not distinct from ${projectId}::varchar`,
  )
  const found = new Map(rowsSchema.parse(rows).map(({ kind, balanceCents }) => [kind, balanceCents]))
  return recordOf(LEDGER_ACCOUNT_KINDS, (kind) => found.get(kind) ?? cents(0))
}
