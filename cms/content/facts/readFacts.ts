import { storedPlanSchema } from '@framewell/domain/catalog/plan'
import { creditFacts } from '@framewell/domain/content/creditFacts'
import type { Fact } from '@framewell/domain/content/factCalls'
import { type FactValues, holdsFacts } from '@framewell/domain/content/facts'
import { fillAll } from '@framewell/domain/content/fillAll'
import { type Page, pageSchema } from '@framewell/domain/content/page'
import { frameModel } from '@framewell/domain/framing/frameModel'
import { frameSummary } from '@framewell/domain/framing/frameSummary'
import { usd } from '@framewell/domain/money/usd'
import { figure } from '@framewell/domain/numbers/figure'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { storedPlan } from '../../catalog/storedPlan'
import { cardAddress, cardFacts } from '../cards/cardFacts'

/** The current value of every live fact, in the order editors see them. */
export async function readFacts(req: PayloadRequest): Promise<Fact[]> {
  // Facts are public: visitors read them on the pages.
  const open = { depth: 0, overrideAccess: true, req } as const
  const { claims } = await req.payload.findGlobal({ slug: 'site-settings', ...open })
  const { docs } = await req.payload.find({
    collection: 'home-plans',
    where: { offered: { equals: true } },
    sort: ['squareFeet', 'planId'],
    pagination: false,
    ...open,
  })
  const plans = docs.map((document) => storedPlanSchema.parse(storedPlan({ ...document })))
  return [
    ...(claims ?? []).map(({ name, label, value }): Fact => ({ key: `claim.${name}`, label, value, source: 'claim' })),
    ...plans.map(({ id, name, kitBasePriceCents }): Fact => {
      return { key: `price.${id}`, label: `${name}: price of the kit`, value: usd(kitBasePriceCents), source: 'price' }
    }),
    ...plans.flatMap(countsOf),
    ...creditFacts(await req.payload.db.findGlobal({ slug: 'credit-policy', req })),
  ]
}

/** What the frame model counts for a plan. */
function countsOf({ id, name, squareFeet, layout }: z.output<typeof storedPlanSchema>): Fact[] {
  const { memberCount, studCount, weightPounds } = frameSummary(frameModel(layout))
  const counts = [
    ['members', 'members of the frame', memberCount],
    ['studs', 'studs', studCount],
    ['pounds', 'weight of the frame in pounds', weightPounds],
    ['square-feet', 'area in square feet', squareFeet],
  ] as const
  return counts.map(([what, label, count]) => ({
    key: `count.${id}.${what}`,
    label: `${name}: ${label}`,
    value: figure(count),
    source: 'count',
  }))
}

export function valuesOf(facts: readonly Fact[]): FactValues {
  return new Map(facts.map(({ key, value }) => [key, value]))
}

/** A page, including its share card, with current facts. */
export async function pageWithFacts(req: PayloadRequest, page: Page): Promise<Page> {
  const filled = await withFacts(req, pageSchema, page)
  return filled === page || page.draft ? filled : { ...filled, seo: { ...filled.seo, drawnImage: cardAddress(cardFacts(filled)) } }
}

/** An answer with current facts. Reads nothing if it contains none. */
export async function withFacts<Answer>(req: PayloadRequest, schema: z.ZodType<Answer>, answer: Answer): Promise<Answer> {
  return holdsFacts(answer) ? schema.parse(fillAll(answer, valuesOf(await readFacts(req)))) : answer
}
