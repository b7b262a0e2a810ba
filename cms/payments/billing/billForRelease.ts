import { nextPhase } from '@framewell/domain/payments/phases'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../platform/database/transactionOf'
import { accountToPay } from '../bank/houseBankAccount'
import { lockAnyProject, type StoredProject } from '../projects/findProject'
import { isAcceptable } from '../projects/heldRelease'
import { phaseOutlook } from '../projects/phaseState'
import { issueInvoice, scheduledInvoiceSchema } from './issueReached'

/**
 * Where the shop carries the credit, a phase is released only once it is paid for, so its invoices cannot wait for its release: as soon as
 * the next phase can be accepted, scheduled invoices are issued, earliest first, until what is billed covers what the phase lacks.
 */
export async function billForRelease(
  req: PayloadRequest,
  { number, terms }: Pick<StoredProject, 'number' | 'terms'>,
  now: Date,
): Promise<void> {
  if (terms.carriedBy !== 'shop') return
  const project = await lockAnyProject(req, number)
  const phase = project && nextPhase(project.completed)
  if (!project || !phase) return
  const { refusal, drawsCents } = await phaseOutlook(req, project, phase)
  const payTo = isAcceptable(refusal) && drawsCents > 0 ? await accountToPay(req) : null
  if (!payTo) return
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    with bills as (
      select id, number, status, amount_cents - paid_cents - credited_cents - (tax_cents - paid_tax_cents - credited_tax_cents) as open
      from invoices where project_id = ${project.id} and not prepaid and status in ('open', 'scheduled')
    )
    select id, ${project.title}::text as title, ${terms.netDays}::int as "netDays" from bills i
    where status = 'scheduled' and (select coalesce(sum(open), 0) from bills b where b.status = 'open' or b.number < i.number) < ${drawsCents}
    order by number`)
  for (const scheduled of z.array(scheduledInvoiceSchema).parse(rows)) await issueInvoice(req, scheduled, payTo, now)
}
