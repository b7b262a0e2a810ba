import { companyDay } from '@framewell/domain/dates/businessDays'
import { getPaymentProject } from '@framewell/domain/payments/projectCalls'
import { waitsForFormsWords } from '@framewell/domain/payments/waiverForms'
import type { WaiverKind } from '@framewell/domain/payments/waivers'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { taskCalls } from '@framewell/domain/tasks/calls'
import { listOwnTasks } from '@framewell/domain/tasks/ownTasks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import { openHouse } from '../../testing/moneySteps'
import { releaseRetainageOn } from '../projects/releaseRetainage'

const PRICE = 1_000_000
const FINAL = 'California: Conditional waiver and release on final payment'
const PROGRESS = 'California: Unconditional waiver and release on progress payment'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
  await openHouse(house.cms, house.desk)
  await house.cms.payload.db.pool.query("insert into zip_codes values ('90012', 'Los Angeles', 'CA', 34.06, -118.24)")
  await enter('conditional_progress')
})
afterAll(() => house.cms.stop())

const operator = () => house.desk.operators[0]
const enter = async (kind: WaiverKind) => {
  const json = { state: 'CA', kind, basis: 'general', citation: 'Civil Code 8132', effectiveFrom: '2012-07-01', text: '' }
  expect((await house.cms.request('/api/waiver-forms', { cookie: operator().cookie, json })).status).toBe(201)
}
const shown = async (number: string, who = house.desk.shop.person) =>
  getPaymentProject.output.parse((await house.desk.ask(who, `/projects/${number}`)).body).project
const signTasks = async (number: string) => {
  const answer = await house.cms.request('/api/tasks', { cookie: house.desk.shop.person.cookie })
  return listOwnTasks.output.parse(await answer.json()).tasks.filter(({ kind, detail }) => kind === 'signWaiver' && detail === number)
    .length
}
const step = async () => {
  const answer = await house.cms.request('/api/admin/tasks?kind=setUp&limit=100', { cookie: operator().cookie })
  return taskCalls.listTasks.output.parse(await answer.json()).data.find(({ name }) => name === 'State lien waiver forms')
}
const accept = (number: string) => house.desk.ask(house.desk.builder.person, `/projects/${number}/retainage-release`, {})

async function delivered(): Promise<string> {
  const { desk, cms } = house
  const number = await desk.project(PRICE, 'Premium')
  await cms.payload.db.pool.query("update orders set site_zip = '90012' where number = $1", [number])
  for (const phase of desk.phases) {
    await desk.reach(number, phase)
    await desk.signAll(number)
    expect((await desk.complete(number, phase)).status, phase).toBe(200)
  }
  return number
}

it('retainage says that it waits for a form, and its shop is asked nothing that it cannot sign', async () => {
  const { desk, cms } = house
  const number = await delivered()
  const waits = waitsForFormsWords([FINAL], 'retainage')
  for (const person of [desk.builder.person, desk.shop.person, operator()])
    expect((await shown(number, person)).retainage).toMatchObject({ waitsForForm: waits, waiversNeeded: [] })
  expect(await signTasks(number)).toBe(0)
  expect((await accept(number)).body).toMatchObject({ code: 'waiverFormMissing', detail: `${FINAL}.` })
  expect(await step()).toMatchObject({
    detail: expect.stringMatching(`A payment waits for them since ${longDate(companyDay(new Date()))}$`),
    moneyCents: await desk.balance('retainage', number),
  })
  await cms.payload.db.pool.query(`update payment_projects set delivered_on = '2026-01-05' where number = $1`, [number])
  expect(await releaseRetainageOn(cms.payload, '2026-03-01')).toBe(0)
  const { rows } = await cms.payload.db.pool.query(
    `select payload -> 'because' as because, payload -> 'missing' as missing from notification_events where name = 'payment-retainage-held'`,
  )
  expect(rows).toEqual([{ because: 'waiverFormMissing', missing: [FINAL] }])
  expect((await step())?.detail).toMatch(/A payment waits for them since January 5, 2026$/)
})

it('also after a decision of a dispute has completed the project', async () => {
  const { desk } = house
  const number = await delivered()
  const about = { projectId: number, reason: 'quality', description: 'Half of the panels are not to the drawing.' }
  const { dispute } = (await desk.ask(desk.builder.person, '/disputes', about)).body
  expect(await signTasks(number)).toBe(0)
  const decision = { outcome: 'split', refundCents: 20_000, reason: 'Seen on site' }
  expect((await desk.ask(operator(), `/disputes/${dispute.id}/resolve`, decision)).status).toBe(200)
  const { status, retainage } = await shown(number)
  expect(status).toBe('completed')
  expect(retainage).toMatchObject({ waitsForForm: waitsForFormsWords([FINAL], 'payout'), waiversNeeded: [] })
  expect(await signTasks(number)).toBe(0)
  const before = (await step())?.moneyCents ?? 0
  await enter('conditional_final')
  expect((await shown(number)).retainage).toMatchObject({ waitsForForm: null, waiversNeeded: ['conditional'] })
  expect(await signTasks(number)).toBe(1)
  expect((await step())?.moneyCents ?? 0, 'its payment has its form').toBeLessThan(before)
  expect((await desk.sign(number, 'retainage', 'conditional')).status).toBe(200)
  expect(await signTasks(number)).toBe(0)
})

it('a phase waits for the form of the unconditional waiver before it, and the shop is not asked for that one', async () => {
  const { desk } = house
  const number = await desk.project(PRICE, 'Premium')
  await house.cms.payload.db.pool.query("update orders set site_zip = '90012' where number = $1", [number])
  await desk.reach(number, 'fabrication_start')
  await desk.signAll(number)
  expect((await desk.complete(number, 'fabrication_start')).status).toBe(200)
  const { run } = (await desk.ask(operator(), '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })).body
  for (const who of desk.operators) expect((await desk.ask(who, `/payout-runs/${run.id}/decide`, { decision: 'approve' })).status).toBe(200)
  await desk.importStatement(desk.statement([{ cents: -run.totalCents, text: `ACH ${run.number}` }]))
  await desk.reach(number, 'quality_check')
  expect((await shown(number)).phases.slice(0, 2)).toMatchObject([
    { waitsForForm: null, waiversNeeded: [] },
    { waitsForForm: waitsForFormsWords([PROGRESS], 'phase'), waiversNeeded: ['conditional'] },
  ])
  expect(await signTasks(number)).toBe(1)
  await desk.signAll(number)
  expect(await signTasks(number)).toBe(0)
  await enter('unconditional_progress')
  expect((await shown(number)).phases[0]).toMatchObject({ waiversNeeded: ['unconditional'] })
  expect(await signTasks(number)).toBe(1)
  expect(await house.findings()).toEqual([])
})

it('an early payout waits for its form, not for its shop', async () => {
  const { desk, cms } = house
  await cms.payload.db.pool.query("insert into zip_codes values ('77002', 'Houston', 'TX', 29.76, -95.36)")
  const number = await desk.project(PRICE, 'Premium')
  await cms.payload.db.pool.query("update orders set site_zip = '77002' where number = $1", [number])
  const { id } = (await desk.ask(desk.shop.person, '/factoring', { projectId: number, urgency: 'standard' })).body.request
  const form = 'Texas: Conditional waiver and release on progress payment'
  for (const who of [desk.shop.person, operator()]) {
    const { data } = (await desk.ask(who, '/early-payouts')).body
    expect(data.find((one: { projectId: string }) => one.projectId === number)).toMatchObject({
      waiverSigned: false,
      waitsForForm: waitsForFormsWords([form], 'advance'),
    })
  }
  const refused = await desk.ask(operator(), `/factoring/${id}/decide`, { decision: 'approve', reason: 'Good record' })
  expect(refused.body).toMatchObject({ code: 'waiverFormMissing', detail: `${form}.` })
})
