import { listPayoutRuns } from '@framewell/domain/payments/payoutCalls'
import { getPaymentProject } from '@framewell/domain/payments/projectCalls'
import { taskCalls } from '@framewell/domain/tasks/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import { confirmAccountOf, openHouse } from '../../testing/moneySteps'
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
const heldMails = async (number: string) => {
  await runQueuedJobs(house.cms.payload)
  const { rows } = await house.cms.payload.db.pool.query(
    'select text from outgoing_mail where subject = $1 and "to" = $2 order by created_at',
    [`${number}: retainage is not released yet`, house.desk.shop.person.email],
  )
  return rows.map(({ text }) => text)
}
const releaseTasks = async (number: string) => {
  const answer = await house.cms.request('/api/admin/tasks?kind=waiver&limit=100', { cookie: operator().cookie })
  const { data } = taskCalls.listTasks.output.parse(await answer.json())
  return data.filter(({ name }) => name === number).map(({ detail, moneyCents }) => [detail, moneyCents])
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
  expect(await heldMails(number)).toEqual([expect.stringContaining('Missing: Conditional lien waiver for the retainage payment.')])
  expect((await shown(number)).retainage, 'its day is in the past').toMatchObject({
    windowPassed: true,
    releasesOn: expect.stringMatching(/^2026-01/),
  })
  expect(await releaseTasks(number)).toEqual([])

  const { waiver } = (await desk.sign(number, 'retainage', 'conditional')).body
  expect([waiver.kind, waiver.amountCents]).toEqual(['conditional_final', OF_SHOP])
  expect((await desk.sign(number, 'retainage', 'conditional')).body.code).toBe('signedAlready')
  expect(await signTasks(number)).toBe(0)
  expect(await releaseTasks(number)).toEqual([['retainage', OF_SHOP]])
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
  const missing = ['fabrication start', 'quality check', 'shipment', 'delivery'].map(
    (step) => `Unconditional lien waiver for the ${step} payment`,
  )
  expect((await accept(number)).body.detail).toBe(`${missing.join('. ')}.`)
  expect(await signTasks(number), 'the shop is asked to').toBe(1)
  await house.cms.payload.db.pool.query(`update payment_projects set delivered_on = '2026-01-05' where number = $1`, [number])
  for (const _ of [1, 2]) expect(await releaseRetainageOn(house.cms.payload, '2026-03-01')).toBe(0)
  expect(await heldMails(number)).toEqual([expect.stringContaining(`Missing: ${missing.join('. ')}.`)])
  await desk.sign(number, 'shipment', 'unconditional')
  await releaseRetainageOn(house.cms.payload, '2026-03-02')
  expect((await heldMails(number)).length, 'something else is missing').toBe(2)
  expect(await releaseTasks(number)).toEqual([])
  await desk.signAll(number)
  expect(await signTasks(number)).toBe(0)
  expect(await releaseTasks(number)).toHaveLength(1)
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

it('asks the shop, not the builder, for the unconditional waiver that a phase waits for', async () => {
  const { desk, cms } = house
  const number = await desk.project(PRICE, 'Premium')
  for (const phase of ['fabrication_start', 'quality_check'] as const) {
    await desk.reach(number, phase)
    await desk.sign(number, phase, 'conditional')
    if (phase === 'fabrication_start') expect((await desk.complete(number, phase)).status).toBe(200)
  }
  const accepts = async () =>
    (await (await cms.request('/api/tasks', { cookie: desk.builder.person.cookie })).json()).tasks.some(
      ({ kind, detail }: { kind: string; detail: string }) => kind === 'acceptPhase' && detail === number,
    )
  expect([await signTasks(number), await accepts(), (await releaseTasks(number)).length]).toEqual([0, true, 1])
  await payOut(number)
  expect([await signTasks(number), await accepts(), (await releaseTasks(number)).length], 'paid, and not confirmed').toEqual([1, false, 0])
  await desk.sign(number, 'fabrication_start', 'unconditional')
  expect([await signTasks(number), await accepts(), (await releaseTasks(number)).length]).toEqual([0, true, 1])
})

it('the mail of a payout says what its waiver is needed for', async () => {
  const { desk, cms } = house
  const paidMails = async (number: string) => {
    await runQueuedJobs(cms.payload)
    const { rows } = await cms.payload.db.pool.query(
      `select split_part(text, number, 2) as text from outgoing_mail, (select $1::text as number) n where subject like $1 || ': you were paid%' order by created_at`,
      [number],
    )
    return rows.map(({ text }) => text)
  }
  const sign = 'You can sign the unconditional waiver for it now.'
  const number = await desk.project(PRICE, 'Premium')
  const [first] = desk.phases
  if (!first) throw new Error('No phase')
  await desk.reach(number, first)
  await desk.signAll(number)
  expect((await desk.complete(number, first)).status).toBe(200)
  await payOut(number)
  expect((await paidMails(number)).at(-1)).toContain(`${sign} The quality check payment is released only once it is signed.`)
  for (const phase of desk.phases.slice(1)) {
    await desk.reach(number, phase)
    await desk.signAll(number)
    expect((await desk.complete(number, phase)).status).toBe(200)
  }
  await payOut(number)
  expect((await paidMails(number)).at(-1)).toContain(`${sign} The retainage is released only once it is signed.`)
  await desk.signAll(number)
  expect((await accept(number)).status).toBe(200)
  await payOut(number)
  expect((await paidMails(number)).at(-1)).toMatch(new RegExp(`${sign}\\s+(?!The )`))

  await confirmAccountOf(desk, desk.builder.person)
  const canceled = await desk.project(PRICE, 'Prepay')
  await house.payDeposit(canceled)
  await desk.cancel(canceled)
  await payOut(canceled)
  expect(await paidMails(canceled), 'a refund').toEqual([expect.not.stringContaining('waiver')])
})

it('says of retainage that was released before it had waivers that there is none', async () => {
  const { desk, cms } = house
  const number = await delivered()
  await desk.signAll(number)
  expect((await accept(number)).status).toBe(200)
  expect((await shown(number)).retainage).toMatchObject({ withoutWaiver: false, windowPassed: false })
  await cms.payload.db.pool.query('update payment_projects set retainage_net_cents = null where number = $1', [number])
  expect((await shown(number)).retainage).toMatchObject({ withoutWaiver: true, waiversNeeded: [], missing: [] })
  expect(await signTasks(number)).toBe(0)
})

it('a refund between the signature and the release needs a waiver of what is left', async () => {
  const { desk } = house
  const number = await delivered()
  await desk.signAll(number)
  expect(await releaseTasks(number), 'before its day, only the builder releases it').toEqual([])
  const about = { projectId: number, reason: 'quality', description: 'Half of the panels are not to the drawing.' }
  const { dispute } = (await desk.ask(desk.builder.person, '/disputes', about)).body
  expect((await accept(number)).body.code).toBe('disputeOpen')
  const decision = { outcome: 'split', refundCents: 20_000, reason: 'Seen on site' }
  expect((await desk.ask(operator(), `/disputes/${dispute.id}/resolve`, decision)).status).toBe(200)
  const { retainage, waivers } = await shown(number)
  expect(retainage).toMatchObject({ waiversNeeded: ['conditional'], waitsForForm: null, windowPassed: false })
  expect(waivers.filter(({ phase }) => phase === 'retainage')).toMatchObject([{ amountCents: OF_SHOP, amountChanged: true }])
  expect(await signTasks(number)).toBe(1)
  const left = OF_SHOP - 20_000 * 0.98
  expect((await payable(number)).at(-1)).toEqual([left, 'waiverMissing'])
  expect((await desk.sign(number, 'retainage', 'conditional')).body.waiver.amountCents).toBe(left)
  expect([await signTasks(number), await house.findings()]).toEqual([0, []])
})

it('a dispute and the release at the same moment leave one of them, and only its parties act', async () => {
  const { desk } = house
  const about = { reason: 'quality', description: 'Half of the panels are not to the drawing.' }
  for (const _ of [1, 2, 3]) {
    const number = await delivered()
    await desk.signAll(number)
    const stranger = await desk.secondShop()
    for (const who of [stranger.person, desk.builder.person]) {
      const signing = { signature: 'Test partner', title: '', textHash: 'f'.repeat(64) }
      expect((await desk.ask(who, `/projects/${number}/waivers/retainage/conditional`, signing)).status).toBeGreaterThanOrEqual(403)
    }
    expect((await desk.ask(desk.shop.person, `/projects/${number}/retainage-release`, {})).status).toBe(403)
    const [released, opened] = await Promise.all([
      accept(number),
      desk.ask(desk.builder.person, '/disputes', { projectId: number, ...about }),
    ])
    const { status, openDispute, retainage } = await shown(number)
    expect([released.status, opened.status].every((code) => code < 500)).toBe(true)
    expect(released.status === 200 ? retainage.releasedAt !== null && status === 'completed' : openDispute !== null).toBe(true)
  }
  expect(await house.findings()).toEqual([])
})
