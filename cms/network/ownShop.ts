import { weekStartOf } from '@framewell/domain/network/capacityWeek'
import { earnedQuality, qualityWords } from '@framewell/domain/network/earnedQuality'
import { OWN_CALENDAR_WEEKS, type OwnShop } from '@framewell/domain/network/ownShopCalls'
import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { companiesOf } from '../parties/companyOf'
import type { Fabricator, NetworkDocument } from '../payload-types'
import type { Refusing } from '../platform/http/calls/callContext'
import { calendarOf } from './capacityCalls'
import { findApplication } from './ownApplicationCalls'
import { rollFormersOf } from './rollFormersOf'
import { shopPanelBasis } from './shopPanelBasis'
import { documentAnswer, ownApplication } from './storedApplication'

/** The shop of the request's person, as a member of its company. */
export async function findOwnShop(req: PayloadRequest): Promise<Fabricator | undefined> {
  const companies = (await companiesOf(req)).filter(({ kind }) => kind === 'fabricator').map(({ id }) => id)
  // An empty list would match nothing; of two shops of one company, the older one counts.
  const { docs } =
    companies.length === 0
      ? { docs: [] }
      : await req.payload.db.find<Fabricator>({
          collection: 'fabricators',
          where: { company: { in: companies } },
          sort: 'createdAt',
          limit: 1,
          req,
        })
  return docs[0]
}

/** The same for a person who must have one. @throws the call's noShop. */
export async function requireOwnShop({ req, refuse }: Refusing<'noShop'>): Promise<Fabricator> {
  const shop = await findOwnShop(req)
  if (!shop) throw refuse('noShop')
  return shop
}

/** What a shop sent since it joined, and what came with its application. */
export function ownDocuments({ id, application }: Fabricator): Where {
  return { or: [{ fabricator: { equals: id } }, ...(application ? [{ application: { equals: application } }] : [])] }
}

/** A shop as its own people see it. */
export async function ownShopAnswer(req: PayloadRequest, shop: Fabricator, now: Date): Promise<OwnShop> {
  const { onTimeRate, inspectionRate, disputeFreeRate, score } = earnedQuality(shop)
  const { finishedOrders, onTimeOrders, inspections, passedInspections, disputedOrders } = shop
  const application = shop.application ? await findApplication(req, shop.application) : null
  const { docs: documents } = await req.payload.db.find<NetworkDocument>({
    collection: 'network-documents',
    where: ownDocuments(shop),
    sort: '-createdAt',
    limit: 200,
    pagination: false,
    req,
  })
  return {
    id: shop.id,
    name: shop.name,
    address: shop.address,
    contactName: shop.contactName ?? '',
    contactEmail: shop.contactEmail ?? '',
    status: shop.status,
    statusReason: shop.statusReason ?? null,
    isPreferred: shop.isPreferred ?? false,
    reachMiles: shop.reachMiles,
    weeklyCapacity: shop.weeklyCapacity,
    webs: z.array(z.string()).parse(shop.webs),
    mils: z.array(z.number()).parse(shop.mils),
    maxMemberFeet: shop.maxMemberFeet,
    toleranceInches: shop.toleranceInches,
    panels: shopPanelBasis(shop),
    rollFormers: rollFormersOf(shop),
    insuredUntil: shop.insuredUntil ?? null,
    quality: {
      score,
      words: qualityWords(shop),
      finishedOrders,
      onTime: { good: onTimeOrders, of: finishedOrders, rate: onTimeRate },
      inspections: { good: passedInspections, of: inspections, rate: inspectionRate },
      disputeFree: { good: finishedOrders - disputedOrders, of: finishedOrders, rate: disputeFreeRate },
    },
    documents: documents.map(documentAnswer),
    weeks: await calendarOf(req, shop.id, weekStartOf(now), OWN_CALENDAR_WEEKS),
    application: application ? await ownApplication(req, application) : null,
  }
}
