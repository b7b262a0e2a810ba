import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { recordAudit } from '../../platform/audit/recordAudit'
import { idOf } from '../../platform/database/idOf'
import { transactionOf } from '../../platform/database/transactionOf'
import { endAdvances } from '../factoring/endAdvances'
import { moneyChanged } from '../moneyChanged'
import { lockAnyProject } from './findProject'

/**
 * The money side of an order follows it to another shop, in the caller's transaction: escrow stays with the order, and every later release
 * goes to the new shop, by the price it accepts. While no shop makes it nothing is released. The first shop no longer sees the project, and
 * its early payouts end: what was not sent is taken back, what was sent it owes.
 * @throws Error once a phase has released money to the first shop: an order changes shops only before fabrication
 */
export async function reassignProject(
  req: PayloadRequest,
  order: { readonly number: string; readonly fabricator: string | { readonly id: string } | null },
  reason: string,
): Promise<void> {
  const project = await lockAnyProject(req, order.number)
  if (!project) return
  if (project.completed.length > 0) throw new Error(`${order.number} has released money to its shop`)
  await endAdvances(req, project.number, { reason, shopEnds: true })
  const fabricator = order.fabricator && idOf(order.fabricator)
  const database = await transactionOf(req)
  await database.execute(
    sql`update payment_projects set fabricator_id = ${fabricator}, release_policy = release_policy - 'shopPriceCents', updated_at = now() where id = ${project.id}`,
  )
  await recordAudit(req, {
    action: 'payment-project-reassign',
    subjectType: 'payment-projects',
    subjectId: project.number,
    before: { fabricator: project.fabricatorId },
    after: { fabricator },
  })
  await moneyChanged(req, project)
}
