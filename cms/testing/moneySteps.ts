import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { enterHouseAccount } from './enterHouseAccount'
import type { MoneyDesk, MoneyHost } from './moneyDesk'
import type { TestPerson } from './signInAs'

export type MoneyAnswer = Awaited<ReturnType<MoneyDesk['ask']>>

/** A step of money, arranged and not yet taken. */
export interface MoneyStep {
  /** Of the project that it moves the money of. */
  readonly number: string
  /** The call itself, which is sent again under the same key. */
  readonly send: (key: string) => Promise<MoneyAnswer>
}

const PRICE = 1_000_003

/** Framewell has an account, money of its owners, and knows where the shop is paid. */
export async function openHouse({ payload }: MoneyHost, desk: MoneyDesk): Promise<void> {
  await enterHouseAccount(payload)
  await confirmShopAccount(desk)
  await desk.importStatement(desk.statement([{ cents: 1_000_000_000_00, text: 'owners', reference: 'OWNERS' }]))
  const { body: lines } = await desk.ask(desk.operators[0], '/bank/lines?status=unmatched')
  await desk.ask(desk.operators[0], `/bank/lines/${lines.data[0].id}/decide`, { decision: 'capital', reason: 'theirs' })
}

/** The shop enters where it is paid, and an operator confirms it. A payout that came back blocks the account until that is done again. */
export const confirmShopAccount = (desk: MoneyDesk): Promise<void> => confirmAccountOf(desk, desk.shop.person)

/** The same for anybody who is paid. */
export async function confirmAccountOf(desk: MoneyDesk, person: TestPerson): Promise<void> {
  const details = { accountName: 'Payee', routingNumber: '091000019', accountNumber: '12345678', accountType: 'checking' }
  const { body } = await untilAnswered(() => desk.ask(person, '/bank/details', details))
  await untilAnswered(() =>
    desk.ask(desk.operators[0], `/bank/details/${body.detail.id}/decide`, { decision: 'confirm', reason: 'called' }),
  )
  await untilAnswered(() => desk.checkPayee(body.detail.id))
}

/** Every kind of step that moves money, each on a project of its own. */
export function moneySteps(desk: MoneyDesk): Readonly<Record<string, () => Promise<MoneyStep>>> {
  const [operator, second] = desk.operators
  const post =
    (path: string, json: unknown, who = operator) =>
    (key: string) =>
      desk.ask(who, path, json, { headers: { 'idempotency-key': key } })
  const released = async (phases: number) => {
    const number = await desk.project(PRICE, 'Premium')
    for (const phase of desk.phases.slice(0, phases)) {
      await desk.reach(number, phase)
      await desk.sign(number, phase, 'conditional')
      await desk.complete(number, phase)
    }
    return number
  }
  return {
    'a phase': async () => {
      const number = await desk.project(PRICE, 'Premium')
      await desk.reach(number, 'fabrication_start')
      await desk.sign(number, 'fabrication_start', 'conditional')
      return { number, send: post(`/projects/${number}/phase-complete`, { phase: 'fabrication_start', notes: 'Seen on site' }) }
    },
    'a statement': async () => {
      const number = await desk.project(PRICE, 'Prepay')
      const { body } = await desk.ask(operator, `/projects/${number}`)
      const content = desk.statement([{ cents: PRICE, text: body.project.invoices[0].number }])
      return { number, send: () => desk.importStatement(content) }
    },
    'an advance': async () => {
      const number = await desk.project(PRICE, 'Premium')
      const { body } = await desk.ask(desk.shop.person, '/factoring', { projectId: number, urgency: 'standard' })
      await desk.sign(number, 'early_payout', 'conditional')
      return { number, send: post(`/factoring/${body.request.id}/decide`, { decision: 'approve', reason: 'good' }) }
    },
    'the second approval of a payout': async () => {
      const number = await released(1)
      const { body } = await desk.ask(operator, '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })
      const path = `/payout-runs/${body.run.id}/decide`
      await desk.ask(operator, path, { decision: 'approve' })
      return { number, send: post(path, { decision: 'approve' }, second) }
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
}

/** What the ledger holds of a project, account by account, as text to compare. */
export async function ledgerOf(client: Pick<pg.Client, 'query'>, number: string): Promise<string> {
  const { rows } = await client.query(
    `select a.kind, a.balance_cents::text, (select count(*)::int from ledger_entries e where e.account_id = a.id) as entries
     from ledger_accounts a where a.project_id = $1 order by a.kind`,
    [number],
  )
  return JSON.stringify(rows)
}

const PATIENCE_MS = 600_000
const MAX_PAUSE_MS = 1_000

/**
 * Asks until there is an answer: a lost one says nothing about what happened, and the same key makes nothing twice. The caller waits a little
 * longer each time, as `Retry-After` says: asking at once keeps a busy server busy.
 * @throws Error with the last answer when there is none in ten minutes
 */
export async function untilAnswered(ask: () => Promise<MoneyAnswer>): Promise<MoneyAnswer> {
  const end = performance.now() + PATIENCE_MS
  for (let tries = 1; ; tries++) {
    const answer = await ask().catch((error: unknown) => ({ status: 599, body: { code: String(error) } }))
    if (answer.status < 500 && answer.body.code !== 'requestInFlight') return answer
    if (performance.now() > end)
      throw new Error(`No answer after ${tries} tries, the last was ${answer.status} ${JSON.stringify(answer.body)}`)
    await pause(Math.min(MAX_PAUSE_MS, 10 * tries))
  }
}
