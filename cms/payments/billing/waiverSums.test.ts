import { companyDay, dayAfter } from '@framewell/domain/dates/businessDays'
import { listPayoutRuns } from '@framewell/domain/payments/payoutCalls'
import { getPaymentProject } from '@framewell/domain/payments/projectCalls'
import { taskCalls } from '@framewell/domain/tasks/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import { openHouse } from '../../testing/moneySteps'
import { runQueuedJobs } from '../../testing/runQueuedJobs'
import type { TestPerson } from '../../testing/signInAs'

const PRICE = 1_000_000
const PHASE = 'fabrication_start'
const LAST = 'delivery'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
  await openHouse(house.cms, house.desk)
})
afterAll(() => house.cms.stop())

const operator = () => house.desk.operators[0]
const shown = async (number: string, who: TestPerson = house.desk.shop.person) =>
  getPaymentProject.output.parse((await house.desk.ask(who, `/projects/${number}`)).body).project
const needed = async (number: string) =>
  (await shown(number)).phases.flatMap(({ phase, waiversNeeded }) => waiversNeeded.map((one) => [phase, one]))
const outdated = async (number: string) =>
  (await shown(number)).waivers.map(({ condition, amountCents, amountChanged }) => [condition, amountCents, amountChanged])
/** The tasks about waivers and acceptance of an order: of the shop, the builder and the operators. */
async function tasks(number: string) {
  const { cms, desk } = house
  const own = async ({ cookie }: TestPerson, kind: string) =>
    (await (await cms.request('/api/tasks', { cookie })).json()).tasks.filter(
      (task: { kind: string; detail: string }) => task.kind === kind && task.detail.startsWith(number),
    ).length
  const operators = taskCalls.listTasks.output.parse(
    await (await cms.request('/api/admin/tasks?kind=waiver&limit=100', { cookie: operator().cookie })).json(),
  )
  return {
    shopSigns: await own(desk.shop.person, 'signWaiver'),
    builderAccepts: await own(desk.builder.person, 'acceptPhase'),
    operatorCompletes: operators.data.filter(({ name }) => name === number).length,
  }
}
const payable = async (number: string) =>
  listPayoutRuns.output
    .parse((await house.desk.ask(operator(), '/payout-runs')).body)
    .payable.filter(({ projectId }) => projectId === number)
const propose = (number: string) => house.desk.ask(operator(), '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })
async function approve(run: { id: string }) {
  const answers = []
  for (const who of house.desk.operators) answers.push(await house.desk.ask(who, `/payout-runs/${run.id}/decide`, { decision: 'approve' }))
  return answers.at(-1)
}
async function payEarly(number: string) {
  const { desk } = house
  const { id } = (await desk.ask(desk.shop.person, '/factoring', { projectId: number, urgency: 'standard' })).body.request
  await desk.sign(number, 'early_payout', 'conditional')
  const { status, body } = await desk.ask(operator(), `/factoring/${id}/decide`, { decision: 'approve', reason: 'Good record' })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.request
}
async function refund(number: string, refundCents: number) {
  const { desk } = house
  const about = { projectId: number, reason: 'quality', description: 'Half of the panels are not to the drawing.' }
  const { dispute } = (await desk.ask(desk.builder.person, '/disputes', about)).body
  const decided = await desk.ask(operator(), `/disputes/${dispute.id}/resolve`, { outcome: 'split', refundCents, reason: 'Seen on site' })
  expect(decided.status, JSON.stringify(decided.body)).toBe(200)
}

it('a waiver signed before an early payout releases nothing: the shop signs one of what the phase pays now', async () => {
  const { desk } = house
  const number = await desk.project(PRICE, 'Premium')
  for (const phase of desk.phases.slice(0, -1)) {
    await desk.reach(number, phase)
    await desk.sign(number, phase, 'conditional')
    expect((await desk.complete(number, phase)).status, phase).toBe(200)
  }
  await desk.reach(number, LAST)
  const { waiver } = (await desk.sign(number, LAST, 'conditional')).body
  expect(await tasks(number)).toEqual({ shopSigns: 0, builderAccepts: 1, operatorCompletes: 1 })
  await payEarly(number)

  const refused = await desk.complete(number, LAST)
  expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
    409,
    'waiverMissing',
    'Conditional lien waiver for the delivery payment. The amount has changed since the shop signed the one on file',
  ])
  expect(await needed(number)).toEqual([[LAST, 'conditional']])
  expect((await outdated(number)).slice(desk.phases.length - 1)).toEqual([['conditional', waiver.amountCents, true]])
  expect(await tasks(number)).toEqual({ shopSigns: 1, builderAccepts: 0, operatorCompletes: 0 })

  const again = await desk.sign(number, LAST, 'conditional')
  expect(again.status, JSON.stringify(again.body)).toBe(200)
  expect(again.body.waiver.amountCents).toBeLessThan(waiver.amountCents)
  expect((await desk.sign(number, LAST, 'conditional')).body.code).toBe('signedAlready')
  expect(await tasks(number)).toEqual({ shopSigns: 0, builderAccepts: 1, operatorCompletes: 1 })
  const { release } = (await desk.complete(number, LAST)).body
  expect(release.netCents).toBe(again.body.waiver.amountCents)
  expect((await outdated(number)).slice(desk.phases.length - 1)).toEqual([
    ['conditional', waiver.amountCents, true],
    ['conditional', release.netCents, false],
  ])
})

it('what a dispute takes of a released phase is paid once the shop has signed for the rest', async () => {
  const { desk } = house
  const number = await desk.project(PRICE, 'Premium')
  await desk.reach(number, PHASE)
  await desk.sign(number, PHASE, 'conditional')
  await desk.complete(number, PHASE)
  expect(await payable(number)).toMatchObject([{ blocked: null }])
  // Everything that is not released, and a part of what is.
  await refund(number, PRICE - 200_000)
  const [left] = await payable(number)
  expect(left).toMatchObject({ account: 'fabricator_payable', amountCents: 196_000, blocked: 'waiverMissing' })
  expect((await propose(number)).body.code).toBe('nothingPayable')
  const [released] = (await shown(number)).phases
  expect([released?.netCents, released?.takenCents]).toEqual([392_000, 196_000])
  expect((await shown(number, desk.builder.person)).phases[0]?.takenCents, 'the shop’s price is not the builder’s to compute').toBe(0)
  await runQueuedJobs(house.cms.payload)
  const { rows: mails } = await house.cms.payload.db.pool.query('select text from outgoing_mail where subject = $1 and "to" = $2', [
    `${number}: the dispute is decided`,
    desk.shop.person.email,
  ])
  expect(mails[0]?.text).toContain('Sign the lien waiver for the new amount.')
  expect(await needed(number)).toContainEqual([PHASE, 'conditional'])
  expect((await tasks(number)).shopSigns).toBe(1)

  const signed = await desk.sign(number, PHASE, 'conditional')
  expect(signed.body.waiver.amountCents).toBe(196_000)
  expect(await payable(number)).toMatchObject([{ amountCents: 196_000, blocked: null }])
  const { run } = (await propose(number)).body
  expect((await approve(run))?.status).toBe(200)
  await desk.importStatement(desk.statement([{ cents: -run.totalCents, text: `ACH ${run.number}` }]))
  expect((await desk.sign(number, PHASE, 'unconditional')).body.waiver.amountCents).toBe(196_000)
  expect(await house.findings()).toEqual([])
})

it('a phase that waits for its waiver holds back nothing else of the order', async () => {
  const { desk } = house
  const number = await desk.project(PRICE, 'Premium')
  for (const phase of [PHASE, 'quality_check'] as const) {
    await desk.reach(number, phase)
    await desk.sign(number, phase, 'conditional')
    expect((await desk.complete(number, phase)).status).toBe(200)
  }
  const joint = { jointPayee: 'Ohio Coil Supply', jointAgreedOn: '2026-11-30' }
  expect((await desk.ask(operator(), `/projects/${number}/lien-record`, joint)).status).toBe(200)
  const [all] = await payable(number)
  const agreed = { payee: 'Ohio Coil Supply', agreedOn: '2026-11-30', endsOn: null }
  expect(all?.jointCheck, 'who pays is reminded of the joint check').toEqual(agreed)
  const [first, second] = (await shown(number)).phases.map(({ netCents }) => netCents ?? 0)
  expect(all?.amountCents).toBe(Number(first) + Number(second))
  // Everything that is not released, and a part of the second phase.
  await refund(number, 500_000)
  const taken = (await shown(number)).phases[1]?.takenCents ?? 0
  expect(taken).toBeGreaterThan(0)
  const left = Number(second) - taken
  expect(await payable(number)).toMatchObject([
    { amountCents: first, blocked: null },
    { amountCents: left, blocked: 'waiverMissing' },
  ])

  const { run } = (await propose(number)).body
  expect(run.totalCents).toBe(first)
  expect(run.payouts[0].jointCheck, 'and who approves the run').toEqual(agreed)
  expect(await payable(number)).toMatchObject([{ amountCents: left, blocked: 'waiverMissing', jointCheck: agreed }])
  const papers = (jointReleasedOn: string) => desk.ask(operator(), `/projects/${number}/lien-record`, { jointReleasedOn })
  const today = companyDay(new Date())
  expect((await papers(dayAfter(today, 1))).body).toMatchObject({ code: 'releaseAhead', fields: [{ path: 'jointReleasedOn' }] })
  expect(await payable(number), 'it applies until it is released').toMatchObject([{ jointCheck: agreed }])
  await papers(today)
  expect(await payable(number)).toMatchObject([{ jointCheck: null }])
  expect((await approve(run))?.status).toBe(200)
  await desk.importStatement(desk.statement([{ cents: -run.totalCents, text: `ACH ${run.number}` }]))
  expect((await desk.sign(number, PHASE, 'unconditional')).status).toBe(200)
  expect((await desk.sign(number, 'quality_check', 'unconditional')).body.code, 'it is not paid').toBe('notPaidYet')
  expect((await propose(number)).body.code).toBe('nothingPayable')

  expect((await desk.sign(number, 'quality_check', 'conditional')).body.waiver.amountCents).toBe(left)
  expect(await payable(number)).toMatchObject([{ amountCents: left, blocked: null }])
  const next = (await propose(number)).body.run
  expect((await approve(next))?.status).toBe(200)
  await desk.importStatement(desk.statement([{ cents: -next.totalCents, text: `ACH ${next.number}` }]))
  expect((await desk.sign(number, 'quality_check', 'unconditional')).body.waiver.amountCents).toBe(left)
  expect(await house.findings()).toEqual([])
})

it('a run that waits is not sent for a phase whose sum a dispute has changed', async () => {
  const { desk } = house
  const number = await desk.project(PRICE, 'Premium')
  await desk.reach(number, PHASE)
  await desk.sign(number, PHASE, 'conditional')
  await desk.complete(number, PHASE)
  const { run } = (await propose(number)).body
  await refund(number, PRICE - 200_000)
  expect((await approve(run))?.body.code).toBe('payableChanged')
})

it('an early payout of which a dispute leaves a part is paid once the shop has signed for that part', async () => {
  const { desk } = house
  const number = await desk.project(PRICE, 'Premium')
  const { paidAmount } = await payEarly(number)
  expect(await payable(number)).toMatchObject([{ blocked: null }])
  await refund(number, PRICE / 2)
  const [left] = await payable(number)
  expect(left?.amountCents).toBeLessThan(Math.round(paidAmount * 100))
  expect(left?.blocked).toBe('waiverMissing')
  expect((await tasks(number)).shopSigns).toBe(1)
  const signed = await desk.sign(number, 'early_payout', 'conditional')
  expect(signed.body.waiver.amountCents).toBe(left?.amountCents)
  expect(await payable(number)).toMatchObject([{ blocked: null }])
  const { run } = (await propose(number)).body
  expect((await approve(run))?.status).toBe(200)
  await desk.importStatement(desk.statement([{ cents: -run.totalCents, text: `ACH ${run.number}` }]))
  expect((await desk.sign(number, 'early_payout', 'unconditional')).body.waiver.amountCents).toBe(run.totalCents)
  expect(await house.findings()).toEqual([])
})
