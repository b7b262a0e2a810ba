import { recordOf } from '@framewell/domain/collections/recordOf'
import { type Cents, cents } from '@framewell/domain/money/cents'
import { LEDGER_ACCOUNT_KINDS, type LedgerAccountKind, ledgerAccountKindSchema } from '@framewell/domain/payments/ledgerAccount'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { SqlPart } from '../../platform/database/SqlPart'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'

export type Balances = Readonly<Record<LedgerAccountKind, Cents>>

const rowSchema = z.object({ kind: ledgerAccountKindSchema, balanceCents: storedCentsSchema })
const eachSchema = z.array(rowSchema.extend({ project: z.string() }))

/** Balances of each project whose number an SQL query finds; a project whose accounts are all empty is left out. */
export async function balancesOfEach(req: PayloadRequest, numbers: SqlPart): Promise<ReadonlyMap<string, Balances>> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select project_id as project, kind, balance_cents as "balanceCents" from ledger_accounts where balance_cents <> 0 and project_id in (${numbers})`)
  const found = new Map<string, z.infer<typeof rowSchema>[]>()
  for (const { project, ...account } of eachSchema.parse(rows)) found.set(project, [...(found.get(project) ?? []), account])
  return new Map([...found].map(([project, accounts]) => [project, balancesFrom(accounts)]))
}

/** Balances of a project's accounts; for null, of Framewell's own. */
export async function balancesOf(req: PayloadRequest, projectId: string | null): Promise<Balances> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(
    sql`select kind, balance_cents as "balanceCents" from ledger_accounts where project_id is not distinct from ${projectId}::varchar`,
  )
  return balancesFrom(z.array(rowSchema).parse(rows))
}

function balancesFrom(rows: readonly z.infer<typeof rowSchema>[]): Balances {
  const found = new Map(rows.map(({ kind, balanceCents }) => [kind, balanceCents]))
  return recordOf(LEDGER_ACCOUNT_KINDS, (kind) => found.get(kind) ?? cents(0))
}

/** Of a project whose accounts are all empty. */
export const NO_BALANCES: Balances = balancesFrom([])
