import { type Cents, cents } from '@framewell/domain/money/cents'
import { minCents, subtractCents } from '@framewell/domain/money/differences'
import { holdPosting, unholdPosting } from '@framewell/domain/payments/escrowCash'
import { toHoldCents } from '@framewell/domain/payments/funding'
import type { LedgerAccountKind } from '@framewell/domain/payments/ledgerAccount'
import type { Posting } from '@framewell/domain/payments/posting'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { runPrepared } from '../../platform/database/runPrepared'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { nthKey } from '../keysOfCause'
import { writePosting } from '../writePosting'

/** What is in the escrow account for a project, and what says how much belongs there. */
export const heldRowSchema = z.object({
  number: z.string(),
  cash: storedCentsSchema,
  escrow: storedCentsSchema,
  retainage: storedCentsSchema,
  receivable: storedCentsSchema,
  builder_payable: storedCentsSchema,
})

const sumOf = (name: string, kind: LedgerAccountKind) => `coalesce(sum(balance_cents) filter (where kind = '${kind}'), 0) as ${name}`
/** SQL: the columns of such a row. */
export const HELD_COLUMNS = `project_id as number, ${sumOf('cash', 'escrow_cash')}, ${sumOf('escrow', 'escrow')},
  ${sumOf('retainage', 'retainage')}, ${sumOf('receivable', 'receivable')}, ${sumOf('builder_payable', 'builder_payable')}`
export const HELD_KINDS = `kind in ('escrow_cash', 'escrow', 'retainage', 'receivable', 'builder_payable')`

async function heldOf(req: PayloadRequest, numbers: readonly string[]) {
  const rows = await runPrepared(
    req,
    'escrow-held',
    `select ${HELD_COLUMNS} from ledger_accounts where project_id = any($1::varchar[]) and ${HELD_KINDS} group by project_id order by project_id`,
    [numbers],
  )
  return z.array(heldRowSchema).parse(rows)
}

/** Debits of these lower what belongs in the escrow account. */
const LOWERING: readonly LedgerAccountKind[] = ['escrow', 'retainage', 'receivable', 'builder_payable']

/**
 * After a posting: what is in the escrow account for its projects and does not belong there any more is free, to be transferred. The caller
 * holds the locks of the projects.
 */
export async function releaseHeld(req: PayloadRequest, { key, entries }: Posting): Promise<void> {
  const lowered = entries.flatMap(({ account, projectId, amountCents }) =>
    projectId !== null && amountCents > 0 && LOWERING.includes(account) ? [projectId] : [],
  )
  if (lowered.length === 0) return
  for (const held of await heldOf(req, [...new Set(lowered)])) {
    const excess = subtractCents(held.cash, toHoldCents(held))
    if (excess > 0) await writePosting(req, unholdPosting(`held-less:${held.number}:${key}`, held.number, excess))
  }
}

/** What arrived in the escrow account with a movement is held for a project, as far as it belongs there. @param upToCents and no more than this */
export async function holdReceived(req: PayloadRequest, lineId: string, number: string, upToCents: Cents): Promise<void> {
  const [held] = await heldOf(req, [number])
  const missing = held ? subtractCents(toHoldCents(held), held.cash) : cents(0)
  const part = minCents(upToCents, missing)
  if (part > 0) await writePosting(req, holdPosting(await nthKey(req, 'held', lineId), number, part))
}

/**
 * After a decision that raised what belongs in the escrow account for a project: what is free there is held for it.
 * @param freeCents of the account
 */
export async function holdFree(req: PayloadRequest, disputeId: string, number: string, freeCents: Cents): Promise<void> {
  const [held] = await heldOf(req, [number])
  const part = minCents(freeCents, held ? subtractCents(toHoldCents(held), held.cash) : cents(0))
  if (part > 0) await writePosting(req, holdPosting(await nthKey(req, 'held', disputeId), number, part))
}

/** What a movement brought for a project is not held any more, as far as it still is. */
export async function unhold(req: PayloadRequest, lineId: string, number: string, upToCents: Cents): Promise<void> {
  const [held] = await heldOf(req, [number])
  const part = minCents(upToCents, held?.cash ?? cents(0))
  if (part > 0) await writePosting(req, unholdPosting(await nthKey(req, 'held', lineId), number, part))
}
