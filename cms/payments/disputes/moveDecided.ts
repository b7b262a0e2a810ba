import { type Cents, cents } from '@framewell/domain/money/cents'
import { maxCents, subtractCents } from '@framewell/domain/money/differences'
import { creditNote } from '@framewell/domain/payments/creditNote'
import { disputePosting } from '@framewell/domain/payments/disputeEntries'
import { DISPUTE_OUTCOME_WORDS, type DisputeOutcome, type Held, type Resolution } from '@framewell/domain/payments/disputes'
import { earnedParts } from '@framewell/domain/payments/earned'
import { taxOfCredit } from '@framewell/domain/tax/salesTax'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../../platform/database/transactionOf'
import { holdFree } from '../escrow/heldCash'
import { escrowPosition } from '../escrow/storedTransfers'
import { endAdvances } from '../factoring/endAdvances'
import { settleAdvances } from '../factoring/settleAdvances'
import { owingOf } from '../factoring/storedAdvances'
import { post } from '../post'
import { balancesOf } from '../projects/balances'
import { moveClosing } from '../projects/closing'
import { creditInvoices, ON_CREDIT, taxToCredit } from '../projects/creditInvoices'
import type { StoredProject } from '../projects/findProject'
import { completeProject } from '../projects/releaseRetainage'

interface Moved {
  readonly id: string
  readonly outcome: DisputeOutcome
  readonly held: Held
  readonly decided: Resolution
  /** What of the retainage that the decision releases was withheld from the shop. */
  readonly shopRetainageCents: Cents
}

/**
 * Moves what a decision divides, in the caller's transaction, with the project locked. The tax charged on what is refunded goes back with it.
 * Both prices bear a refund in proportion. What the builder still owes is deducted before anything is paid back. Early payouts the project no
 * longer covers are taken back or owed by the shop.
 */
export async function moveDecided(req: PayloadRequest, project: StoredProject, moved: Moved): Promise<void> {
  const { id, outcome, held, decided, shopRetainageCents } = moved
  const owing = await owingOf(req, project)
  const balances = await balancesOf(req, project.number)
  const taxCents = decided.refundCents > 0 ? await taxToCredit(req, project, decided.refundCents) : cents(0)
  const { entries, creditBack, refundCents } = creditNote(project.number, balances, { priceCents: decided.refundCents, taxCents })
  if (project.status === 'closed')
    await moveClosing(req, project.number, { shopCents: decided.payableRefundCents, builderCents: refundCents })
  const posting = disputePosting({
    id,
    projectId: project.number,
    outcome,
    held,
    resolution: decided,
    shopRetainageCents,
    owing,
    feeCents: balances.fee,
    credit: entries,
  })
  if (posting.entries.length > 0) await post(req, posting)
  await creditInvoices(req, project.id, ON_CREDIT, creditBack)
  // The builder owes less for released work, so cash that was counted for it belongs to what is not released; or a refund is owed.
  if (decided.releasedRefundCents > 0) await holdFree(req, id, project.number, (await escrowPosition(req)).toOperatingCents)
  const ofRetainage = earnedParts(shopRetainageCents, owing)
  await settleAdvances(req, project, ofRetainage.debtCents)
  if (project.deliveredOn !== null) return completeProject(req, project, ofRetainage.netCents)
  const unreleasedRefund = subtractCents(decided.refundCents, decided.releasedRefundCents)
  if (unreleasedRefund === 0) return
  const taxableLeft = maxCents(cents(0), subtractCents(project.tax?.taxableCents ?? cents(0), project.refundedTaxableCents))
  const taxableRefund = taxOfCredit(taxableLeft, subtractCents(project.priceCents, project.refundedCents), unreleasedRefund)
  const db = await transactionOf(req)
  await db.execute(sql`
    update payment_projects set refunded_cents = refunded_cents + ${unreleasedRefund},
      refunded_taxable_cents = refunded_taxable_cents + ${taxableRefund}, updated_at = now() where id = ${project.id}`)
  await endAdvances(req, project.number, { reason: `Dispute resolved: ${DISPUTE_OUTCOME_WORDS[outcome].toLowerCase()}` })
}
