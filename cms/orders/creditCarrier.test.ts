import { initialPolicy } from '@framewell/domain/credit/initialPolicy'
import type { CreditCarrier } from '@framewell/domain/credit/paymentTerms'
import { getOrder } from '@framewell/domain/orders/orderCalls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { policyDocument } from '../credit/policyDocument'
import { orderHouse } from '../testing/orderHouse'
import { qualifiedBuilder } from '../testing/qualifiedBuilder'

let house: Awaited<ReturnType<typeof orderHouse>>
beforeAll(async () => {
  house = await orderHouse()
})
afterAll(() => house.cms.stop())

async function carry(carriedBy: CreditCarrier): Promise<void> {
  const { Standard } = initialPolicy.tierTerms
  const policy = { ...initialPolicy, tierTerms: { ...initialPolicy.tierTerms, Standard: { ...Standard, carriedBy } } }
  const { status } = await house.cms.request('/api/globals/credit-policy', { cookie: house.operator, json: policyDocument(policy) })
  expect(status).toBe(200)
}
const orderFor = async (cookie: string, number: string) =>
  getOrder.output.parse((await house.to.get(`/api/tracking/orders/${number}`, cookie)).body).order

it('keeps with an order who carries its credit, as its builder signed it and its shop saw it before it accepted', async () => {
  const { cms, to, shop, operator } = house
  const builder = await qualifiedBuilder(cms.payload, 'Standard', 400_000)
  const earlier = await to.placed(builder)
  await carry('shop')
  const order = await to.placed(builder)
  expect([earlier.terms?.carriedBy, order.terms?.carriedBy]).toEqual(['framewell', 'shop'])
  const text = (paragraphs: readonly string[]) => paragraphs.join('\n')
  expect(text(earlier.form.paragraphs)).toContain('and the trade credit we extend to you, are released to the shop')
  expect(text(order.form.paragraphs)).toContain('The phase is released to the shop once you have paid that invoice.')
  await carry('framewell')
  for (const each of [earlier, order]) expect((await to.sign(builder, each)).status).toBe(200)
  const seen = async (number: string) => (await orderFor(shop.cookie, number)).shopPrice
  expect(await seen(earlier.number)).toMatchObject({ accepted: false, carriedBy: 'framewell' })
  expect(await seen(order.number)).toMatchObject({ accepted: false, carriedBy: 'shop' })
  expect((await orderFor(operator, order.number)).shopPrice?.carriedBy).toBe('shop')
  expect((await orderFor(builder.cookie, order.number)).shopPrice).toBeNull()
  const prepaid = await to.placed(builder, { prepaid: true })
  expect((await to.sign(builder, prepaid)).status).toBe(200)
  expect((await seen(prepaid.number))?.carriedBy).toBeNull()
})

it('bills a phase that the shop carries once the shop has recorded and waived it, in either order', async () => {
  const { cms, to, shop } = house
  await carry('shop')
  for (const waivedFirst of [false, true]) {
    const builder = await qualifiedBuilder(cms.payload, 'Standard', 400_000)
    const { number, path } = await to.activeOrder(builder)
    const record = async () => expect((await to.post(`${path}/stages`, { stage: 'fabrication_started' }, shop.cookie)).status).toBe(200)
    const waive = async () => {
      const waiver = `/api/payments/projects/${number}/waivers/fabrication_start/conditional`
      const { textHash } = (await to.get(waiver, shop.cookie)).body
      expect((await to.post(waiver, { signature: 'Dana Reyes', authority: 'Manager', textHash }, shop.cookie)).status).toBe(200)
    }
    if (waivedFirst) expect((await to.post(`${path}/acceptance`, {}, shop.cookie)).status).toBe(200)
    const progress = async () =>
      (await to.get(`/api/payments/projects/${number}`, builder.cookie)).body.project.invoices.find(
        ({ kind }: { kind: string }) => kind === 'progress',
      ).status
    await (waivedFirst ? waive() : record())
    expect(await progress()).toBe('scheduled')
    await (waivedFirst ? record() : waive())
    expect(await progress()).toBe('open')
  }
})
