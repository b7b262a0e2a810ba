import { addCents } from '@framewell/domain/money/cents'
import { creditNote } from '@framewell/domain/payments/creditNote'
import { creditOwnAccount, debitProject, moving } from '@framewell/domain/payments/posting'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { recordAudit } from '../../platform/audit/recordAudit'
import { transactionOf } from '../../platform/database/transactionOf'
import { issueReached } from '../billing/issueReached'
import { endAdvances } from '../factoring/endAdvances'
import { post } from '../post'
import { balancesOf } from './balances'
import { recordClosing } from './closing'
import { creditInvoices, ON_CREDIT, taxToCredit } from './creditInvoices'
import { lockAnyProject } from './findProject'
import { tellRefund } from './refundOf'

/**
 * Closes the money side of a canceled order, in the caller's transaction: escrow and the tax charged on it first take back
 * trade credit, and the rest becomes payable to the builder. Open invoices are void, except for credit already released to the shop, which is
 * billed now. Early payouts not yet sent are taken back; the shop owes what was sent. An order without a project (never signed) has nothing to
 * close.
 */
export async function closeProject(
  req: PayloadRequest,
  order: { readonly number: string },
  reason: string,
  now = new Date(),
): Promise<void> {
  const project = await lockAnyProject(req, order.number)
  if (project?.status !== 'active') return
  const balances = await balancesOf(req, project.number)
  const { escrow } = balances
  const taxCents = await taxToCredit(req, project, escrow)
  const note = creditNote(project.number, balances, { priceCents: escrow, taxCents })
  if (escrow + taxCents > 0)
    await post(req, {
      key: `close:${project.number}`,
      kind: 'refund',
      description: `Order canceled: ${reason}`.slice(0, 500),
      entries: moving([debitProject(project.number, 'escrow', escrow), ...note.entries]),
    })
  const db = await transactionOf(req)
  await creditInvoices(req, project.id, ON_CREDIT, note.creditBack)
  await db.execute(
    sql`update invoices set status = 'void', updated_at = now() where project_id = ${project.id} and prepaid and status = 'open'`,
  )
  await db.execute(
    sql`update payment_projects set status = 'closed', close_reason = ${reason.slice(0, 500)}, updated_at = now() where id = ${project.id}`,
  )
  await issueReached(req, sql`p.id = ${project.id}`, now)
  await endAdvances(req, project.number, { reason: `Order canceled: ${reason}` })
  await sweepFee(req, project.number)
  await recordClosing(req, project.number)
  if (note.refundCents > 0) await tellRefund(req, project)
  await recordAudit(req, {
    action: 'payment-project-close',
    subjectType: 'payment-projects',
    subjectId: project.number,
    after: { refundCents: note.refundCents, creditBackCents: addCents(note.creditBack.priceCents, note.creditBack.taxCents) },
    reason,
  })
}

/** Moves a completed project's margin into revenue. */
export async function sweepFee(req: PayloadRequest, number: string): Promise<void> {
  const { fee } = await balancesOf(req, number)
  if (fee === 0) return
  await post(req, {
    key: `fee:${number}`,
    kind: 'fee_sweep',
    description: 'Framewell margin moved to revenue',
    entries: [debitProject(number, 'fee', fee), creditOwnAccount('revenue', fee)],
  })
}
