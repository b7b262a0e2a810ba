import { companyDay } from '@framewell/domain/dates/businessDays'
import { emptyWeek, usedUnits, weekStartOf } from '@framewell/domain/network/capacityWeek'
import { earnedQuality, qualityWords } from '@framewell/domain/network/earnedQuality'
import type {
  FabricatorRow,
  listFabricators as listFabricatorsCall,
  listShopDocuments as listShopDocumentsCall,
  setFabricatorStatus as setFabricatorStatusCall,
} from '@framewell/domain/network/fabricatorCalls'
import { statusRefusal } from '@framewell/domain/network/fabricatorStatus'
import { shopStatusChanged } from '@framewell/domain/notifications/events/network'
import { certificationTier } from '@framewell/domain/orders/shopCertification'
import { SIGNED_STATUSES } from '@framewell/domain/orders/stages'
import { trustLevel } from '@framewell/domain/payments/factoring'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { notify } from '../notifications/notify'
import type { Fabricator } from '../payload-types'
import { recordAudit } from '../platform/audit/recordAudit'
import { texts } from '../platform/database/texts'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { listDocuments } from '../platform/lists/listDocuments'
import { lockedRow } from './lockedRow'
import { ownDocuments } from './ownShop'
import { routableShops } from './routableShops'
import { shopContact } from './shopContact'
import { shopLeft } from './shopLeft'
import { documentAnswer } from './storedApplication'
import { NO_SHOP } from './withoutShop'

export const listFabricators: Operation<typeof listFabricatorsCall> = async ({ req, now }, { status, ...asked }) => {
  const { docs, ...page } = await listDocuments(
    req,
    {
      collection: 'fabricators',
      searched: ['name', 'address'],
      where: status === 'all' ? [] : [{ status: { equals: status } }],
      newest: 'createdAt',
      sorts: { name: 'name', insured: 'insuredUntil' },
      standard: 'name',
    },
    asked,
  )
  return { data: await Promise.all(docs.map((shop) => fabricatorRow(req, shop, now))), ...page }
}

export const listShopDocuments: Operation<typeof listShopDocumentsCall> = async ({ req, refuse }, { id }) => {
  const shop = await req.payload.findByID({ collection: 'fabricators', id, disableErrors: true, overrideAccess: false, depth: 0, req })
  if (!shop) throw refuse('notFound')
  const { docs } = await req.payload.find({
    collection: 'network-documents',
    where: ownDocuments(shop),
    sort: '-createdAt',
    limit: 200,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return { documents: docs.map(documentAnswer) }
}

/** Activates, pauses or suspends a shop, and notifies it. */
export const setFabricatorStatus: Operation<typeof setFabricatorStatusCall> = async ({ req, refuse, now }, { id, status, reason }) => {
  const shop = await lockedRow<Fabricator>(req, 'fabricators', id)
  if (!shop) throw refuse('notFound')
  const refusal = statusRefusal({ status: shop.status, insuredUntil: shop.insuredUntil ?? null }, status, companyDay(now))
  if (refusal) throw refuse(refusal)
  const updated: Fabricator = await req.payload.db.updateOne({
    collection: 'fabricators',
    id,
    data: { status, statusReason: status === 'active' ? null : reason },
    req,
  })
  if (status !== 'active') await shopLeft.get()(req, { fabricator: id, reason })
  await recordAudit(req, {
    action: 'fabricator-status',
    subjectType: 'fabricators',
    subjectId: id,
    before: { status: shop.status },
    after: { status },
    reason,
  })
  await notify(req, shopStatusChanged, { ...(await shopContact(req, shop)), status, reason })
  return { fabricator: await fabricatorRow(req, updated, now) }
}

async function fabricatorRow(req: PayloadRequest, shop: Fabricator, now: Date): Promise<FabricatorRow> {
  const [routable] = await routableShops(req, weekStartOf(now), 1, shop.id)
  const thisWeek = routable?.weeks[0] ?? emptyWeek(weekStartOf(now), shop.weeklyCapacity)
  const { totalDocs: openDocuments } = await req.payload.count({
    collection: 'network-documents',
    where: { and: [ownDocuments(shop), { status: { equals: 'submitted' } }] },
    overrideAccess: false,
    req,
  })
  const { finishedOrders, onTimeOrders, disputedOrders, isPreferred } = shop
  const { score } = earnedQuality(shop)
  const shareOfFinished = (orders: number) => (finishedOrders === 0 ? null : orders / finishedOrders)
  return {
    id: shop.id,
    name: shop.name,
    address: shop.address,
    status: shop.status,
    statusReason: shop.statusReason ?? null,
    isPreferred: shop.isPreferred ?? false,
    certificationTier: certificationTier({ isPreferred: isPreferred ?? false, finishedOrders, score }),
    qualityScore: score,
    qualityWords: qualityWords(shop),
    weeklyCapacity: shop.weeklyCapacity,
    bookedThisWeek: usedUnits(thisWeek),
    thisWeek,
    insuredUntil: shop.insuredUntil ?? null,
    trustLevel: trustLevel({ finishedOrders, onTimeOrders, isPreferred: isPreferred ?? false }),
    onTimeRate: shareOfFinished(onTimeOrders),
    disputeRate: shareOfFinished(disputedOrders),
    ...(await workOf(req, shop.id)),
    openDocuments,
    demo: shop.demo ?? false,
  }
}

const workRow = z.object({ activeProjects: z.number(), currentExposure: z.number(), avgLeadTime: z.number().nullable() })

/** A shop's open work, with its escrow and advances, and the duration of its orders delivered within a year. */
async function workOf(req: PayloadRequest, fabricatorId: string): Promise<z.infer<typeof workRow>> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select count(*)::int as "activeProjects", coalesce(sum(held.cents), 0)::float8 / 100 as "currentExposure", (
      select avg(extract(epoch from done.at - d.placed_at) / 86400)::float8
      from orders d cross join lateral (
        select min(e.at) as at from order_events e where e.order_id = d.id and e.kind = 'stage' and e.stage = 'delivered_to_site'
      ) as done
      where d.fabricator_id = ${fabricatorId} and done.at > now() - interval '365 days'
    ) as "avgLeadTime"
    from orders o left join lateral (
      select sum(balance_cents) as cents from ledger_accounts a where a.project_id = o.number and a.kind in ('escrow', 'advance')
    ) as held on true
    where o.fabricator_id = ${fabricatorId} and o.status in ${texts(SIGNED_STATUSES)} and not ${NO_SHOP}`)
  return workRow.parse(rows[0])
}
