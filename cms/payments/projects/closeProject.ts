import type { Cents } from '@framewell/domain/money/cents'
import { minCents, subtractCents } from '@framewell/domain/money/differences'
import { creditOwnAccount, creditProject, debitProject, moving } from '@framewell/domain/payments/posting'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordAudit } from '../../platform/audit/recordAudit'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'
import { endAdvances } from '../factoring/endAdvances'
import { post } from '../post'
import { balancesOf } from './balances'
import { recordClosing } from './closing'
import { lockAnyProject } from './findProject'

/**
 * Closes the money side of a canceled order, in the caller's transaction: escrow first takes back trade credit, and the rest becomes
 * payable to the builder. Open invoices are void, except for credit already released to the shop. Early payouts not yet sent are taken
 * back; the shop owes what was sent. An order without a project (never signed) has nothing to close.
 */
export async function closeProject(req: PayloadRequest, order: { readonly number: string }, reason: string): Promise<void> {
  const project = await lockAnyProject(req, order.number)
  if (project?.status !== 'active') return
  const { escrow, receivable } = await balancesOf(req, project.number)
  const creditBack = minCents(escrow, receivable)
  if (escrow > 0)
    await post(req, {
      key: `close:${project.number}`,
      kind: 'refund',
      description: `Order cancelled: ${reason}`.slice(0, 500),
      entries: moving([
        debitProject(project.number, 'escrow', escrow),
        creditProject(project.number, 'receivable', creditBack),
        creditProject(project.number, 'builder_payable', subtractCents(escrow, creditBack)),
      ]),
    })
  const db = await transactionOf(req)
  await creditInvoices(req, project.id, creditBack)
  await db.execute(
    sql`update invoices set status = 'void', updated_at = now() where project_id = ${project.id} and prepaid and status = 'open'`,
  )
  await db.execute(
    sql`update payment_projects set status = 'closed', close_reason = ${reason.slice(0, 500)}, updated_at = now() where id = ${project.id}`,
  )
  await endAdvances(req, project.number, { reason: `Order canceled: ${reason}` })
  await sweepFee(req, project.number)
  await recordClosing(req, project.number)
  await recordAudit(req, {
    action: 'payment-project-close',
    subjectType: 'payment-projects',
    subjectId: project.number,
    after: { refundCents: subtractCents(escrow, creditBack), creditBackCents: creditBack },
    reason,
  })
}

/** Invoices with what is still to be paid on them. */
export const unpaidRows = z.array(z.object({ id: z.string(), openCents: storedCentsSchema }))

/** Deducts an amount from the invoices on credit, the last one first. An invoice with nothing left is void, or paid if part of it was. */
export async function creditInvoices(req: PayloadRequest, projectId: string, creditCents: Cents): Promise<void> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select id, amount_cents - paid_cents - credited_cents as "openCents" from invoices
    where project_id = ${projectId} and not prepaid and status in ('open', 'scheduled') order by created_at desc, number desc`)
  let left = creditCents
  for (const { id, openCents } of unpaidRows.parse(rows)) {
    const part = minCents(left, openCents)
    if (part <= 0) continue
    left = subtractCents(left, part)
    await db.execute(sql`
      update invoices set credited_cents = credited_cents + ${part}, updated_at = now(),
        status = case when amount_cents - paid_cents - credited_cents > ${part} then status::text
          when paid_cents > 0 then 'paid' else 'void' end::enum_invoices_status
      where id = ${id}`)
  }
}

/** Moves a completed project's fee into revenue. */
export async function sweepFee(req: PayloadRequest, number: string): Promise<void> {
  const { fee } = await balancesOf(req, number)
  if (fee === 0) return
  await post(req, {
    key: `fee:${number}`,
    kind: 'fee_sweep',
    description: "The house's fee",
    entries: [debitProject(number, 'fee', fee), creditOwnAccount('revenue', fee)],
  })
}
