import { isDeepStrictEqual } from 'node:util'
import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { storedLayoutSchema } from '@framewell/domain/framing/layout'
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

/** Gives the initial plans of an earlier installation the bracing that their design site asks for, once; a plan that somebody changed keeps its own. */
export async function seedPlanBracing(payload: BasePayload): Promise<string[]> {
  return seedOnce(
    payload,
    'plan-bracing',
    async () => true,
    async (req) => {
      const braced: string[] = []
      for (const { id: planId, layout } of INITIAL_PLANS) {
        const { docs } = await payload.find({ collection: 'home-plans', where: { planId: { equals: planId } }, depth: 0, req })
        const reinforcements = layout.reinforcements?.filter(({ part }) => part !== 'brace' && part !== 'chord')
        for (const { id, layout: stored } of docs) {
          const { rooms = layout.rooms, ...parts } = storedLayoutSchema.parse(stored)
          if (!isDeepStrictEqual({ ...parts, rooms }, { ...layout, reinforcements })) continue
          await payload.update({
            collection: 'home-plans',
            id,
            data: { layout: { ...storedLayoutSchema.parse(stored), reinforcements: layout.reinforcements } },
            req,
          })
          braced.push(planId)
        }
      }
      return braced
    },
  )
}
