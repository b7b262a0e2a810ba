import { type PricedFixes, priceFixes } from '@framewell/domain/bom/fixesPrice'
import { PRICES } from '@framewell/domain/bom/testing/fixedHouse'
import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { NO_FIXES } from '@framewell/domain/framing/frameFixes'
import { layoutForDimensions } from '@framewell/domain/framing/layoutForDimensions'
import { DEFAULT_ADVANCED_ANSWERS } from '@framewell/domain/quotes/advancedQuote'
import { checkedFor, checkText, designed, isChecked } from '@framewell/domain/structure/designed'
import { WINDY_SITE } from '@framewell/domain/structure/testing/confirmedSites'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { AsideThread } from '../platform/threads/AsideThread'
import { bootCms, type TestCms } from '../testing/bootCms'
import { openWhileChecking } from '../testing/openWhileChecking'
import { checkAhead, checkAside, designedAside, priceFixesAside } from './checkAside'
import type { CheckedFrame, CheckOrder, PricingOrder } from './checkWorker'

const { layout: house } = layoutForDimensions({ lengthFeet: 60, widthFeet: 40, stories: 2 })
const siteDesign = { site: { ...WINDY_SITE, snowPsf: 61 }, fixes: NO_FIXES }
const sized = (lengthFeet: number) => layoutForDimensions({ lengthFeet, widthFeet: 30 }).layout

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

it('answers other calls while it checks a frame', async () => {
  let isChecking = true
  const check = checkAhead(house, WINDY_SITE).finally(() => {
    isChecking = false
  })
  let answered = 0
  while (isChecking) {
    expect((await cms.request('/api/catalog/plans')).status).toBe(200)
    answered += 1
  }
  await check
  // A check in the server's own thread would have let through the first one only.
  expect(answered).toBeGreaterThan(1)
  expect(isChecked(checkText(house, WINDY_SITE))).toBe(true)
})

it('holds no transaction open for a quote that waits for its check', async () => {
  const answers = { ...DEFAULT_ADVANCED_ANSWERS, dimensions: { length: 200, width: 60, squareFootage: 12_000 }, siteDesign }
  const request = (totalEstimate: number) => cms.request('/api/advanced-quotes', { json: { ...answers, totalEstimate } })
  const { total } = (await (await request(1)).json()).expected
  const { open, answers: quote } = await openWhileChecking(cms, () => request(total))
  expect(open).toEqual([])
  expect(quote.status).toBe(200)
})

it('finds what the domain finds, and says the same of a plan', async () => {
  const { checked, summary, members } = await checkAside({
    layout: house,
    site: WINDY_SITE,
    members: { result: 'overloaded', search: '', page: 1, limit: 3 },
  })
  expect(checked).toEqual(checkedFor({ ...house }, WINDY_SITE))
  expect(members).toMatchObject({ total: summary.failingCount, data: [{ result: 'overloaded' }, {}, {}] })
  for (const { layout } of INITIAL_PLANS) expect(await designedAside(layout)).toEqual(designed(layout))
})

it('prices fixes as the domain does, and answers other calls meanwhile', async () => {
  const configured = layoutForDimensions({ lengthFeet: 240, widthFeet: 50, stories: 3 }).layout
  const fixes = { ...NO_FIXES, studGauge: 16 } as const
  const order = { configured, siteDesign: { site: WINDY_SITE, fixes }, prices: PRICES, stamp: 'today' }
  let isPricing = true
  const pricing = priceFixesAside(order).finally(() => {
    isPricing = false
  })
  let answered = 0
  while (isPricing) {
    expect((await cms.request('/api/catalog/plans')).status).toBe(200)
    answered += 1
  }
  expect(answered).toBeGreaterThan(1)
  expect(await pricing).toEqual(priceFixes(order, configured, PRICES))
})

it('checks a frame once, however often it is asked for', async () => {
  const asked = vi.spyOn(AsideThread.prototype, 'ask')
  await Promise.all([checkAhead(sized(41), WINDY_SITE), checkAhead(sized(41), WINDY_SITE)])
  await checkAhead(sized(41), WINDY_SITE)
  expect(asked).toHaveBeenCalledOnce()
  asked.mockRestore()
})

it('says that the check did not finish when its thread ends, and checks again when asked again', async () => {
  const hasty = new AsideThread<CheckOrder | PricingOrder, CheckedFrame | PricedFixes>({
    program: 'catalog/checkWorker',
    heapMb: 512,
    secondsEach: 0.001,
    mostWaiting: 1,
  })
  const order = { layout: sized(43), site: WINDY_SITE }
  await expect(checkAside(order, hasty)).rejects.toMatchObject({
    code: 'unavailable',
    options: { detail: expect.stringContaining('did not finish'), retryAfterSeconds: 5 },
  })
  expect(isChecked(checkText(order.layout, order.site))).toBe(false)
  expect((await checkAside(order)).checked).toEqual(checkedFor(order.layout, order.site))
})
