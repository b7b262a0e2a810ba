import { listPayoutRuns } from '@framewell/domain/payments/payoutCalls'
import { getPaymentProject } from '@framewell/domain/payments/projectCalls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import { openHouse } from '../../testing/moneySteps'
import { runQueuedJobs } from '../../testing/runQueuedJobs'
import { releaseRetainageOn } from '../projects/releaseRetainage'

const PRICE = 1_000_000
/** 5% of the shop's 98%. */
const OF_SHOP = 49_000

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
  await openHouse(house.cms, house.desk)
})
afterAll(() => house.cms.stop())

const operator = () => house.desk.operators[0]
const shown = async (number: string, who = house.desk.shop.person) =>
  getPaymentProject.output.parse((await house.desk.ask(who, `/projects/${number}`)).body).project
const accept = (number: string) => house.desk.ask(house.desk.builder.person, `/projects/${number}/retainage-release`, {})
const signTasks = async (number: string) => {
  const answer = await house.cms.request('/api/tasks', { cookie: house.desk.shop.person.cookie })
  const { tasks }: { tasks: { kind: string; detail: string }[] } = await answer.json()
  return tasks.filter(({ kind, detail }) => kind === 'signWaiver' && detail.startsWith(number)).length
}
const payable = async (number: string) =>
  listPayoutRuns.output
    .parse((await house.desk.ask(operator(), '/payout-runs')).body)
    .payable.filter(({ projectId }) => projectId === number)
    .map(({ amountCents, blocked }) => [amountCents, blocked])

/** Pays everything that is payable on an order. @returns what it paid */
async function payOut(number: string): Promise<number> {
  const { desk } = house
  const { run } = (await desk.ask(operator(), '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })).body
  for (const who of desk.operators) expect((await desk.ask(who, `/payout-runs/${run.id}/decide`, { decision: 'approve' })).status).toBe(200)
  await desk.importStatement(desk.statement([{ cents: -run.totalCents, text: `ACH ${run.number}` }]))
  return run.totalCents
}

async function delivered(): Promise<string> {
  const { desk } = house
  const number = await desk.project(PRICE, 'Premium')
  for (const phase of desk.phases) {
    await desk.reach(number, phase)
    await desk.signAll(number)
    expect((await desk.complete(number, phase)).status, phase).toBe(200)
  }
  return number
}

it('the final waiver is that of the retainage, of what it pays: delivery before takes a progress waiver', async () => {
  const { desk, cms } = house
  const number = await delivered()
  const { waivers, retainage } = await shown(number)
  expect(waivers.map(({ phase, kind }) => [phase, kind]).at(-1)).toEqual(['delivery', 'conditional_progress'])
  expect(retainage).toMatchObject({
    waiversNeeded: ['conditional'],
    missing: ['Conditional lien waiver for the retainage payment'],
  })
  expect((await shown(number, desk.builder.person)).retainage.missing).toEqual(retainage.missing)
  expect(await signTasks(number)).toBe(1)
  const refused = await accept(number)
  expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
    409,
    'waiverMissing',
    'Conditional lien waiver for the retainage payment.',
  ])

  await cms.payload.db.pool.query(`update payment_projects set delivered_on = '2026-01-05' where number = $1`, [number])
  for (const _ of [1, 2]) expect(await releaseRetainageOn(cms.payload, '2026-03-01'), 'its window alone does not release it').toBe(0)
  await runQueuedJobs(cms.payload)
  const { rows: mails } = await cms.payload.db.pool.query('select text from outgoing_mail where subject = $1 and "to" = $2', [
    `${number}: retainage is not released yet`,
    desk.shop.person.email,
  ])
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('once the shop has signed the lien waivers that it needs')])

  const { waiver } = (await desk.sign(number, 'retainage', 'conditional')).body
  expect([waiver.kind, waiver.amountCents]).toEqual(['conditional_final', OF_SHOP])
  expect((await desk.sign(number, 'retainage', 'conditional')).body.code).toBe('signedAlready')
  expect(await signTasks(number)).toBe(0)
  const answers = await Promise.all([accept(number), accept(number), releaseRetainageOn(cms.payload, '2026-03-01')])
  expect(answers.filter((one) => one === 1 || (typeof one === 'object' && one.status === 200))).toHaveLength(1)
  expect((await desk.sign(number, 'retainage', 'unconditional')).body.code).toBe('notPaidYet')
  expect(await payOut(number)).toBe(PRICE * 0.98)
  const { phases, retainage: paid } = await shown(number)
  expect([paid.waiversNeeded, phases.map(({ waiversNeeded }) => waiversNeeded)]).toEqual([
    ['unconditional'],
    desk.phases.map(() => ['unconditional']),
  ])
  const last = (await desk.sign(number, 'retainage', 'unconditional')).body.waiver
  expect([last.kind, last.amountCents]).toEqual(['unconditional_final', OF_SHOP])
  expect(await house.findings()).toEqual([])
})

it('the retainage is not released before the payments that arrived are confirmed', async () => {
  const { desk } = house
  const number = await delivered()
  await payOut(number)
  await desk.sign(number, 'retainage', 'conditional')
  expect((await accept(number)).body.detail).toBe(
    `${['fabrication start', 'quality check', 'shipment', 'delivery'].map((step) => `Unconditional lien waiver for the ${step} payment`).join('. ')}.`,
  )
  await desk.signAll(number)
  expect((await accept(number)).status).toBe(200)
  expect(await house.findings()).toEqual([])
})

it('retainage that a decision of a dispute releases is paid once its waiver is signed', async () => {
  const { desk } = house
  const number = await delivered()
  await payOut(number)
  const about = { projectId: number, reason: 'quality', description: 'Half of the panels are not to the drawing.' }
  const { dispute } = (await desk.ask(desk.builder.person, '/disputes', about)).body
  const decision = { outcome: 'split', refundCents: 20_000, reason: 'Seen on site' }
  expect((await desk.ask(operator(), `/disputes/${dispute.id}/resolve`, decision)).status).toBe(200)
  const left = OF_SHOP - 20_000 * 0.98
  expect(await payable(number)).toEqual([[left, 'waiverMissing']])
  expect(await signTasks(number)).toBe(1)
  expect((await desk.sign(number, 'retainage', 'conditional')).body.waiver).toMatchObject({ kind: 'conditional_final', amountCents: left })
  expect(await payable(number)).toEqual([[left, null]])
  expect(await payOut(number)).toBe(left)
  expect((await desk.sign(number, 'retainage', 'unconditional')).body.waiver.amountCents).toBe(left)
  expect(await house.findings()).toEqual([])
})

it('nothing is signed, and nothing is waited for, where a payment is $0.00', async () => {
  const { desk } = house
  const number = await desk.project(PRICE, 'Premium')
  const { id } = (await desk.ask(desk.shop.person, '/factoring', { projectId: number, urgency: 'urgent' })).body.request
  await desk.sign(number, 'early_payout', 'conditional')
  expect((await desk.ask(operator(), `/factoring/${id}/decide`, { decision: 'approve', reason: 'Good record' })).status).toBe(200)
  const [first] = desk.phases
  if (!first) throw new Error('No phase')
  await desk.reach(number, first)
  expect((await shown(number)).phases[0]).toMatchObject({ netCents: 0, waiversNeeded: [] })
  expect(await signTasks(number)).toBe(0)
  expect((await desk.ask(desk.shop.person, `/projects/${number}/waivers/${first}/conditional`)).body.code).toBe('nothingPaid')
  expect((await desk.complete(number, first)).body.release.netCents).toBe(0)
  await payOut(number)
  expect((await shown(number)).phases[0]?.waiversNeeded, 'the payout paid nothing for it').toEqual([])
  expect((await desk.ask(desk.shop.person, `/projects/${number}/waivers/retainage/conditional`)).body.code).toBe('nothingPaid')
  expect(await house.findings()).toEqual([])
})
