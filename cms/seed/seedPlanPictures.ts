import type { PictureName } from '@framewell/domain/content/sitePictures'
import type { BasePayload } from 'payload'
import { seedOnce } from '../platform/seeds/seedOnce'
import { pictureId } from './sitePictures'

/** The shipped plans' two pictures. */
const PLAN_PICTURES: readonly { readonly planId: string; readonly finished: PictureName; readonly framed: PictureName }[] = [
  { planId: 'the-bova-plan', finished: 'bova-finished', framed: 'bova-frame' },
  { planId: 'the-schiff-plan', finished: 'schiff-finished', framed: 'schiff-frame' },
  { planId: 'the-storch-plan', finished: 'storch-finished', framed: 'storch-frame' },
]

/**
 * Gives the shipped plans their pictures, once in the life of a database; a plan that has a picture keeps it. Returns the IDs of the plans
 * it changed.
 */
export function seedPlanPictures(payload: BasePayload): Promise<string[]> {
  return seedOnce(
    payload,
    'plan-pictures',
    async () => true,
    async (req) => {
      const given: string[] = []
      for (const { planId, finished, framed } of PLAN_PICTURES) {
        const { docs } = await payload.find({ collection: 'home-plans', where: { planId: { equals: planId } }, limit: 1, depth: 0, req })
        const [plan] = docs
        if (!plan || plan.picture || plan.framedPicture) continue
        const data = { picture: await pictureId(req, finished), framedPicture: await pictureId(req, framed) }
        await payload.update({ collection: 'home-plans', id: plan.id, data, req })
        given.push(planId)
      }
      return given
    },
  )
}
