import { INITIAL_PRICES } from '@framewell/domain/catalog/initialPrices'
import { answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { getDelivery } from '@framewell/domain/network/deliveryCalls'
import { quotedKitCents } from '@framewell/domain/orders/kitPrice'
import { claimOutcome, signUpRefusal } from '@framewell/domain/parties/claim'
import { maskedEmail } from '@framewell/domain/parties/maskedEmail'
import { claimLink, signUpByLink } from '@framewell/domain/parties/partyCalls'
import type { Quote } from '@framewell/domain/quotes/quote'
import { emailQuote, getQuote } from '@framewell/domain/quotes/quoteCalls'
import { answerDelivery } from '@framewell/remote-kit/testing/deliveryAnswer'

export const QUOTE_TOKEN = 'story-token-0123456789'
/** What the server says of an ordered quote. */
export const STORY_ORDER = { number: 'FW-2026-00042', delivery: 'Expected March 9, 2027, needed by March 12, 2027' }
const COMPANY = { id: 'c1', name: 'Reyes Homes', kind: 'builder', role: 'owner' } as const

/** A server that holds one quote for anyone with its link, and for the addressee, who claims it for their company. */
export function quoteLink(
  quote: Quote,
  newest: CallOutput<typeof getQuote>['newest'] = null,
  { email, company }: { readonly email: string; readonly company: CallOutput<typeof claimLink>['company'] } = {
    email: 'dana@example.com',
    company: COMPANY,
  },
): SendRequest {
  let held = quote
  let owner: string | null = null
  const opens = ({ id, token }: { readonly id: string; readonly token: string }) => id === held.id && token === QUOTE_TOKEN
  const thing = (call: typeof claimLink | typeof signUpByLink, link: { kind: string; id: string; token: string }) => {
    if (link.kind !== 'quote' || !opens(link)) throw refuseCall(call, 'unknownLink')
    return { contactEmail: held.contact?.email ?? null, companyId: owner }
  }
  return answerCalls([
    [getDelivery, answerDelivery],
    [
      getQuote,
      (link) => {
        if (!opens(link)) throw refuseCall(getQuote, 'unknownQuote')
        return {
          quote: held,
          kitCents: quotedKitCents(INITIAL_PRICES, held.inputs),
          newest,
          order: held.status === 'ordered' ? STORY_ORDER : null,
        }
      },
    ],
    [
      emailQuote,
      ({ contact, ...link }) => {
        if (!opens(link)) throw refuseCall(emailQuote, 'unknownQuote')
        const to = held.contact ?? contact
        if (!to) throw refuseCall(emailQuote, 'noContact')
        held = { ...held, contact: to }
        return { sentTo: maskedEmail(to.email) }
      },
    ],
    [
      signUpByLink,
      (link) => {
        const known = thing(signUpByLink, link)
        const no = signUpRefusal(known)
        if (no || !known.contactEmail) throw refuseCall(signUpByLink, no ?? 'noContact')
        return { sentTo: maskedEmail(known.contactEmail) }
      },
    ],
    [
      claimLink,
      (link) => {
        const outcome = claimOutcome(thing(claimLink, link), { email, companyId: company.id })
        if (outcome === 'ownedByOther' || outcome === 'otherAddress') throw refuseCall(claimLink, outcome)
        owner = company.id
        return { company }
      },
    ],
  ])
}
