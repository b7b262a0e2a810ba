import { companyDay, dayAfter } from '@framewell/domain/dates/businessDays'
import { listPayoutRuns } from '@framewell/domain/payments/payoutCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { taskCalls } from '@framewell/domain/tasks/calls'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import { confirmShopAccount, openHouse } from '../../testing/moneySteps'
import type { TestPerson } from '../../testing/signInAs'

const { listTasks } = taskCalls
const PHASE = 'fabrication_start'
const today = companyDay(new Date())

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
  await openHouse(house.cms, house.desk)
})
afterAll(() => house.cms.stop())

const shown = async (who: TestPerson, number: string) => (await house.desk.ask(who, `/projects/${number}`)).body.project
const preview = async (number: string) =>
  (await house.desk.ask(house.desk.operators[0], `/projects/${number}/phases/${PHASE}/preview`)).body

/** The text of a waiver's PDF. */
async function wordsOf(who: TestPerson, id: string): Promise<string> {
  const answer = await house.cms.request(`/api/payments/waivers/${id}/pdf`, { cookie: who.cookie })
  expect(answer.status).toBe(200)
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  const { items } = await (await pdf.getPage(1)).getTextContent()
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
}

describe('a lien waiver', () => {
  it('gives up the work that is paid, through the day it was done, and nothing that was done since', async () => {
    const { desk } = house
    const number = await desk.project(1_000_000, 'Premium')
    const started = dayAfter(today, -3)
    const checked = dayAfter(today, -1)
    const paragraphs = async (condition: string) =>
      (await desk.ask(desk.shop.person, `/projects/${number}/waivers/${PHASE}/${condition}`)).body.paragraphs.join(' ')
    await desk.reach(number, PHASE, new Date(`${started}T17:00:00Z`))
    const conditional = await paragraphs('conditional')
    expect(conditional).toContain(`Work through: ${longDate(started)}.`)
    expect(conditional).toContain('Customer: Framewell. Builder: ')
    expect(conditional).toContain('Property: Dayton, OH 45402. ')
    await desk.sign(number, PHASE, 'conditional')
    await desk.complete(number, PHASE)
    await desk.reach(number, 'quality_check', new Date(`${checked}T17:00:00Z`))
    const { run } = (await desk.ask(desk.operators[0], '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })).body
    for (const operator of desk.operators) await desk.ask(operator, `/payout-runs/${run.id}/decide`, { decision: 'approve' })
    await desk.importStatement(desk.statement([{ cents: -run.totalCents, text: `ACH ${run.number}` }]))
    await desk.sign(number, 'quality_check', 'conditional')
    await desk.sign(number, PHASE, 'unconditional')
    await desk.complete(number, 'quality_check')
    const unconditional = await paragraphs('unconditional')
    expect(unconditional).toContain(`Work through: ${longDate(started)}.`)
    expect(unconditional).toContain('Not covered: retainage held back, the work of another step that is not paid, ')
    await desk.ask(desk.operators[0], `/projects/${number}/lien-record`, { propertyOwner: 'Grand Avenue Partners LLC' })
    expect(await paragraphs('unconditional')).toContain('Property: Dayton, OH 45402, owned by Grand Avenue Partners LLC. ')
  })

  it('of the first shop releases nothing to the shop that takes the order over, which signs its own', async () => {
    const { desk } = house
    const number = await desk.project(1_000_000, 'Premium')
    await desk.reach(number, PHASE)
    const first = (await desk.sign(number, PHASE, 'conditional')).body.waiver
    const second = await desk.secondShop()
    await desk.reroute(number, second.fabricator)

    expect((await preview(number)).refusal).toMatchObject({
      code: 'waiverMissing',
      missing: ['Conditional lien waiver for the fabrication start payment'],
    })
    expect((await desk.complete(number, PHASE)).body.code).toBe('waiverMissing')
    for (const who of [second.person, desk.builder.person, desk.operators[0]]) expect((await shown(who, number)).waivers).toEqual([])
    expect((await shown(second.person, number)).phases[0].waiversNeeded).toEqual(['conditional'])

    const signed = await desk.sign(number, PHASE, 'conditional', second.person)
    expect(signed.status, JSON.stringify(signed.body)).toBe(200)
    const own = signed.body.waiver
    expect((await desk.sign(number, PHASE, 'conditional', second.person)).body.code).toBe('signedAlready')
    expect((await shown(desk.builder.person, number)).waivers).toEqual([own])
    expect((await desk.complete(number, PHASE)).status).toBe(200)

    expect(await wordsOf(desk.builder.person, own.id)).toContain('For Scioto Rollform')
    // The signer, the builder and operators can still read the first one.
    for (const who of [desk.shop.person, desk.builder.person, desk.operators[0]])
      expect(await wordsOf(who, first.id)).toContain('For Ohio Roll Form')
    expect((await desk.ask(second.person, `/waivers/${first.id}/pdf`)).status).toBe(404)
    expect((await desk.ask(desk.shop.person, `/waivers/${own.id}/pdf`)).status).toBe(404)
    expect(await house.findings()).toEqual([])
  })

  it('counts again when the order comes back to the shop that signed it', async () => {
    const { desk } = house
    const number = await desk.project(1_000_000, 'Premium')
    await desk.reach(number, PHASE)
    const { waiver } = (await desk.sign(number, PHASE, 'conditional')).body
    await desk.reroute(number, (await desk.secondShop()).fabricator)
    await desk.reroute(number, desk.fabricator)
    expect((await shown(desk.shop.person, number)).waivers).toEqual([waiver])
    expect((await desk.complete(number, PHASE)).status).toBe(200)
  })

  it('of a company does not bind the company that took its shop over', async () => {
    const { desk, cms } = house
    const number = await desk.project(1_000_000, 'Premium')
    await desk.reach(number, PHASE)
    await desk.sign(number, PHASE, 'conditional')
    const paid = await desk.project(1_000_000, 'Premium')
    await desk.reach(paid, PHASE)
    await desk.sign(paid, PHASE, 'conditional')
    await desk.complete(paid, PHASE)
    const { run } = (await desk.ask(desk.operators[0], '/payout-runs', { payOn: '2099-01-05', projectIds: [paid] })).body
    for (const operator of desk.operators) await desk.ask(operator, `/payout-runs/${run.id}/decide`, { decision: 'approve' })
    await desk.importStatement(desk.statement([{ cents: -run.totalCents, text: `ACH ${run.number}` }]))
    expect((await shown(desk.shop.person, paid)).phases[0]).toMatchObject({ paidOut: true, waiversNeeded: ['unconditional'] })
    const buyer = await desk.secondShop()
    const handTo = (company: string) =>
      cms.payload.db.pool.query('update fabricators set company_id = $2 where id = $1', [desk.fabricator, company])
    await handTo(buyer.company)
    try {
      expect((await desk.complete(number, PHASE)).body.code).toBe('waiverMissing')
      expect((await desk.sign(number, PHASE, 'conditional', buyer.person)).status).toBe(200)
      expect((await desk.complete(number, PHASE)).status).toBe(200)
      // The new company cannot confirm what the first one was paid.
      expect((await shown(buyer.person, paid)).phases.map((one: { waiversNeeded: string[] }) => one.waiversNeeded)).toEqual([
        [],
        ['conditional'],
        [],
        [],
      ])
      expect((await desk.sign(paid, PHASE, 'unconditional', buyer.person)).body.code).toBe('notPaidYet')
      await desk.reach(paid, 'quality_check')
      await desk.sign(paid, 'quality_check', 'conditional', buyer.person)
      expect((await desk.complete(paid, 'quality_check')).status).toBe(200)
    } finally {
      await handTo(desk.shop.company)
    }
  })

  it('whose payment came back says so to the shop, the builder and operators, on its run and in To do, until the payment is made again', async () => {
    const { desk, cms } = house
    const number = await desk.project(1_000_000, 'Premium')
    await desk.reach(number, PHASE)
    await desk.sign(number, PHASE, 'conditional')
    await desk.complete(number, PHASE)
    const send = async () => {
      const { run } = (await desk.ask(desk.operators[0], '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })).body
      for (const operator of desk.operators) await desk.ask(operator, `/payout-runs/${run.id}/decide`, { decision: 'approve' })
      return run.payouts[0]
    }
    const arrives = (payout: { amountCents: number; reference: string }) =>
      desk.importStatement(desk.statement([{ cents: -payout.amountCents, text: `ACH ${payout.reference}` }]))
    const flags = async (who: TestPerson) =>
      (await shown(who, number)).waivers.map((one: { condition: string; returnedPayout: string | null }) => [
        one.condition,
        one.returnedPayout,
      ])
    /** Conditions of the flagged waivers: on the payout in its run, and in To do. */
    const toOperators = async (reference: string) => {
      const { cookie } = desk.operators[0]
      const { data: runs } = listPayoutRuns.output.parse((await desk.ask(desk.operators[0], '/payout-runs?limit=100')).body)
      const payout = runs.flatMap(({ payouts }) => payouts).find((one) => one.reference === reference)
      const tasks = listTasks.output.parse(await (await cms.request('/api/admin/tasks?kind=returnedWaiver&limit=100', { cookie })).json())
      const ofOrder = tasks.data.filter(({ name, detail }) => name === number && detail.endsWith(reference))
      return [payout?.waivers.map(({ condition }) => condition), ofOrder.map(({ detail }) => detail.split(', ')[1]).toSorted()]
    }
    const first = await send()
    await arrives(first)
    await desk.sign(number, PHASE, 'unconditional')
    expect(await toOperators(first.reference)).toEqual([[], []])
    const clear = [
      ['conditional', null],
      ['unconditional', null],
    ]
    expect(await flags(desk.shop.person)).toEqual(clear)

    await desk.importStatement(desk.statement([{ cents: first.amountCents, text: `ACH RETURN ${first.reference} R03` }]))
    for (const who of [desk.shop.person, desk.builder.person, desk.operators[0]])
      expect(await flags(who)).toEqual(clear.map(([condition]) => [condition, first.reference]))

    const both = ['conditional', 'unconditional']
    expect(await toOperators(first.reference)).toEqual([both, both])

    await confirmShopAccount(desk)
    const again = await send()
    expect(await toOperators(first.reference)).toEqual([both, both])
    expect(await flags(desk.shop.person), 'sent and not shown by a statement').toEqual(
      clear.map(([condition]) => [condition, first.reference]),
    )
    await arrives(again)
    expect(await flags(desk.shop.person)).toEqual(clear)
    expect(await toOperators(first.reference)).toEqual([[], []])
  })
})
