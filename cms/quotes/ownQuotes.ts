import { quotePath } from '@framewell/domain/quotes/quoteLinks'
import { type OwnThingSource, pathWith } from '../parties/ownThings'
import { quoteLinks } from './quoteLinks'
import { shownStatus } from './shownStatus'
import { quoteAnswer } from './storedQuote'

/** The companies' quotes, each in its newest revision. */
export const ownQuotes: OwnThingSource = async ({ req, company, now, options }) => {
  const { docs } = await req.payload.find({ collection: 'issued-quotes', where: { company, replacedBy: { exists: false } }, ...options })
  const statusOf = await shownStatus(req)
  return docs.map((stored) => {
    const { id, number, title, status, totalCents, createdAt } = quoteAnswer(stored, now)
    const path = pathWith(quoteLinks.tokenOf(stored), (token) => quotePath({ id, token }))
    return {
      kind: 'quote' as const,
      id,
      title: `${number}: ${title}`,
      state: statusOf({ id, status }),
      amountCents: totalCents,
      at: createdAt,
      path,
    }
  })
}
