import { companyDay, dayAfter, endOfDay, startOfDay } from '@framewell/domain/dates/businessDays'
import { heldWords } from '@framewell/domain/payments/heldRelease'
import { INITIAL_RELEASE_POLICY, type Phase } from '@framewell/domain/payments/phases'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limitCredit, PRICE_SETTINGS } from '../../testing/limitCredit'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import type { TestPerson } from '../../testing/signInAs'
import { acceptPhasesOn } from './acceptPhases'

const { phaseDays } = INITIAL_RELEASE_POLICY

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
})
afterAll(() => house.cms.stop())

/** A project whose first phase is recorded and waived. */
async function ready(phase: Phase = 'fabrication_start', recordedAt = new Date()): Promise<string> {
  const number = await house.desk.project(1_000_000, 'Premium')
  await house.desk.reach(number, phase, recordedAt)
  await house.desk.sign(number, phase, 'conditional')
  return number
}

const phaseOf = async (number: string, phase: Phase = 'fabrication_start', who = house.desk.operators[0]) => {
  const { body } = await house.desk.ask(who, `/projects/${number}`)
  return body.project.phases.find((one: { phase: Phase }) => one.phase === phase)
}
const run = (now: Date) => acceptPhasesOn(house.cms.payload, now)
const rows = async (text: string, values: unknown[]) => (await house.cms.payload.db.pool.query(text, values)).rows

/** The kinds of tasks about an order, of operators and of its parties. */
const kindsIn = async (path: string, number: string, { cookie }: TestPerson): Promise<string[]> => {
  const { tasks, data } = await (await house.cms.request(path, { cookie })).json()
  return (tasks ?? data).filter((task: object) => JSON.stringify(task).includes(number)).map(({ kind }: { kind: string }) => kind)
}
const tasksOf = (number: string, who: TestPerson) => kindsIn(`/api/admin/tasks?limit=100&search=${number}`, number, who)
const ownTasksOf = (number: string, who: TestPerson) => kindsIn('/api/tasks', number, who)

/** The last day of a window that begins today. */
const lastDay = () => dayAfter(companyDay(new Date()), phaseDays)

describe('the acceptance window of a recorded phase', () => {
  it('is shown to both sides, and after its last day the phase is accepted and released once, with why', async () => {
    const number = await ready()
    const { builder, shop } = house.desk
    const endsOn = lastDay()
    for (const { person } of [builder, shop])
      expect(await phaseOf(number, 'fabrication_start', person)).toMatchObject({
        recorded: true,
        completedAt: null,
        acceptanceEndsOn: endsOn,
      })
    await run(endOfDay(endsOn))
    expect((await phaseOf(number)).completedAt).toBeNull()
    const after = startOfDay(dayAfter(endsOn, 1))
    const [accepted] = await Promise.all([
      Promise.all([run(after), run(after), run(after), run(after)]),
      house.desk.complete(number, 'fabrication_start', builder.person),
    ])
    expect(accepted.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(1)
    await run(after)
    expect(await house.desk.balance('fabricator_payable', number)).toBe((await phaseOf(number)).netCents)
    expect(await rows('select count(*)::int as n from ledger_postings where key = $1', [`release:${number}:fabrication_start`])).toEqual([
      { n: 1 },
    ])
    expect(await house.findings()).toEqual([])
  })

  it('stores that no person accepted, and tells builder and shop before and after, once', async () => {
    const number = await ready()
    const endsOn = lastDay()
    const told = () =>
      rows(
        `select name, payload ->> 'acceptedBecause' as why from notification_events where payload ->> 'projectId' = $1 and name like 'payment-phase-%'
        order by created_at, name`,
        [number],
      )
    await run(new Date())
    await run(new Date())
    expect(await told()).toEqual([{ name: 'payment-phase-acceptance-open', why: null }])
    await run(startOfDay(dayAfter(endsOn, -3)))
    await run(startOfDay(endsOn))
    expect((await told()).slice(1)).toEqual([{ name: 'payment-phase-acceptance-due', why: null }])
    await run(startOfDay(dayAfter(endsOn, 1)))
    const why = `The acceptance window of ${phaseDays} days in this order’s release policy passed on ${longDate(endsOn)} without a dispute.`
    expect(await phaseOf(number)).toMatchObject({ completedBy: 'Framewell', notes: why, acceptanceEndsOn: null })
    expect((await told()).slice(2)).toEqual([
      { name: 'payment-phase-completed', why },
      { name: 'payment-phase-payable', why },
    ])
    expect(
      await rows(`select actor_email, reason from audit_records where action = 'phase-complete' and subject_id = $1`, [number]),
    ).toEqual([{ actor_email: 'system', reason: why }])
  })

  it.each(['underfunded', 'creditLimitReached'] as const)(
    'that passes while the release is refused (%s) notifies both sides once, joins the queue, and is released when it can be',
    async (because) => {
      const { builder, shop, operators } = house.desk
      const number = await house.desk.project(1_000_000, because === 'underfunded' ? 'Prepay' : 'Premium')
      await house.desk.reach(number, 'fabrication_start')
      await house.desk.sign(number, 'fabrication_start', 'conditional')
      if (because === 'creditLimitReached') await limitCredit(house.cms.payload, 0)
      const endsOn = lastDay()
      for (const { person } of [builder, shop])
        expect(await phaseOf(number, 'fabrication_start', person)).toMatchObject({ acceptanceEndsOn: endsOn, held: null })
      expect(await tasksOf(number, operators[0])).toContain('waiver')
      const after = startOfDay(dayAfter(endsOn, 1))
      await Promise.all([run(after), run(after), run(after)])
      await run(startOfDay(dayAfter(endsOn, 2)))
      for (const { person } of [builder, shop]) {
        const phase = await phaseOf(number, 'fabrication_start', person)
        expect(phase).toMatchObject({ completedAt: null, acceptanceEndsOn: null, held: { endsOn, why: heldWords(because) } })
        expect(phase.held.why, 'what others owe is not disclosed').not.toContain('$')
      }
      expect(
        await rows(
          `select payload ->> 'because' as because from notification_events where name = 'payment-phase-held' and payload ->> 'projectId' = $1`,
          [number],
        ),
      ).toEqual([{ because }])
      expect(await rows(`select count(*)::int as n from audit_records where action = 'phase-held' and subject_id = $1`, [number])).toEqual([
        { n: 1 },
      ])
      expect(await tasksOf(number, operators[0])).toEqual(expect.arrayContaining(['heldRelease']))
      expect(await tasksOf(number, operators[0])).not.toContain('waiver')
      expect(await ownTasksOf(number, builder.person)).not.toContain('acceptPhase')

      if (because === 'underfunded') await house.payDeposit(number)
      else await house.cms.payload.updateGlobal({ slug: 'price-settings', data: { ...PRICE_SETTINGS, creditLimitCents: null } })
      expect((await phaseOf(number)).held).toMatchObject({ why: heldWords(null) })
      await run(startOfDay(dayAfter(endsOn, 3)))
      expect(await phaseOf(number)).toMatchObject({ completedBy: 'Framewell', held: null })
      expect(await tasksOf(number, operators[0])).not.toContain('heldRelease')
      expect(await house.findings()).toEqual([])
    },
  )

  it('counts days in Eastern Time', async () => {
    // 11:30 PM on November 26, 2030, in the East.
    const number = await ready('fabrication_start', new Date('2030-11-27T04:30:00Z'))
    expect((await phaseOf(number)).acceptanceEndsOn).toBe('2030-12-10')
    await run(new Date('2030-12-11T04:59:59Z'))
    expect((await phaseOf(number)).completedAt).toBeNull()
    await run(new Date('2030-12-11T05:00:00Z'))
    expect((await phaseOf(number)).completedAt).not.toBeNull()
  })

  it.each([
    ['of its own', { phaseDays: 5, acceptanceDays: 30 }, 5],
    ['of the retainage, for an order placed before the two were parted', { acceptanceDays: 30 }, 30],
  ])('has a length %s', async (_, days, length) => {
    const number = await ready()
    const policy = `(release_policy - 'phaseDays') || $2`
    await rows(`update payment_projects set release_policy = ${policy} where number = $1`, [number, JSON.stringify(days)])
    expect((await phaseOf(number)).acceptanceEndsOn).toBe(dayAfter(companyDay(new Date()), length))
    await rows('update payment_projects set delivered_on = $2 where number = $1', [number, '2026-12-01'])
    const { body } = await house.desk.ask(house.desk.operators[0], `/projects/${number}`)
    expect(body.project.retainage.releasesOn).toBe('2026-12-31')
    await rows(`update payment_projects set status = 'closed' where number = $1`, [number])
  })

  it('stops for a dispute and starts over with its decision', async () => {
    const number = await ready()
    const { builder, operators, ask } = house.desk
    const endsOn = lastDay()
    const { body } = await ask(builder.person, '/disputes', {
      projectId: number,
      reason: 'quality',
      description: 'Studs are bent in several places.',
    })
    expect((await phaseOf(number)).acceptanceEndsOn).toBeNull()
    await run(startOfDay(dayAfter(endsOn, 1)))
    expect((await phaseOf(number)).completedAt).toBeNull()
    await ask(operators[0], `/disputes/${body.dispute.id}/resolve`, { outcome: 'release', reason: 'New studs came.' })
    await rows('update payment_disputes set resolved_at = $2 where id = $1', [
      body.dispute.id,
      endOfDay(dayAfter(companyDay(new Date()), 5)),
    ])
    expect((await phaseOf(number)).acceptanceEndsOn).toBe(dayAfter(endsOn, 5))
    await run(startOfDay(dayAfter(endsOn, 5)))
    expect((await phaseOf(number)).completedAt).toBeNull()
    await run(startOfDay(dayAfter(endsOn, 6)))
    expect((await phaseOf(number)).completedAt).not.toBeNull()
  })

  it('does not begin before the waiver is signed, nor for the next phase before the one ahead of it is released', async () => {
    const number = await house.desk.project(1_000_000, 'Premium')
    await house.desk.reach(number, 'fabrication_start')
    expect((await phaseOf(number)).acceptanceEndsOn).toBeNull()
    await run(startOfDay(dayAfter(lastDay(), 30)))
    expect((await phaseOf(number)).completedAt).toBeNull()
    await house.desk.sign(number, 'fabrication_start', 'conditional')
    await house.desk.reach(number, 'quality_check', startOfDay(dayAfter(companyDay(new Date()), -90)))
    await house.desk.sign(number, 'quality_check', 'conditional')
    expect((await house.desk.complete(number, 'fabrication_start')).status).toBe(200)
    expect(await phaseOf(number, 'quality_check')).toMatchObject({ acceptanceEndsOn: lastDay() })
  })
})

describe('a phase that a person accepts', () => {
  it('needs a reason from an operator, kept in the audit trail and shown to both sides', async () => {
    const number = await ready()
    const { builder, shop, operators, ask } = house.desk
    for (const notes of [undefined, '', ' ok '])
      expect(
        await ask(operators[0], `/projects/${number}/phase-complete`, { phase: 'fabrication_start', triggeredBy: 'system', notes }),
      ).toMatchObject({
        status: 400,
        body: { code: 'invalidInput', fields: [{ path: 'notes', message: 'Give a reason of at least 3 characters' }] },
      })
    expect((await phaseOf(number)).completedAt).toBeNull()
    expect((await house.desk.complete(number, 'fabrication_start')).status).toBe(200)
    for (const { person } of [builder, shop])
      expect(await phaseOf(number, 'fabrication_start', person)).toMatchObject({ completedBy: 'Test operator', notes: 'Seen on site' })
    expect(await rows(`select reason from audit_records where action = 'phase-complete' and subject_id = $1`, [number])).toEqual([
      { reason: 'Seen on site' },
    ])
  })

  it('takes the specified payload from its builder, without a reason', async () => {
    const number = await ready()
    const path = `/projects/${number}/phase-complete`
    const specified = { phase: 'fabrication_start', triggeredBy: 'system', notes: '' }
    expect(await house.desk.ask(house.desk.builder.person, path, specified)).toMatchObject({ status: 200, body: { success: true } })
  })
})
