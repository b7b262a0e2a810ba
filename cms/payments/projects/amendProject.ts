import { addCents, type Cents } from '@framewell/domain/money/cents'
import { negateCents } from '@framewell/domain/money/differences'
import { changeInvoices, priceReduction } from '@framewell/domain/payments/amendment'
import { creditProject, debitProject, moving } from '@framewell/domain/payments/posting'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { recordAudit } from '../../platform/audit/recordAudit'
import { transactionOf } from '../../platform/database/transactionOf'
import { addInvoice } from '../billing/addInvoice'
import { activateWhenFunded } from '../billing/bookReceipt'
import { endAdvances } from '../factoring/endAdvances'
import { post } from '../post'
import { balancesOf } from './balances'
import { creditInvoices, unpaidRows } from './closeProject'
import { lockAnyProject } from './findProject'

/**
 * Applies a change order that both sides accepted before fabrication, in the caller's transaction. An increase is billed by the order's
 * terms: the prepaid share is due before fabrication, the rest is trade credit. A decrease first lowers an unpaid prepaid invoice, then the
 * credit, then is refunded to the builder.
 * @param differenceCents change of the price
 * @returns whether a payment must arrive before the order can become active
 */
export async function amendProject(
  req: PayloadRequest,
  order: { readonly number: string },
  differenceCents: Cents,
  now = new Date(),
): Promise<{ readonly fundsNeeded: boolean }> {
  const project = await lockAnyProject(req, order.number)
  if (project?.status !== 'active') throw new Error(`${order.number} has no open project to amend`)
  if (project.completed.length > 0) throw new Error(`${order.number} is in fabrication: its price no longer changes`)
  const db = await transactionOf(req)
  await db.execute(
    sql`update payment_projects set price_cents = price_cents + ${differenceCents}, updated_at = now() where id = ${project.id}`,
  )
  const { rows } = await db.execute(sql`
    select count(*)::int as n from audit_records where action = 'payment-project-amend' and subject_id = ${project.number}`)
  const key = `amend:${project.number}:${Number(rows[0]?.n) + 1}`
  if (differenceCents > 0) await add(differenceCents)
  if (differenceCents < 0) await takeOff(negateCents(differenceCents))
  await endAdvances(req, project.number, { reason: 'A change order lowered the price' })
  await recordAudit(req, {
    action: 'payment-project-amend',
    subjectType: 'payment-projects',
    subjectId: project.number,
    before: { priceCents: project.priceCents },
    after: { priceCents: addCents(project.priceCents, differenceCents) },
  })
  const open = await db.execute(sql`select 1 from invoices where project_id = ${project.id} and prepaid and status = 'open' limit 1`)
  if (open.rows.length === 0) await activateWhenFunded(req, project.id, project.number)
  return { fundsNeeded: open.rows.length > 0 }

  async function add(addedCents: Cents): Promise<void> {
    if (!project) return
    const { prepaidCents, creditCents } = changeInvoices(addedCents, project.terms)
    const { netDays } = project.terms
    if (prepaidCents > 0) await addInvoice(req, project, { kind: 'change', amountCents: prepaidCents, prepaid: true }, { netDays }, now)
    if (creditCents === 0) return
    await addInvoice(req, project, { kind: 'change', amountCents: creditCents, prepaid: false }, { netDays }, now)
    await post(req, {
      key,
      kind: 'house_credit',
      description: 'Trade credit extended for a change order',
      entries: [debitProject(project.number, 'receivable', creditCents), creditProject(project.number, 'escrow', creditCents)],
    })
  }

  async function takeOff(takenCents: Cents): Promise<void> {
    if (!project) return
    const unpaid = await db.execute(sql`
      select id, amount_cents - paid_cents - credited_cents as "openCents" from invoices
      where project_id = ${project.id} and prepaid and status = 'open' order by created_at desc, number desc`)
    const { receivable } = await balancesOf(req, project.number)
    const { credited, creditBackCents, refundCents } = priceReduction(takenCents, unpaidRows.parse(unpaid.rows), receivable)
    for (const { id, cents: part } of credited)
      await db.execute(sql`
        update invoices set credited_cents = credited_cents + ${part}, updated_at = now(),
          status = case when amount_cents - paid_cents - credited_cents > ${part} then status::text
            when paid_cents > 0 then 'paid' else 'void' end::enum_invoices_status
        where id = ${id}`)
    const left = addCents(creditBackCents, refundCents)
    if (left === 0) return
    await creditInvoices(req, project.id, creditBackCents)
    await post(req, {
      key,
      kind: 'refund',
      description: 'A change order took this off the price',
      entries: moving([
        debitProject(project.number, 'escrow', left),
        creditProject(project.number, 'receivable', creditBackCents),
        creditProject(project.number, 'builder_payable', refundCents),
      ]),
    })
  }
}
