import { randomUUID } from 'node:crypto'
import { initialPolicy } from '@framewell/domain/credit/initialPolicy'
import { type CreditCarrier, paymentTermsFor } from '@framewell/domain/credit/paymentTerms'
import type { Tier } from '@framewell/domain/credit/tier'
import { companyDay, dayAfter } from '@framewell/domain/dates/businessDays'
import { panelBasisOf } from '@framewell/domain/framing/panelLimits'
import { type Cents, cents, dollarsOfCents } from '@framewell/domain/money/cents'
import { shareOf } from '@framewell/domain/money/shareOf'
import type { CompanyKind } from '@framewell/domain/parties/company'
import type { HouseAccountName } from '@framewell/domain/payments/houseAccount'
import { INITIAL_RELEASE_POLICY, PHASE_STAGES, PHASES, type Phase } from '@framewell/domain/payments/phases'
import { getPaymentProject } from '@framewell/domain/payments/projectCalls'
import type { WaiverCondition, WaiverStep } from '@framewell/domain/payments/waivers'
import type { SalesTax } from '@framewell/domain/tax/salesTax'
import { addMember, makeCompany, personFor } from '../parties/members'
import { endAdvances } from '../payments/factoring/endAdvances'
import { closeProject } from '../payments/projects/closeProject'
import { openProject } from '../payments/projects/openProject'
import { reassignProject } from '../payments/projects/reassignProject'
import { setShopPrice } from '../payments/projects/setShopPrice'
import { inTransaction } from '../platform/database/inTransaction'
import type { TestCms } from './bootCms'
import type { TestRequest } from './sendTo'
import { settle } from './settle'
import type { TestPerson } from './signInAs'

export interface CsvLine {
  readonly cents: number
  readonly text: string
  /** Null for a bank that gives none. */
  readonly reference?: string | null
}

/** What the shop of a desk asks for an order of a price: 98% of it. */
export const deskShopCents = (priceCents: number): Cents => shareOf(cents(priceCents), 0.98)

/** What a desk needs of a product: one in this process, or some of others. */
export type MoneyHost = Pick<TestCms, 'payload' | 'request' | 'signInAs' | 'localReq'>
export type MoneyDesk = Awaited<ReturnType<typeof moneyDesk>>

/** A builder, a shop, two operators, and a bank that sends statements: what tests of money act with. */
export async function moneyDesk(cms: MoneyHost) {
  const { payload } = cms
  const member = async (kind: CompanyKind): Promise<{ person: TestPerson; company: string }> => {
    const person = await cms.signInAs(kind === 'builder' ? 'builder' : 'partner')
    const req = await cms.localReq()
    const company = await inTransaction(req, async () => {
      const id = await makeCompany(req, `${kind} ${randomUUID().slice(0, 6)}`, kind)
      await addMember(req, id, await personFor(req, { name: `A ${kind}`, email: person.email }), 'owner')
      return id
    })
    await settle(payload, company)
    return { person, company }
  }
  const builder = await member('builder')
  const shop = await member('fabricator')
  const operators = [await cms.signInAs('operator'), await cms.signInAs('operator')] as const
  const makeShop = async (name: string, company: string): Promise<string> => {
    const { id } = await payload.db.create({
      collection: 'fabricators',
      data: {
        name,
        address: 'Dayton, OH',
        latitude: 39.7,
        longitude: -84.2,
        reachMiles: 500,
        // More than all that its tests order from it.
        weeklyCapacity: 100_000,
        maxMemberFeet: 40,
        toleranceInches: 0.05,
        webs: ['350'],
        mils: [43],
        finishedOrders: 12,
        onTimeOrders: 12,
        inspections: 0,
        passedInspections: 0,
        disputedOrders: 0,
        status: 'active',
        isPreferred: false,
        demo: false,
        company,
      },
    })
    return String(id)
  }
  const fabricator = await makeShop('Ohio Roll Form', shop.company)
  // Desks of one database have orders of their own.
  const first = 100_000 + Math.floor(Math.random() * 800_000) * 100
  // What is sent today is paid by a statement of a later day.
  const today = companyDay(new Date())
  let orders = 0
  const balanceCents = { operating: 0, escrow: 0 }
  let lines = 0
  let days = 0

  const ask = async (who: TestPerson, path: string, json?: unknown, init: TestRequest = {}) => {
    const answer = await cms.request(`/api/payments${path}`, { cookie: who.cookie, ...(json === undefined ? {} : { json }), ...init })
    const type = answer.headers.get('content-type') ?? ''
    // `any`, as Response.json() gives it: tests read answers as they expect them, and a wrong shape fails there.
    const body = type.includes('json') ? await answer.json() : await answer.text()
    return { status: answer.status, body }
  }

  const shopCentsOf = async (number: string): Promise<Cents> => {
    const { rows } = await payload.db.pool.query<{ shop: number }>(
      `select (release_policy ->> 'shopPriceCents')::int as shop from payment_projects where number = $1`,
      [number],
    )
    return cents(rows[0]?.shop ?? 0)
  }

  return {
    builder,
    shop,
    operators,
    fabricator,
    ask,

    /** Another shop, of a company of its own. @returns its person, company and id */
    async secondShop() {
      const second = await member('fabricator')
      return { ...second, fabricator: await makeShop('Scioto Rollform', second.company) }
    },

    /** Another person of a company of its own. */
    party: member,

    /** An order that its builder signed and its shop accepted, and its money. @returns its number */
    async project(
      priceCents: number,
      tier: Tier,
      parties = { company: builder.company, fabricator },
      tax: SalesTax | null = null,
      shopCents = deskShopCents(priceCents),
      carriedBy: CreditCarrier = 'framewell',
    ): Promise<string> {
      orders += 1
      const releasePolicy = { ...INITIAL_RELEASE_POLICY, shopPriceCents: shopCents }
      const number = `FW-2026-${String(first + orders)}`
      const sourceId = randomUUID()
      await payload.db.create({
        collection: 'orders',
        data: {
          number,
          title: `Kit ${orders}`,
          status: 'awaiting_funds',
          stage: 'order_placed',
          stageReachedAt: new Date().toISOString(),
          company: parties.company,
          companyName: 'A builder',
          placedBy: builder.person.id,
          fabricator: parties.fabricator,
          fabricatorName: 'Ohio Roll Form',
          source: { kind: 'configuration', id: sourceId, number: null, revision: null, words: 'a configuration' },
          sourceId,
          revision: 1,
          tier,
          priceCents,
          creditCents: 0,
          units: 1,
          steelPounds: 1,
          terms: { ...paymentTermsFor(initialPolicy, tier), carriedBy },
          releasePolicy,
          shopPrice: { cents: shopCents, rule: 'jobQuote', list: null },
          frozen: {},
          cutList: '',
          form: {},
          siteAddress: 'Dayton, OH',
          siteZip: '45402',
          latitude: 39.7,
          longitude: -84.2,
          deliverBy: '2027-03-31',
          routingDecision: '',
          // Its slot has lapsed.
          holdId: randomUUID(),
          slots: [],
          placedAt: new Date().toISOString(),
          acceptedAt: new Date().toISOString(),
          panelBasis: panelBasisOf(null),
        },
      })
      const req = await cms.localReq()
      await inTransaction(req, () =>
        openProject(req, {
          number,
          title: `Kit ${orders}`,
          ...parties,
          priceCents: cents(priceCents),
          tax,
          terms: { ...paymentTermsFor(initialPolicy, tier), carriedBy },
          releasePolicy,
        }),
      )
      return number
    },

    /**
     * The statement of the next day, or of the same, with these movements; it begins where the last one ended. What pays an invoice may be on one of the
     * twenty days before, and the payments follow it.
     */
    statement(
      moved: readonly CsvLine[],
      when: 'nextDay' | 'sameDay' | 'receiptsEarlier' = 'nextDay',
      account: HouseAccountName = 'operating',
    ): string {
      if (when !== 'sameDay') days += 1
      const isEarlier = ({ cents: amount, text }: CsvLine) => when === 'receiptsEarlier' && amount > 0 && text.includes('INV-')
      const rows = [...moved.filter(isEarlier), ...moved.filter((one) => !isEarlier(one))].map((movement) => {
        const { cents: amount, text, reference } = movement
        const day = dayAfter(today, isEarlier(movement) ? (days % 20) - 20 : days)
        balanceCents[account] += amount
        lines += 1
        return `${day},${dollarsOfCents(cents(amount)).toFixed(2)},"${text}",${dollarsOfCents(cents(balanceCents[account])).toFixed(2)},${reference === null ? '' : (reference ?? `BANK${lines}`)}`
      })
      return ['Date,Amount,Description,Balance,Reference', ...rows, ''].join('\r\n')
    },

    /** An operator records that a payee's name and account were checked, without which it is not paid. */
    async checkPayee(detail: string, who: TestPerson = operators[0]) {
      const passed = { source: 'Seen by a test', checkedOn: today, result: 'passed' }
      const named = await ask(who, `/bank/details/${detail}/checks`, { ...passed, kind: 'name', listDate: today })
      return named.status >= 500 ? named : ask(who, `/bank/details/${detail}/checks`, { ...passed, kind: 'account' })
    },

    importStatement: (content: string, who: TestPerson = operators[0], account?: HouseAccountName) =>
      ask(who, `/bank/statements?name=statement.csv&first=checked${account ? `&account=${account}` : ''}`, undefined, {
        method: 'POST',
        body: content,
        headers: { 'content-type': 'application/octet-stream' },
      }),

    /** The shop reads and signs a waiver; another shop's person where the order is theirs. */
    async sign(number: string, phase: WaiverStep, condition: WaiverCondition, who: TestPerson = shop.person) {
      const path = `/projects/${number}/waivers/${phase}/${condition}`
      const { body } = await ask(who, path)
      return ask(who, path, { signature: 'Test partner', title: 'Owner', textHash: body.textHash })
    },

    /** The shop signs every waiver that it can sign now. */
    async signAll(number: string, who: TestPerson = shop.person) {
      const { phases, retainage } = getPaymentProject.output.parse((await ask(who, `/projects/${number}`)).body).project
      for (const { phase, waiversNeeded } of [...phases, { phase: 'retainage' as const, ...retainage }])
        for (const condition of waiversNeeded) await this.sign(number, phase, condition, who)
    },

    complete: (number: string, phase: Phase, who: TestPerson = operators[0]) =>
      ask(who, `/projects/${number}/phase-complete`, { phase, triggeredBy: 'system', notes: 'Seen on site' }),

    /** The order reaches the stage that goes with a phase, recorded at a time. */
    async reach(number: string, phase: Phase, recordedAt = new Date()) {
      await payload.db.pool.query(
        `with moved as (update orders set stage = $2::enum_orders_stage where number = $1 returning id)
         insert into order_events (order_id, kind, stage, at, actor, actor_name, created_at)
           select id, 'stage', $3::enum_order_events_stage, $4, 'system', 'Ohio Roll Form', $4 from moved`,
        [number, PHASE_STAGES[phase], PHASE_STAGES[phase], recordedAt],
      )
    },

    /** The money side of a cancelled order, which the orders of a desk are not enough of to go through. */
    async cancel(number: string) {
      const req = await cms.localReq()
      await inTransaction(req, () => closeProject(req, { number }, 'The builder changed plans'))
    },

    /** The money side of an order that goes to another shop, which accepts it at the price of the first. */
    async reroute(number: string, to: string) {
      const shopCents = await shopCentsOf(number)
      const req = await cms.localReq()
      await inTransaction(req, async () => {
        await reassignProject(req, { number, fabricator: to }, 'The roll former is down')
        await setShopPrice(req, number, shopCents)
      })
    },

    /** The money side of an order that its shop declines and no other one takes: the order goes on hold. */
    async decline(number: string) {
      await payload.db.pool.query("update orders set status = 'on_hold' where number = $1", [number])
      const req = await cms.localReq()
      await inTransaction(req, () => endAdvances(req, number, { reason: 'The roll former is down', shopEnds: true }))
    },

    /** An operator lets an order that is on hold go on. */
    async resume(number: string) {
      await payload.db.pool.query("update orders set status = 'active' where number = $1", [number])
    },

    /** More runs are sent than a day has names for files; no bank takes these. */
    async freeFileNames() {
      await payload.db.pool.query('update payout_runs set file_id_modifier = null where file_id_modifier is not null')
    },

    /** The line of a statement, by the bank's reference. */
    async line(reference: string): Promise<{ id: string; status: string; matchedTo: string | null }> {
      const { rows } = await payload.db.pool.query(
        'select id, status, matched_to as "matchedTo" from bank_lines where bank_reference = $1',
        [reference],
      )
      return rows[0]
    },

    phases: PHASES,
    /** Balances of all accounts of a project. */
    async balances(number: string): Promise<Readonly<Record<string, number>>> {
      const { rows } = await payload.db.pool.query<{ kind: string; cents: number }>(
        'select kind, balance_cents::float8 as cents from ledger_accounts where project_id = $1',
        [number],
      )
      return Object.fromEntries(rows.map(({ kind, cents }) => [kind, cents]))
    },

    /** Balance of one account of a project, or of Framewell. */
    async balance(kind: string, number: string | null = null): Promise<number> {
      const { rows } = await payload.db.pool.query(
        'select balance_cents from ledger_accounts where kind = $1 and project_id is not distinct from $2::varchar',
        [kind, number],
      )
      return Number(rows[0]?.balance_cents ?? 0)
    },
  }
}
