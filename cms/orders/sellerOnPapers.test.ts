import { companyDay } from '@framewell/domain/dates/businessDays'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../testing/moneyHouse'
import { KIT, orderSetup } from '../testing/orderSetup'
import { pdfText } from '../testing/pdfText'
import { qualifiedBuilder, type TestMember } from '../testing/qualifiedBuilder'

const SELLER = { address: '400 Mill Street, Dayton, OH 45402', taxId: '31-4159265' }
const PHASE = 'fabrication_start'
const TODAY = companyDay(new Date())

let house: MoneyHouse
let buyer: TestMember
/** Addresses of each paper, and who reads it. */
let papers: Record<string, { readonly path: string; readonly cookie: string }>
let ordered: { readonly title: string; readonly siteZip: string }

async function saveSeller(role: 'operator' | 'editor', json: Partial<typeof SELLER>): Promise<Response> {
  const { cookie } = await house.cms.signInAs(role)
  return house.cms.request('/api/globals/site-settings', { cookie, json })
}

beforeAll(async () => {
  house = await moneyHouse()
  const { desk, cms } = house
  const wrong = await saveSeller('operator', { ...SELLER, taxId: '314159265' })
  expect(JSON.stringify(await wrong.json())).toContain('Write the EIN like 12-3456789')
  expect((await saveSeller('operator', SELLER)).status).toBe(200)

  const to = await orderSetup(cms)
  await to.makeShop('Wabash Steel Frames', null)
  buyer = await qualifiedBuilder(cms.payload, 'Prepay', 0)
  const { quote, token } = (await to.post('/api/steel-quotes', KIT, buyer.cookie)).body
  const order = await to.placed(buyer, { source: { kind: 'quote', id: quote.id } })
  expect((await to.sign(buyer, order)).status).toBe(200)
  const [invoice] = (await to.get(`/api/payments/projects/${order.number}`, buyer.cookie)).body.project.invoices

  const operator = desk.operators[0].cookie
  const canceled = await desk.project(300_000, 'Prepay')
  await house.payDeposit(canceled)
  await desk.cancel(canceled)
  const inWork = await desk.project(1_000_000, 'Premium')
  await desk.reach(inWork, PHASE)
  const { waiver } = (await desk.sign(inWork, PHASE, 'conditional')).body
  const tracked = `/api/tracking/orders/${order.number}/documents`
  const period = `from=${TODAY}&until=${TODAY}`
  ordered = { title: order.title, siteZip: order.site.zip }
  papers = {
    quote: { path: `/api/quotes/${quote.id}/pdf?token=${token}`, cookie: buyer.cookie },
    'order form': { path: `${tracked}/order-form`, cookie: buyer.cookie },
    confirmation: { path: `${tracked}/confirmation`, cookie: buyer.cookie },
    invoice: { path: `/api/payments/invoices/${invoice.number}/pdf`, cookie: buyer.cookie },
    'credit note': { path: `/api/payments/projects/${canceled}/credit-notes`, cookie: operator },
    'statement of a builder': { path: `/api/payments/account-statement?${period}`, cookie: desk.builder.person.cookie },
    'statement of a shop': { path: `/api/payments/account-statement?${period}`, cookie: desk.shop.person.cookie },
    'application for payment': { path: `/api/payments/projects/${inWork}/pay-application?${period}`, cookie: operator },
    waiver: { path: `/api/payments/waivers/${waiver.id}/pdf`, cookie: operator },
  }
})
afterAll(() => house.cms.stop())

it('every paper has the seller’s name, postal address and tax ID', async () => {
  for (const [name, { path, cookie }] of Object.entries(papers)) {
    const answer = await house.cms.request(path, { cookie })
    expect(answer.status, name).toBe(200)
    const text = await pdfText(answer)
    for (const shown of ['Framewell', SELLER.address, `Tax ID ${SELLER.taxId}`]) expect(text, name).toContain(shown)
  }
})

it('a bill names what was ordered and the day, hour and zone it is due by; a confirmation the whole site', async () => {
  const read = async (name: string) => pdfText(await house.cms.request(papers[name]?.path ?? '', { cookie: buyer.cookie }))
  const invoice = await read('invoice')
  expect(invoice).toContain(`Deposit: ${ordered.title}`)
  expect(invoice.replace(/\s+/g, ' ')).toContain('(end of day, Eastern Time)')
  expect((await read('confirmation')).replace(/\s+/g, ' ')).toContain(ordered.siteZip)
})

it('an editor may change the postal address, but not the tax ID', async () => {
  await saveSeller('editor', { address: SELLER.address, taxId: '99-9999999' })
  const settings = await house.cms.payload.findGlobal({ slug: 'site-settings' })
  expect(settings).toMatchObject(SELLER)
})
