import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import type { BasePayload } from 'payload'
import { seedOnce } from '../platform/seeds/seedOnce'

/** Fills an empty catalog with the initial plans, once. Returns the IDs of the plans it created. */
export async function seedPlans(payload: BasePayload): Promise<string[]> {
  return seedOnce(
    payload,
    'plans',
    async (req) => (await payload.count({ collection: 'home-plans', req })).totalDocs === 0,
    async (req) => {
      for (const { id: planId, ...plan } of INITIAL_PLANS) {
        await payload.create({ collection: 'home-plans', data: { ...plan, planId, offered: true }, req })
      }
      return INITIAL_PLANS.map(({ id }) => id)
    },
  )
}
