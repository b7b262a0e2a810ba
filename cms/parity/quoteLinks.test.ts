import { claimLink, signUpByLink } from '@framewell/domain/parties/partyCalls'
import { emailQuote, getQuote } from '@framewell/domain/quotes/quoteCalls'
import { QUOTE_TOKEN, quoteLink } from '@framewell/mfe-configurators/testing/quoteLink'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { memberOf } from '../testing/qualifiedBuilder'
import { CONTACT, PLAN, type QuoteDesk, quoteDesk } from '../testing/quoteDesk'
import { Parity } from './Parity'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

let cms: TestCms
let quotes: QuoteDesk
beforeAll(async () => {
  cms = await bootCms()
  quotes = await quoteDesk(cms)
})
afterAll(() => cms.stop())

/** A quote that both sides hold, and the builder who opens it. */
async function held(contact?: typeof CONTACT) {
  const builder = await memberOf(cms.payload, 'builder', 'Reyes Homes')
  const issued = await quotes.issued('plan', { ...PLAN, ...(contact && { contact }) })
  const { quote } = await quotes.opened(issued)
  const company = { id: builder.companyId, name: 'Reyes Homes', kind: 'builder', role: 'owner' } as const
  const parity = new Parity(quoteLink(quote, null, { email: builder.email, company }), cms, builder.cookie)
  for (const known of [quote.id, company.id]) parity.same(known, known)
  parity.same(QUOTE_TOKEN, issued.token)
  return { parity, link: { id: quote.id, token: QUOTE_TOKEN }, wrong: { id: quote.id, token: 'of-nobody-0123456789' } }
}

it('a quote without a contact is mailed, signed up with and claimed in stories as on the server', async () => {
  const { parity, link, wrong } = await held()
  await parity.agree(422, emailQuote, link)
  await parity.agree(409, signUpByLink, { kind: 'quote', ...link })
  await parity.agree(400, emailQuote, { ...link, contact: { name: 'D', email: 'dana' } })
  await parity.agree(404, emailQuote, { ...wrong, contact: CONTACT })
  await parity.agree(404, signUpByLink, { kind: 'quote', ...wrong })
  await parity.agree(404, signUpByLink, { kind: 'production', ...link })
  await parity.agree(404, claimLink, { kind: 'quote', ...wrong })
  await parity.agree(404, claimLink, { kind: 'quote', ...link, id: UNKNOWN })
  await parity.agree(200, claimLink, { kind: 'quote', ...link })
  await parity.agree(200, claimLink, { kind: 'quote', ...link })
  await parity.agree(409, signUpByLink, { kind: 'quote', ...link })
})

it('a quote made with an address goes there, and is claimed by nobody else', async () => {
  const { parity, link } = await held(CONTACT)
  await parity.agree(200, emailQuote, link)
  await parity.agree(200, emailQuote, { ...link, contact: { ...CONTACT, email: 'other@example.com' } })
  await parity.agree(200, getQuote, link)
  await parity.agree(409, claimLink, { kind: 'quote', ...link })
  await parity.agree(200, signUpByLink, { kind: 'quote', ...link })
})
