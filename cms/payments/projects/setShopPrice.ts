import type { Cents } from '@framewell/domain/money/cents'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { recordAudit } from '../../platform/audit/recordAudit'
import { transactionOf } from '../../platform/database/transactionOf'
import { endAdvances } from '../factoring/endAdvances'
import { moneyChanged } from '../moneyChanged'
import { lockAnyProject } from './findProject'

/**
 * The shop of an order accepts a price, in the caller's transaction: every phase pays it by that price and Framewell keeps the difference.
 * Early payouts that the price no longer covers end. @param shopPriceCents null when the shop gives the order up
 * @throws Error once a phase has released money: its split does not change
 */
export async function setShopPrice(req: PayloadRequest, number: string, shopPriceCents: Cents | null): Promise<void> {
  const project = await lockAnyProject(req, number)
  const before = project?.releasePolicy.shopPriceCents ?? null
  if (!project || before === shopPriceCents) return
  if (project.completed.length > 0) throw new Error(`${number} has released money to its shop`)
  const database = await transactionOf(req)
  const changed =
    shopPriceCents === null ? sql`- 'shopPriceCents'` : sql`|| jsonb_build_object('shopPriceCents', ${shopPriceCents}::bigint)`
  await database.execute(
    sql`update payment_projects set release_policy = release_policy ${changed}, updated_at = now() where id = ${project.id}`,
  )
  await recordAudit(req, {
    action: 'payment-project-shop-price',
    subjectType: 'payment-projects',
    subjectId: number,
    before: { shopPriceCents: before },
    after: { shopPriceCents },
  })
  await endAdvances(req, number, { reason: 'The shop accepted the order at its price' })
  await moneyChanged(req, project)
}
