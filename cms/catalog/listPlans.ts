import { toCatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import type { listPlans as listPlansCall } from '@framewell/domain/catalog/listPlans'
import { storedPlanSchema } from '@framewell/domain/catalog/plan'
import type { PayloadRequest } from 'payload'
import { rowStamp } from '../platform/database/tableStamp'
import type { Operation } from '../platform/http/calls/bindCall'
import { toCardMedia } from '../platform/uploads/toMedia'
import { designedAside } from './checkAside'
import { storedPlan } from './storedPlan'

/** Changes with any plan and any plan's pictures. */
export const CATALOG_STAMP = `
  select ${rowStamp('plan.id', 'plan.xmin', 'picture.id', 'picture.xmin', 'framed.id', 'framed.xmin')}
  from home_plans plan
  left join media picture on picture.id = plan.picture_id
  left join media framed on framed.id = plan.framed_picture_id`

/** The plans on offer, smallest first. */
export const listPlans: Operation<typeof listPlansCall> = async ({ req }) => ({ plans: await findPlans(req) })

async function findPlans(req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'home-plans',
    where: { offered: { equals: true } },
    sort: ['squareFeet', 'planId'],
    pagination: false,
    depth: 1,
    // The plans on offer are public, pictures included; the answer is cached for everybody.
    overrideAccess: true,
    req,
  })
  return Promise.all(
    docs.map(async (document) => {
      const plan = storedPlanSchema.parse(storedPlan({ ...document }))
      const pictures = { finished: toCardMedia(document.picture), framed: toCardMedia(document.framedPicture) }
      // Only the drawing set and the DXF name the rooms; both read the stored layout.
      const { rooms: _, ...layout } = await designedAside(plan.layout)
      return toCatalogPlan({ ...plan, layout }, pictures)
    }),
  )
}
