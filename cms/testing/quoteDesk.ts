import { problemSchema } from '@framewell/domain/http/problem'
import { getQuote, type IssuedQuote, issuedQuoteSchema } from '@framewell/domain/quotes/quoteCalls'
import { expect } from 'vitest'
import { seedPlans } from '../catalog/seedPlans'
import { seedPriceBook } from '../catalog/seedPriceBook'
import type { TestCms } from './bootCms'

/** Exactly the specified payloads. */
export const PLAN = { planId: 'the-bova-plan', choice1: 'tough', choice2: 'efficient', choice3: 'mid', totalPrice: 262_500 } as const
export const ADVANCED = {
  projectType: 'build-to-rent',
  dimensions: { squareFootage: 1450, length: 60, width: 40 },
  foundation: 'concrete-slab',
  framing: 'standard-steel',
  additionalOptions: ['insulation'],
  totalEstimate: 225_237.5,
} as const
export const STEEL = {
  planType: 'catalog',
  selectedPlan: 'the-schiff-plan',
  uploadedPlan: null,
  foundation: 'slab-stem-wall',
  steelFrame: '18-gauge-steel',
  sheathing: 'insulated-panels',
  roofing: 'architectural-shingles',
  totalPrice: 74_500,
} as const
export const CONTACT = { name: 'Dana Reyes', email: 'dana@example.com', companyName: 'Reyes Homes', phone: '555-0100' }
export const PATHS = { plan: '/api/ultra-quotes', advanced: '/api/advanced-quotes', steel: '/api/steel-quotes' } as const
export type QuoteKind = keyof typeof PATHS

/** What quote tests do: request one, open it by its link, look at what is stored. */
export async function quoteDesk(cms: TestCms) {
  await seedPlans(cms.payload)
  await seedPriceBook(cms.payload)
  const ask = (kind: QuoteKind, json: unknown, key?: string) =>
    cms.request(PATHS[kind], { json, ...(key ? { headers: { 'idempotency-key': key } } : {}) })
  const open = ({ quote, token }: IssuedQuote) => cms.request(`/api/quotes/${quote.id}`, { headers: { 'x-link-token': token } })
  return {
    ask,
    open,
    async issued(kind: QuoteKind, json: unknown): Promise<IssuedQuote> {
      const response = await ask(kind, json)
      expect(response.status).toBe(200)
      return issuedQuoteSchema.parse(await response.json())
    },
    opened: async (quote: IssuedQuote) => getQuote.output.parse(await (await open(quote)).json()),
    stored: async () => (await cms.payload.count({ collection: 'issued-quotes' })).totalDocs,
    audits: async (subjectId: string) =>
      (await cms.payload.find({ collection: 'audit-records', where: { subjectId: { equals: subjectId } } })).docs,
  }
}

export type QuoteDesk = Awaited<ReturnType<typeof quoteDesk>>

export const problemOf = async (response: Response) => problemSchema.parse(await response.json())
