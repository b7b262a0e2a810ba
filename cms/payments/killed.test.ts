import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { env } from '../env'
import { bootCms, type TestCms } from '../testing/bootCms'
import { cutAtStatement, type StatementCuts } from '../testing/cutAtStatement'
import { moneyDesk } from '../testing/moneyDesk'
import { verifyLedger } from './proveLedger'

/** `KILL_EVERY=1` cuts at each statement of each step; by default at every thirtieth, and always around the last ones, where COMMIT is. */
const EVERY = Number(process.env.KILL_EVERY ?? 30)
const LAST = 2
const PRICE = 1_000_003

let cms: TestCms
let desk: Awaited<ReturnType<typeof moneyDesk>>
let cuts: StatementCuts
let client: pg.Client
beforeAll(async () => {
  cms = await bootCms()
  desk = await moneyDesk(cms)
  cuts = cutAtStatement(cms.payload.db.pool)
  client = new pg.Client({ connectionString: env.DATABASE_OWNER_URL })
  await client.connect()
  await cms.payload.updateGlobal({
    slug: 'house-bank',
    data: { name: 'Framewell', companyId: '1123456789', bankName: 'Bank', routingNumber: '021000021', accountNumber: '000123456789' },
  })
  const details = { accountName: 'Shop', routingNumber: '091000019', accountNumber: '12345678', accountType: 'checking' }
  const { body } = await desk.ask(desk.shop.person, '/bank/details', details)
  await desk.ask(desk.operators[0], `/bank/details/${body.detail.id}/decide`, { decision: 'confirm', reason: 'called' })
  const funds = desk.statement([{ cents: 1_000_000_000_00, text: 'owners', reference: 'OWNERS' }])
  await desk.importStatement(funds)
  const { body: lines } = await desk.ask(desk.operators[0], '/bank/lines?status=unmatched')
  await desk.ask(desk.operators[0], `/bank/lines/${lines.data[0].id}/decide`, { decision: 'capital', reason: 'theirs' })
})
afterAll(async () => {
  await client.end()
  await cms.stop()
})

type Answer = Awaited<ReturnType<typeof desk.ask>>
/** A step of money: what it stands on, and the call itself, which is sent again under the same key. */
interface Step {
  readonly number: string
  readonly send: (key: string) => Promise<Answer>
}
const operator = () => desk.operators[0]
const post =
  (path: string, json: unknown, who = operator) =>
  (key: string) =>
    desk.ask(who(), path, json, { headers: { 'idempotency-key': key } })
const released = async (phases: number) => {
  const number = await desk.project(PRICE, 'Premium')
  for (const phase of desk.phases.slice(0, phases)) {
    await desk.reach(number, phase)
    await desk.sign(number, phase, 'conditional')
    await desk.complete(number, phase)
  }
  return number
}

const steps: Record<string, () => Promise<Step>> = {
  'a phase': async () => {
    const number = await desk.project(PRICE, 'Premium')
    await desk.reach(number, 'fabrication_start')
    await desk.sign(number, 'fabrication_start', 'conditional')
    return { number, send: post(`/projects/${number}/phase-complete`, { phase: 'fabrication_start' }) }
  },
  'a statement': async () => {
    const number = await desk.project(PRICE, 'Prepay')
    const { body } = await desk.ask(operator(), `/projects/${number}`)
    const content = desk.statement([{ cents: PRICE, text: body.project.invoices[0].number }])
    return { number, send: () => desk.importStatement(content) }
  },
  'an advance': async () => {
    const number = await desk.project(PRICE, 'Premium')
    const { body } = await desk.ask(desk.shop.person, '/factoring', { projectId: number, urgency: 'standard' })
    return { number, send: post(`/factoring/${body.request.id}/decide`, { decision: 'approve', reason: 'good' }) }
  },
  'the second approval of a payout': async () => {
    const number = await released(1)
    const { body } = await desk.ask(operator(), '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })
    const path = `/payout-runs/${body.run.id}/decide`
    await desk.ask(operator(), path, { decision: 'approve' })
    return { number, send: post(path, { decision: 'approve' }, () => desk.operators[1]) }
  },
  'the decision of a dispute': async () => {
    const number = await released(4)
    const { body } = await desk.ask(desk.builder.person, '/disputes', {
      projectId: number,
      reason: 'other',
      description: 'Something about it is not right.',
    })
    return { number, send: post(`/disputes/${body.dispute.id}/resolve`, { outcome: 'split', reason: 'half', refundCents: 1_001 }) }
  },
}

const ledgerOf = async ({ number }: Step): Promise<string> => {
  const { rows } = await client.query(
    `select a.kind, a.balance_cents::text, (select count(*)::int from ledger_entries e where e.account_id = a.id) as entries
     from ledger_accounts a where a.project_id = $1 order by a.kind`,
    [number],
  )
  return JSON.stringify(rows)
}
/** Sends until there is an answer; a lost one says nothing about what happened. */
async function settled(step: Step, key: string): Promise<Answer> {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await step.send(key).catch(() => undefined)
    if (answer && answer.status < 500 && answer.body.code !== 'requestInFlight') return answer
  }
  throw new Error('No answer after 200 tries')
}

it.each(Object.keys(steps))('%s is done once or not at all, at whichever statement its connection is cut', async (name) => {
  const arrange = steps[name]
  if (!arrange) throw new Error('No such step')
  const serial = await arrange()
  cuts.arm(Number.POSITIVE_INFINITY, 'before')
  expect((await serial.send(randomUUID())).status).toBeLessThan(300)
  const { statements } = cuts.disarm()
  const done = await ledgerOf(serial)
  for (let at = 1; at <= statements; at++) {
    if (at % EVERY !== 1 % EVERY && at <= statements - LAST) continue
    for (const when of ['before', 'after'] as const) {
      const step = await arrange()
      const untouched = await ledgerOf(step)
      const key = randomUUID()
      cuts.arm(at, when)
      const first = await step.send(key).catch(() => undefined)
      const { cut } = cuts.disarm()
      const told = `${name}, cut ${when} statement ${at} of ${statements}`
      const after = await ledgerOf(step)
      expect([untouched, done], told).toContain(after)
      // What was acknowledged is there.
      if (first && first.status < 300) expect(after, told).toBe(done)
      const again = await settled(step, key)
      expect([told, again.status < 300, again.body.code]).toEqual([told, true, undefined])
      expect(await ledgerOf(step), told).toBe(done)
      if (!cut) break
    }
  }
  expect((await verifyLedger(client)).findings).toEqual([])
})
