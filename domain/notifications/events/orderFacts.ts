import { z } from 'zod'
import { companyAudience, OPERATORS } from '../audience'

/** What every event of an order says of it. */
export const order = z.object({
  number: z.string(),
  title: z.string(),
  /** Companies to notify. */
  companies: z.array(z.string()),
})
type OrderFacts = z.output<typeof order>
export const parties = ({ companies }: OrderFacts) => companies.map(companyAudience)
export const all = (facts: OrderFacts) => [...parties(facts), OPERATORS]
export const action = { label: 'Open the order', path: '/order-tracking?order={number}' }
export const example = { number: 'FW-2026-00042', title: 'The Schiff, steel frame kit of 1,350 sq ft', companies: ['6f1e'] }
