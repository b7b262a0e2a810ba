import { INITIAL_PRICES } from '@framewell/domain/catalog/initialPrices'
import { pricePlanQuote } from '@framewell/domain/quotes/planQuote'
import { getQuote, requestAdvancedQuote, requestPlanQuote, requestSteelQuote } from '@framewell/domain/quotes/quoteCalls'
import { getConfiguration, saveConfiguration, updateConfiguration } from '@framewell/domain/quotes/savedConfiguration'
import { quoteService } from '@framewell/mfe-configurators/testing/quoteService'
import { STORY_LINK, steelService } from '@framewell/mfe-configurators/testing/steelService'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { CONTACT, PLAN, ADVANCED as SPECIFIED, STEEL, quoteDesk as serverQuotes } from '../testing/quoteDesk'
import { Parity } from './Parity'

const ADVANCED = { ...SPECIFIED, additionalOptions: [...SPECIFIED.additionalOptions] }
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const WRONG = 'x'.repeat(43)
const MADE = ['quote.id', 'quote.number', 'token']

let cms: TestCms
let cookie: string
beforeAll(async () => {
  cms = await bootCms()
  cookie = (await cms.signInAs('operator')).cookie
  const { issued } = await serverQuotes(cms)
  // The number that stories begin with is never one of the server's here.
  await issued('plan', PLAN)
})
afterAll(() => cms.stop())

describe('people without an account', () => {
  it('get quotes, refusals and revisions in stories as from the server', async () => {
    const parity = new Parity(quoteService(), cms, cookie)
    await parity.agree(409, requestPlanQuote, { ...PLAN, totalPrice: 262_499.99 })
    await parity.agree(400, requestPlanQuote, { ...PLAN, planId: 'the-castle' })
    await parity.agree(400, requestPlanQuote, { ...PLAN, contact: { name: 'D', email: 'dana' } })
    await parity.agree(200, requestPlanQuote, { ...PLAN, contact: CONTACT }, MADE)
    const first = { id: STORY_LINK.id, token: STORY_LINK.token }
    await parity.agree(200, getQuote, first)
    await parity.agree(404, getQuote, { ...first, token: WRONG })
    await parity.agree(404, getQuote, { ...first, id: UNKNOWN })
    await parity.agree(404, requestPlanQuote, { ...PLAN, revises: { ...first, token: WRONG } })
    await parity.agree(400, requestAdvancedQuote, { ...ADVANCED, revises: first })
    const choices = { planId: PLAN.planId, choice1: 'normal', choice2: 'standard', choice3: 'mid' } as const
    const cheaper = pricePlanQuote(INITIAL_PRICES, choices)
    const totalPrice = cheaper.ok ? cheaper.price.totalCents / 100 : 0
    await parity.agree(200, requestPlanQuote, { ...choices, totalPrice, revises: first }, ['quote.id', 'token'])
    await parity.agree(200, getQuote, first)
    await parity.agree(409, requestPlanQuote, { ...PLAN, revises: first })
    await parity.agree(200, requestAdvancedQuote, ADVANCED, MADE)
    await parity.agree(409, requestAdvancedQuote, { ...ADVANCED, totalEstimate: 1 })
    await parity.agree(200, requestSteelQuote, STEEL, MADE)
    await parity.agree(400, requestSteelQuote, { ...STEEL, totalPrice: 1, roofing: null })
    await parity.agree(400, requestSteelQuote, { ...STEEL, roofing: 'thatch' })
    await parity.agree(409, requestSteelQuote, { ...STEEL, totalPrice: 74_501 })
  })

  it('save a draft in stories as on the server, and not over what another device stored', async () => {
    const parity = new Parity(steelService(), cms, cookie)
    const draft = { configurator: 'steel', path: '/steel-configurator?step=2', state: { planType: 'catalog' } } as const
    const link = { id: STORY_LINK.id, token: STORY_LINK.token }
    await parity.agree(200, saveConfiguration, draft, ['configuration.id', 'token'])
    await parity.agree(200, getConfiguration, link)
    await parity.agree(404, getConfiguration, { ...link, token: WRONG })
    await parity.agree(200, updateConfiguration, { ...draft, ...link, state: {} })
    await parity.agree(409, updateConfiguration, { ...draft, ...link, seen: '2026-01-01T00:00:00.000Z' })
    await parity.agree(404, updateConfiguration, { ...draft, ...link, id: UNKNOWN })
    await parity.agree(400, updateConfiguration, { ...draft, ...link, path: 'elsewhere' })
  })
})
