import { productionProgress } from '@framewell/domain/production/milestones'
import { milestoneSchema, type Production as ProductionAnswer } from '@framewell/domain/production/productionCalls'
import { pickerChoicesSchema } from '@framewell/domain/quotes/pickerChoices'
import { quoteLineSchema } from '@framewell/domain/quotes/quoteLine'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { PlanProduction } from '../payload-types'

const storedSchema = z.object({
  choices: pickerChoicesSchema,
  lines: z.array(quoteLineSchema),
  milestones: z.array(milestoneSchema),
})

/** A stored production as calls return it. */
export function productionAnswer(document: PlanProduction): ProductionAnswer {
  const { id, number, planId, planName, totalCents, priceBookVersion, status, createdAt } = document
  const stored = storedSchema.parse(document)
  return {
    id,
    number,
    planId,
    planName,
    totalCents,
    priceBookVersion,
    status,
    declineReason: document.declineReason ?? null,
    ...stored,
    progress: productionProgress(stored.milestones),
    startedAt: createdAt,
  }
}

/** One production with its hidden fields. The caller checks who may see it: by role, or by the link's token. */
export function findProduction(req: PayloadRequest, id: string): Promise<PlanProduction | null> {
  return req.payload.findByID({
    collection: 'plan-productions',
    id,
    disableErrors: true,
    showHiddenFields: true,
    // An owner has no account: the token is the right to it.
    overrideAccess: true,
    req,
  })
}
