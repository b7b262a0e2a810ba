import { randomUUID } from 'node:crypto'
import { currentSession } from '@framewell/domain/accounts/session'
import type { CallApi } from '@framewell/domain/http/callApi'
import { isApiError } from '@framewell/domain/http/isApiError'
import { getDelivery } from '@framewell/domain/network/deliveryCalls'
import { claimLink, signUpByLink } from '@framewell/domain/parties/partyCalls'
import type { AdvancedAnswers } from '@framewell/domain/quotes/advancedQuote'
import { uploadPlanFile } from '@framewell/domain/quotes/planFileCalls'
import { emailQuote, getQuote, type IssuedQuote, requestAdvancedQuote, requestSteelQuote } from '@framewell/domain/quotes/quoteCalls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { quoteLinks } from '../quotes/quoteLinks'
import { bootCms, type TestCms } from '../testing/bootCms'
import { inDays, KIT, orderSetup } from '../testing/orderSetup'
import { memberOf, qualifiedBuilder } from '../testing/qualifiedBuilder'
import { smallPdf } from '../testing/shopApplication'
import { callsAs } from './callsAs'
import { Recording } from './Recording'

const DANA = { name: 'Dana Reyes', email: 'dana@example.com' }
const CONTACT = { ...DANA, companyName: 'Reyes Homes' }
const HOUSE: AdvancedAnswers = {
  projectType: 'build-to-sell',
  dimensions: { squareFootage: 1200, length: 40, width: 30 },
  foundation: 'crawl-space',
  framing: 'premium-steel',
  additionalOptions: ['insulation'],
}
let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

/** A quote at the total that the server names. */
async function agreed(ask: (total: number) => Promise<IssuedQuote>): Promise<IssuedQuote> {
  try {
    return await ask(1)
  } catch (error) {
    if (!isApiError(error)) throw error
    return ask(z.object({ total: z.number() }).parse(error.problem?.expected).total)
  }
}
const advanced = (ask: CallApi, answers: AdvancedAnswers, more: object = { contact: CONTACT }) =>
  agreed((totalEstimate) => ask(requestAdvancedQuote, { ...answers, totalEstimate, ...more }))

const linkOf = ({ quote: { id }, token }: IssuedQuote) => ({ id, token })

/** A quote's page behind its private link. */
async function open(issued: IssuedQuote, cookie?: string): Promise<Recording> {
  const recording = new Recording(cms, cookie)
  recording.hide(issued.token, 'story-token-0123456789')
  await recording.ask(currentSession, {})
  await recording.ask(getQuote, linkOf(issued))
  return recording
}

it('records quotes behind their links: open, changed, expired, replaced and ordered', async () => {
  const to = await orderSetup(cms)
  await to.makeShop('Wabash Steel Frames', null)
  const nobody = callsAs(cms)
  const house = await advanced(nobody, HOUSE)
  const { ask, keep } = await open(house)
  await expect(ask(getQuote, { ...linkOf(house), token: 'wrong-token-0123456789' })).rejects.toMatchObject({ status: 404 })
  await ask(getDelivery, { zip: '45402', squareFeet: 1200 })
  await ask(emailQuote, linkOf(house))
  await ask(signUpByLink, { kind: 'quote', ...linkOf(house) })
  await keep('mfe-configurators/recordings/quote.json')

  const dana = await memberOf(cms.payload, 'builder', 'Reyes Homes', DANA)
  const taking = await open(house, dana.cookie)
  await taking.ask(claimLink, { kind: 'quote', ...linkOf(house) })
  await taking.keep('mfe-configurators/recordings/quoteOfABuilder.json')

  const far = await nobody(requestSteelQuote, { ...KIT, site: { siteZip: '77494', deliverBy: inDays(120) } })
  const asking = await open(far)
  for (const zip of ['77494', '45402']) await asking.ask(getDelivery, { zip, squareFeet: 1350 })
  await asking.keep('mfe-configurators/recordings/quoteForASite.json')

  const first = await advanced(nobody, { ...HOUSE, foundation: 'concrete-slab' })
  const wider = { ...HOUSE, dimensions: { squareFootage: 1840, length: 40, width: 46 } }
  const second = await advanced(nobody, wider, { contact: CONTACT, revises: linkOf(first) })
  const replaced = await open(first)
  replaced.hide(second.token, 'story-token-of-the-newest')
  await replaced.keep('mfe-configurators/recordings/quoteReplaced.json')
  await (await open(second)).keep('mfe-configurators/recordings/quoteChanged.json')

  // An issued quote never changes: this one was issued long ago.
  const early = randomUUID()
  await cms.payload.db.pool.query(
    `insert into issued_quotes select (jsonb_populate_record(q, jsonb_build_object(
       'id', $2::text, 'revision', 9, 'valid_until', '2026-01-31T12:00:00Z', 'token_hash', $3::text))).* from issued_quotes q where id = $1`,
    [house.quote.id, early, quoteLinks.hashFor(early)],
  )
  const expired = await open({ ...house, quote: { ...house.quote, id: early }, token: quoteLinks.tokenFor(early) })
  await expired.keep('mfe-configurators/recordings/quoteExpired.json')

  const { file, token } = await nobody(uploadPlanFile, { name: 'lot-7.pdf' }, { file: smallPdf })
  const uploadedPlan = { name: 'Lot 7', files: [{ id: file.id, token, name: file.name }], squareFeet: 1200 }
  const uploaded = await agreed((totalPrice) =>
    nobody(requestSteelQuote, { ...KIT, planType: 'upload', selectedPlan: null, uploadedPlan, totalPrice }),
  )
  const mailing = await open(uploaded)
  mailing.hide(token, 'file-token-0123456789')
  const signingUp = mailing.ask(signUpByLink, { kind: 'quote', ...linkOf(uploaded) })
  await expect(signingUp).rejects.toMatchObject({ status: 409 })
  await mailing.ask(emailQuote, { ...linkOf(uploaded), contact: { ...DANA, companyName: '', phone: '' } })
  await mailing.keep('mfe-configurators/recordings/quoteWithoutContact.json')

  const builder = await qualifiedBuilder(cms.payload, 'Prepay', 0)
  const ordered = await callsAs(cms, builder.cookie)(requestSteelQuote, KIT)
  await to.placed(builder, { source: { kind: 'quote', id: ordered.quote.id } })
  await (await open(ordered)).keep('mfe-configurators/recordings/quoteOrdered.json')
})
