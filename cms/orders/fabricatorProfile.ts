import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { earnedQuality, qualityWords, recordedRates } from '@framewell/domain/network/earnedQuality'
import { etaAccuracy } from '@framewell/domain/orders/eta'
import { certificationTier } from '@framewell/domain/orders/shopCertification'
import type { getFabricatorProfile as getFabricatorProfileCall } from '@framewell/domain/orders/trackingCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { NOT_UNDONE } from '../network/stageRecords'
import { companiesOf } from '../parties/companyOf'
import type { Fabricator } from '../payload-types'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { hasRole } from '../platform/sessions/access'

const keptRows = z.array(z.object({ expectedAt: z.string(), reachedAt: z.string() }))
const tenths = (share: number) => Math.round(share * 1000) / 10

/** A shop's profile for its builders, computed from its finished orders. */
export const getFabricatorProfile: Operation<typeof getFabricatorProfileCall> = async ({ req, refuse }, { fabricatorId }) => {
  const shop = await req.payload.db.findOne<Fabricator>({ collection: 'fabricators', where: { id: { equals: fabricatorId } }, req })
  if (!shop || !(await maySee(req, fabricatorId))) throw refuse('unknownFabricator')
  const { score, onTimeRate: usualOnTime, disputeFreeRate } = earnedQuality(shop)
  // Before the first finished order there is only what every shop starts with, and screens say 'New shop'.
  const { onTimeRate, disputeRate } = recordedRates(shop) ?? { onTimeRate: usualOnTime, disputeRate: 1 - disputeFreeRate }
  return {
    profile: {
      id: shop.id,
      name: shop.contactName || shop.name,
      company: shop.name,
      certificationTier: certificationTier({ isPreferred: shop.isPreferred ?? false, finishedOrders: shop.finishedOrders, score }),
      reliabilityScore: tenths(score),
      onTimePercentage: tenths(onTimeRate),
      disputeRate: tenths(disputeRate),
      location: { address: shop.address },
      finishedOrders: shop.finishedOrders,
      qualityWords: qualityWords(shop),
      etaAccuracy: etaAccuracy(await keptEtas(req, fabricatorId)),
    },
  }
}

/** Operators, the shop's own members, and builders with an order there. */
async function maySee(req: PayloadRequest, fabricatorId: string): Promise<boolean> {
  if (hasRole(req, OPERATOR_ROLES)) return true
  const companies = JSON.stringify((await companiesOf(req)).map(({ id }) => id))
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select 1 from jsonb_array_elements_text(${companies}::jsonb) as own(id)
    where exists (select from orders where company_id = own.id::uuid and fabricator_id = ${fabricatorId})
      or exists (select from fabricators where company_id = own.id::uuid and fabricators.id = ${fabricatorId})`)
  return rows.length > 0
}

async function keptEtas(req: PayloadRequest, fabricatorId: string) {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select expected_at::text as "expectedAt", at::text as "reachedAt" from order_events
    where fabricator_id = ${fabricatorId} and kind = 'stage' and ${NOT_UNDONE} and expected_at is not null order by at desc limit 500`)
  return keptRows.parse(rows)
}
