import { INITIAL_PRICES } from '@framewell/domain/catalog/initialPrices'
import { passedDay } from '@framewell/domain/dates/neededDay'
import { type AnswerCall, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SiteAnswers } from '@framewell/domain/network/siteAnswers'
import { documentNumber } from '@framewell/domain/numbers/documentNumber'
import { quotedKitCents } from '@framewell/domain/orders/kitPrice'
import { agreedQuotePrice, revisionRefusal } from '@framewell/domain/quotes/draftQuote'
import type { Quote, QuoteInputs } from '@framewell/domain/quotes/quote'
import { getQuote, type IssuedQuote, requestPlanQuote } from '@framewell/domain/quotes/quoteCalls'
import { quotePath } from '@framewell/domain/quotes/quoteLinks'
import { quoteOf } from '@framewell/remote-kit/testing/storyQuote'
import { STORY_LINK } from './steelService'

interface Submission {
  readonly total: number
  readonly contact?: Quote['contact'] | undefined
  readonly site?: SiteAnswers | undefined
  readonly revises?: { readonly id: string; readonly token: string } | undefined
}

/** Issues and opens quotes in memory with the domain's rules; the first one has the stories' link. */
export function quoteShelf(known?: QuoteInputs) {
  const shelf = new Map<string, Quote>()
  const tokenOf = (id: string) => (id === STORY_LINK.id ? STORY_LINK.token : `story-token-${id}`)
  const put = (inputs: QuoteInputs, { contact = null, site }: Partial<Submission>, previous: Quote | null) => {
    const id = shelf.size === 0 ? STORY_LINK.id : crypto.randomUUID()
    const quote = quoteOf(inputs, {
      id,
      number: previous?.number ?? documentNumber('Q', new Date('2026-11-20T12:00:00Z'), 42 + shelf.size),
      contact,
      site,
      previous,
    })
    for (const each of shelf.values()) if (each.number === quote.number) shelf.set(each.id, { ...each, status: 'replaced', replacedBy: id })
    shelf.set(id, quote)
    return quote
  }
  const find = ({ id, token }: { readonly id: string; readonly token: string }) => {
    const quote = shelf.get(id)
    if (!quote || token !== tokenOf(id)) throw refuseCall(getQuote, 'unknownQuote')
    return quote
  }
  if (known) put(known, {}, null)
  return {
    issue(inputs: QuoteInputs, { total, revises, ...given }: Submission): IssuedQuote {
      const agreed = agreedQuotePrice(INITIAL_PRICES, inputs, total)
      // The three calls that issue quotes declare the same errors.
      if ('refusal' in agreed) throw refuseCall(requestPlanQuote, agreed.refusal, agreed.more)
      const previous = revises ? find(revises) : null
      const no = previous && revisionRefusal({ ...previous, orderedAt: null }, inputs.kind)
      if (no) throw refuseCall(requestPlanQuote, no.refusal, no.more)
      const message = passedDay(given.site?.deliverBy, new Date())
      if (message) throw refuseCall(requestPlanQuote, 'invalidInput', { fields: [{ path: 'site.deliverBy', message }] })
      const quote = put(inputs, given, previous)
      const token = tokenOf(quote.id)
      return { quote, token, privateLink: quotePath({ id: quote.id, token }), ...(quote.contact ? { mail: 'now' as const } : {}) }
    },
    open: ((link) => {
      const quote = find(link)
      const newest = shelf.get(quote.replacedBy ?? '')
      const privateLink = newest && quotePath({ id: newest.id, token: tokenOf(newest.id) })
      return {
        quote,
        kitCents: quotedKitCents(INITIAL_PRICES, quote.inputs),
        newest: newest && privateLink ? { revision: newest.revision, privateLink } : null,
        order: null,
      }
    }) satisfies AnswerCall<typeof getQuote>,
  }
}
