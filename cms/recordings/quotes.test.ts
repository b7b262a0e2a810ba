import { INITIAL_PRICES } from '@framewell/domain/catalog/initialPrices'
import { dollarsOfCents } from '@framewell/domain/money/cents'
import { listPlanFiles, uploadPlanFile } from '@framewell/domain/quotes/planFileCalls'
import { priceQuote } from '@framewell/domain/quotes/priceQuote'
import type { QuoteInputs } from '@framewell/domain/quotes/quote'
import {
  listQuotes,
  recordQuoteContact,
  requestAdvancedQuote,
  requestPlanQuote,
  requestSteelQuote,
  reviewQuote,
} from '@framewell/domain/quotes/quoteCalls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedPlans } from '../catalog/seedPlans'
import { seedPriceBook } from '../catalog/seedPriceBook'
import { bootCms, type TestCms } from '../testing/bootCms'
import { ADVANCED as SPECIFIED, STEEL } from '../testing/quoteDesk'
import { callsAs } from './callsAs'
import { OLIVIA } from './people'
import { openScreen } from './Recording'
import { typed } from './typed'

const ADVANCED = { ...SPECIFIED, additionalOptions: [...SPECIFIED.additionalOptions] }
const CHEAPER = { planId: 'the-storch-plan', choice1: 'tough', choice2: 'standard', choice3: 'entry' } as const
const DEARER = { ...CHEAPER, choice2: 'efficient', choice3: 'luxury' } as const
const DANA = { name: 'Dana Whitfield', email: 'dana@whitfield.example', companyName: 'Whitfield Rentals' }
const SAM = { name: 'Sam Okafor', email: 'sam@okafor.example' }
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF')
let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
  await seedPlans(cms.payload)
  await seedPriceBook(cms.payload)
})
afterAll(() => cms.stop())

const quotesOf = (cookie: string) => openScreen(cms, cookie, listQuotes, {})
const filesOf = (cookie: string) => openScreen(cms, cookie, listPlanFiles, {})

/** US dollars. */
function totalOf(inputs: QuoteInputs): number {
  const result = priceQuote(INITIAL_PRICES, inputs)
  if (!result.ok) throw new Error(result.message)
  return dollarsOfCents(result.price.totalCents)
}

/** A quote by dimensions, one of a plan in two revisions, and one of uploaded plans by somebody who gave no name. */
async function fourQuotes() {
  const visitor = callsAs(cms)
  await visitor(requestAdvancedQuote, { ...ADVANCED, contact: SAM })
  const planQuote = (answers: typeof CHEAPER | typeof DEARER, revises?: { readonly id: string; readonly token: string }) =>
    visitor(requestPlanQuote, { ...answers, totalPrice: totalOf({ kind: 'plan', answers }), contact: DANA, revises })
  const { quote: first, token } = await planQuote(CHEAPER)
  const { quote: second } = await planQuote(DEARER, { id: first.id, token })
  await visitor(uploadPlanFile, { name: 'sketch.pdf' }, { file: PDF })
  const { file, token: fileToken } = await visitor(uploadPlanFile, { name: 'lot-7-plans.pdf' }, { file: PDF })
  const uploadedPlan = { name: 'Lot 7', files: [{ id: file.id, token: fileToken, name: file.name }], squareFeet: 1200, description: '' }
  const answers = { ...STEEL, planType: 'upload', selectedPlan: null, uploadedPlan } as const
  const { quote: steel } = await visitor(requestSteelQuote, { ...answers, totalPrice: totalOf({ kind: 'steel', answers }) })
  return { first, second, steel }
}

it('records quotes, their revisions and uploaded plans, and none', async () => {
  const { cookie } = await cms.signInAs('operator', OLIVIA)
  await (await quotesOf(cookie)).keep('mfe-admin/recordings/noQuotes.json')
  await (await filesOf(cookie)).keep('mfe-admin/recordings/noPlanFiles.json')
  const { first, second, steel } = await fourQuotes()

  const files = await filesOf(cookie)
  await files.ask(listQuotes, {})
  await files.ask(reviewQuote, { id: steel.id })
  await files.keep('mfe-admin/recordings/planFiles.json')

  const { ask, keep } = await quotesOf(cookie)
  for (const status of ['all', 'expired'] as const) await ask(listQuotes, { kind: 'plan', status })
  for (const search of typed('okafor', 1)) await ask(listQuotes, { search })
  await ask(listQuotes, { limit: 100 })
  for (const id of [first.id, second.id, steel.id]) await ask(reviewQuote, { id })
  await expect(ask(reviewQuote, { id: UNKNOWN })).rejects.toMatchObject({ problem: { code: 'unknownQuote' } })
  await ask(recordQuoteContact, { id: second.id, reason: 'Called her: wants the kit in March' })
  await keep('mfe-admin/recordings/quotes.json')
})
