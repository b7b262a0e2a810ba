import { easternDay } from '@framewell/domain/dates/bankingTime'
import { centsSchema } from '@framewell/domain/money/centsSchema'
import { bankAccountSchema } from '@framewell/domain/payments/bankAccount'
import type { downloadPayoutFile as downloadCall } from '@framewell/domain/payments/payoutCalls'
import type { PayoutFile } from '@framewell/domain/payments/payoutFile'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordAudit } from '../../platform/audit/recordAudit'
import { bankingDayOf } from '../../platform/database/companyTime'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { asFile } from '../asFile'
import { bankTransfer } from '../providers/bankTransfer'
import { openBank } from './sealedBank'
import { findRuns } from './storedRun'

/** File ID modifiers of files with the same date as one made now. The caller holds the runs' lock. */
export async function fileIdModifiersOf(req: PayloadRequest, now: Date): Promise<string[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select coalesce(file_id_modifier, 'A') as modifier from payout_runs
    where ${bankingDayOf(sql`sent_at`)} = ${easternDay(now)}
    union all select file_id_modifier from prenote_files where ${bankingDayOf(sql`created_at`)} = ${easternDay(now)}`)
  return z
    .array(z.object({ modifier: z.string() }))
    .parse(rows)
    .map(({ modifier }) => modifier)
}

const instructionRows = z.array(
  z.object({
    reference: z.string(),
    amountCents: centsSchema,
    sealed: z.string(),
    trace: z.string().nullable(),
    remittance: z.string().nullable(),
    address: z.string().nullable(),
  }),
)
/** Entry refuses names that a file cannot hold. Older names stay as they are, and the file transliterates them. */
export const sealedAccountSchema = bankAccountSchema.extend({ accountName: z.string() })

/** Framewell's account as it was when a file was sent. */
export const sealedOriginator = (sealed: string): PayoutFile['originator'] =>
  // We encrypted it from an originator, and it is authenticated.
  openBank(sealed) as PayoutFile['originator']

/** The same file every time: its content was fixed when the run was sent. */
export const downloadPayoutFile: Operation<typeof downloadCall> = async ({ req, refuse }, { id, format }) => {
  const [run] = await findRuns(req, sql`r.id = ${id}`)
  if (!run) throw refuse('notFound')
  if (!run.sentAt || !run.originator) throw refuse('notSent')
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select o.reference, o.amount_cents::float8 as "amountCents", o.trace, o.remittance, o.payee_address as address, b.sealed from payouts o join bank_details b on b.id = o.bank_detail_id
    where o.run_id = ${id} order by length(o.reference), o.reference`)
  const file: PayoutFile = {
    runNumber: run.number,
    createdAt: new Date(run.sentAt),
    payOn: run.payOn,
    fileIdModifier: run.fileIdModifier ?? 'A',
    originator: sealedOriginator(run.originator),
    payouts: instructionRows
      .parse(rows)
      .map(({ sealed, ...payout }) => ({ ...payout, account: sealedAccountSchema.parse(openBank(sealed)) })),
  }
  // Recorded although it only reads: this file holds the full account numbers.
  await recordAudit(req, {
    action: 'payout-file-download',
    subjectType: 'payout-runs',
    subjectId: id,
    after: { number: run.number, format },
  })
  const { name, type, content } = bankTransfer.instruct[format](file)
  return asFile(name, type, content)
}
