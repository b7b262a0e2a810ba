import { z } from 'zod'
import { type Media, mediaSchema } from '../content/sectionMembers'
import { storedLayoutSchema } from '../framing/layout'
import { dollarsOfCents } from '../money/cents'
import { framingSpecs, framingSpecsSchema } from './framingSpecs'
import { type Plan, planIdSchema } from './plan'

/** A plan as calls return it, with money in dollars. */
export const catalogPlanSchema = z.object({
  id: planIdSchema,
  name: z.string(),
  description: z.string(),
  subtitle: z.string().nullable(),
  lifestyle: z.string().nullable(),
  bestFor: z.string().nullable(),
  roi: z.string().nullable(),
  squareFeet: z.number(),
  bedrooms: z.number(),
  bathrooms: z.number(),
  stories: z.number(),
  /** Price of the kit in dollars. */
  basePrice: z.number(),
  estimatedTimeWeeks: z.number(),
  /** A picture an editor uploaded; without one, the frame's drawing is shown. */
  imageUrl: z.string().nullable(),
  /** Two pictures from one place, framed and finished, where both exist. */
  views: z.object({ framed: mediaSchema, finished: mediaSchema }).nullable().default(null),
  framingSpecs: framingSpecsSchema,
  /** The layout its frame is drawn and counted from. */
  layout: storedLayoutSchema,
  /** Price in dollars and area of the finished house, where offered. */
  development: z.object({ basePrice: z.number(), squareFeet: z.number() }).nullable(),
})
export type CatalogPlan = z.infer<typeof catalogPlanSchema>

interface PlanPictures {
  readonly finished?: Media | null
  readonly framed?: Media | null
}

export function toCatalogPlan(plan: Plan, { finished = null, framed = null }: PlanPictures = {}): CatalogPlan {
  const { id, name, description, subtitle, lifestyle, bestFor, roi, squareFeet, bedrooms, bathrooms, estimatedTimeWeeks, layout } = plan
  return {
    id,
    name,
    description,
    subtitle,
    lifestyle,
    bestFor,
    roi,
    squareFeet,
    bedrooms,
    bathrooms,
    stories: layout.stories,
    basePrice: dollarsOfCents(plan.kitBasePriceCents),
    estimatedTimeWeeks,
    imageUrl: finished?.url ?? null,
    views: finished && framed ? { finished, framed } : null,
    framingSpecs: framingSpecs(layout),
    layout,
    development:
      plan.developmentBasePriceCents === null || plan.developmentSquareFeet === null
        ? null
        : { basePrice: dollarsOfCents(plan.developmentBasePriceCents), squareFeet: plan.developmentSquareFeet },
  }
}
