import { toCatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import { listPlans as listPlansCall } from '@framewell/domain/catalog/listPlans'
import { planSchema } from '@framewell/domain/catalog/plan'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { toMedia } from '../content/toMedia'
import { transactionOf } from '../database/transactionOf'
import { jsonAnswer } from '../http/answerFor'
import type { Operation } from '../http/bindCall'
import { storedPlan } from './storedPlan'

/** The last answer. It is used only while the database says that no plan and no picture changed, so no process serves a stale one. */
let kept: { readonly stamp: string; readonly body: string } | undefined

/** The plans on offer, smallest first. */
export const listPlans: Operation<typeof listPlansCall> = async ({ req }) => {
  const stamp = await catalogStamp(req)
  if (kept?.stamp !== stamp) kept = { stamp, body: JSON.stringify(listPlansCall.output.parse({ plans: await findPlans(req) })) }
  return jsonAnswer(kept.body, 200)
}

async function findPlans(req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'home-plans',
    where: { offered: { equals: true } },
    sort: ['squareFeet', 'planId'],
    pagination: false,
    depth: 1,
    // What is on offer is public, pictures included; the answer is kept for everybody.
    overrideAccess: true,
    req,
  })
  return docs.map((document) => toCatalogPlan(planSchema.parse(storedPlan({ ...document })), toMedia(document.picture)?.url ?? null))
}

const stampSchema = z.tuple([z.object({ stamp: z.string() })])

async function catalogStamp(req: PayloadRequest): Promise<string> {
  const database = await transactionOf(req)
  const found = await database.execute(sql`
    select concat_ws(' ', count(*), max(plan.updated_at), count(picture.id), max(picture.updated_at)) as stamp
    from home_plans plan left join media picture on picture.id = plan.picture_id`)
  return stampSchema.parse(found.rows)[0].stamp
}
