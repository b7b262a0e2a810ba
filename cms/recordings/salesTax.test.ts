import { currentSession } from '@framewell/domain/accounts/session'
import { companyDay, monthAfter } from '@framewell/domain/dates/businessDays'
import { cents } from '@framewell/domain/money/cents'
import { type SalesTax, taxOf } from '@framewell/domain/tax/salesTax'
import { getTaxReturn } from '@framewell/domain/tax/taxCalls'
import { afterAll, beforeAll, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../testing/moneyHouse'
import { OLIVIA } from './people'
import { Recording } from './Recording'

const PRICE = 7_450_000
let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
})
afterAll(() => house.cms.stop())

async function record(cookie: string, path: string): Promise<void> {
  const { ask, keep } = new Recording(house.cms, cookie)
  const until = companyDay(new Date())
  await ask(currentSession, {})
  await ask(getTaxReturn, { from: monthAfter(until, 0), until })
  await keep(path)
}

/** The tax of a price at the rates of a made-up state and county. */
function taxed(certificate: SalesTax['certificate']): SalesTax {
  const jurisdictions = [
    { level: 'state' as const, name: 'Example state', percent: 6, source: 'Table of a test' },
    { level: 'county' as const, name: 'Example county', percent: 2.25, source: 'Table of a test' },
  ]
  const terms = { state: 'OH', on: '2026-11-22', jurisdictions, categories: ['materials' as const], certificate }
  return taxOf(terms, [{ id: 'plan', amountCents: cents(PRICE) }])
}

it('records tax of an order that stays, of one that is canceled and of an exempt one, and no tax', async () => {
  const { desk, cms } = house
  const { cookie } = await cms.signInAs('operator', OLIVIA)
  await record(cookie, 'mfe-admin/recordings/noSalesTax.json')
  await desk.project(PRICE, 'Standard', undefined, taxed(null))
  await desk.cancel(await desk.project(PRICE, 'Standard', undefined, taxed(null)))
  await desk.project(PRICE, 'Standard', undefined, taxed({ kind: 'resale', number: 'R-1', expiresOn: '2099-12-31' }))
  await record(cookie, 'mfe-admin/recordings/salesTax.json')
})
