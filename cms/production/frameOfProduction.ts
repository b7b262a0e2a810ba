import type { OrderedInputs } from '@framewell/domain/orders/frozenOrder'
import type { QuoteFrame } from '@framewell/domain/quotes/frameOfSize'
import type { PayloadRequest } from 'payload'
import { priceBookVersion } from '../catalog/priceBooks'
import type { PlanProduction } from '../payload-types'
import { frameOfInputs } from '../quotes/frameOfInputs'
import { drawingsOfPlan } from '../quotes/planLayoutOf'
import { productionAnswer } from './storedProduction'

/** The frame that was requested, at its own prices: its plan as it was drawn that day, with the options and fixes that were picked. */
export async function frameOfProduction(req: PayloadRequest, stored: PlanProduction): Promise<QuoteFrame> {
  const { choices, priceBookVersion: version, startedAt } = productionAnswer(stored)
  const inputs: OrderedInputs = { kind: 'picker', answers: choices }
  const drawings = await drawingsOfPlan(req, choices.planId)
  const drawn = drawings.find(({ since }) => since <= new Date(startedAt)) ?? drawings.at(-1)
  return frameOfInputs(await priceBookVersion(req, version), inputs, drawn?.layout ?? null)
}
