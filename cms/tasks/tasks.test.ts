import { companyDay, dayAfter, endOfDay } from '@framewell/domain/dates/businessDays'
import { listMetricRows } from '@framewell/domain/insights/metricCalls'
import { deadlineDate } from '@framewell/domain/quotes/quoteWords'
import { taskCalls } from '@framewell/domain/tasks/calls'
import { TASK_KIND_NAMES, type TaskKindName } from '@framewell/domain/tasks/taskKinds'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedBom } from '../bom/seedBom'
import { seedPlans } from '../catalog/seedPlans'
import { makeOrderRows } from '../insights/testing/orderRows'
import { bootCms, type TestCms } from '../testing/bootCms'
import { limitCredit } from '../testing/limitCredit'
import { CONTACT, PLAN, quoteDesk } from '../testing/quoteDesk'

const { listTasks } = taskCalls
let cms: TestCms
let cookie: string

beforeAll(async () => {
  cms = await bootCms()
  await seedPlans(cms.payload)
  const operator = await cms.signInAs('operator')
  cookie = operator.cookie
  await makeOrderRows(cms, operator.id)
  await cms.payload.db.pool.query(`update credit_applications set qualification_status = 'pending' where email like 'dana%'`)
  await cms.payload.db.pool.query(
    `update credit_applications set qualification_status = 'pending', applied_at = now(), company_name = '' where email like 'sam%'`,
  )
  await cms.payload.db.pool.query(`
    with statement as (
      insert into bank_statements (reference, account_last_four, account_hash, content_hash, format, file_name, day, opening_cents, closing_cents, line_count, imported_by)
      values ('tasks', '1234', 'tasks', 'tasks', 'camt053', 'tasks.xml', '2026-01-05', 0, 49000, 2, 'tasks') returning id)
    insert into bank_lines (statement_id, bank_reference, booked_on, amount_cents, text, counterparty, status)
    select id, 'tasks', '2026-01-05', 50000, 'Unknown', '', 'unmatched'::enum_bank_lines_status from statement
    union all select id, 'tasks-out', '2026-01-05', -1000, 'Wire fee', 'First Bank', 'unmatched' from statement`)
})
afterAll(() => cms.stop())

const read = async (query = '', as = cookie) =>
  listTasks.output.parse(await (await cms.request(`/api/admin/tasks?limit=100${query}`, { cookie: as })).json())
const mark = (id: string, body: object, as = cookie) => cms.request(`/api/admin/tasks/${id}`, { method: 'PUT', cookie: as, json: body })
const named = async (kind: TaskKindName) => (await read(`&kind=${kind}`)).data

it('lists what waits by deadline, with the money at risk', async () => {
  const { data, total, counts } = await read()
  const ranks = data.map(({ due, moneyCents }) => `${companyDay(new Date(due))} ${String(10 ** 12 - (moneyCents ?? 0)).padStart(13, '0')}`)
  expect(ranks, 'by day, and within a day by the money at risk').toEqual(ranks.toSorted())
  expect([total, counts.open, counts.snoozed]).toEqual([data.length, data.length, 0])
  expect(counts.late).toBe(data.filter(({ late }) => late).length)
  expect(data.filter(({ kind }) => kind === 'creditReview')).toMatchObject([
    { name: 'Company', detail: 'Standard, score 70', late: true, moneyCents: 7_500_000 },
    { name: 'Sam 100% Okafor', detail: 'Prepay, score 70', late: false },
  ])
  expect(await named('dispute')).toMatchObject([{ name: 'FW-2026-00002', late: false, moneyCents: 794_000 }])
  const [receipt, ...others] = await named('receipt')
  expect(others).toEqual([])
  expect(receipt).toMatchObject({ name: 'Unknown', detail: 'Operating account, January 5, 2026', late: true, moneyCents: 50_000 })
  expect(deadlineDate(receipt?.due ?? '')).toMatch(/^January 7, 2026 \(end of day/)
  expect(await named('paymentOut')).toMatchObject([
    { name: 'First Bank', detail: 'Operating account, January 5, 2026, Wire fee', moneyCents: 1_000 },
  ])
  expect(await named('lateOrder')).toMatchObject([{ name: 'Whitfield Homes', moneyCents: 3_000_000, late: true }])
})

it('reads every kind alone, and all kinds are all tasks', async () => {
  const parts = []
  for (const kind of TASK_KIND_NAMES) parts.push(...(await named(kind)).map(({ id }) => id))
  expect(parts.toSorted()).toEqual((await read()).data.map(({ id }) => id).toSorted())
  expect(new Set(parts).size, 'marks are kept by id').toBe(parts.length)
})

/** Figures that lead to the queue, with the kinds of tasks they count. */
const BADGES: readonly (readonly [string, readonly TaskKindName[]])[] = [
  ['pendingApprovals', ['creditReview', 'networkApplication']],
  ['pendingCreditReviews', ['creditReview']],
  ['pendingPartnerApprovals', ['networkApplication']],
  ['activeDisputes', ['dispute']],
  ['delayedShipments', ['lateOrder']],
]

it('agrees with the figures of the same records', async () => {
  const rowsOf = async (figure: string) =>
    listMetricRows.output.parse(await (await cms.request(`/api/admin/metrics/${figure}/rows`, { cookie })).json()).total
  for (const [figure, kinds] of BADGES) {
    const tasks = await Promise.all(kinds.map(named))
    expect(tasks.flat(), figure).toHaveLength(await rowsOf(figure))
  }
  expect((await named('creditReview')).filter((task) => task.late)).toHaveLength(await rowsOf('lateCreditReviews'))
})

it('lists each set-up step until its record is there', async () => {
  const steps = async () => (await named('setUp')).map(({ name }) => name).toSorted()
  const [all, others] = [
    [
      'Company time zone',
      'Distributor price list',
      'Escrow account',
      'House bank account',
      'Lien waiver texts',
      'Limit for releases on trade credit',
      'Outgoing mail',
      'Postal address',
      'Sales tax',
      'Tax ID',
    ],
    [
      'Company time zone',
      'Distributor price list',
      'Escrow account',
      'Lien waiver texts',
      'Limit for releases on trade credit',
      'Outgoing mail',
      'Postal address',
      'Sales tax',
      'Tax ID',
    ],
  ]
  expect(await steps()).toEqual(all)
  expect((await named('setUp')).map(({ name }) => name).slice(0, 3), 'in the order of a start').toEqual([
    'House bank account',
    'Postal address',
    'Sales tax',
  ])
  const first = (await read()).data.findIndex(({ kind }) => kind === 'setUp')
  expect(
    (await read()).data.slice(first).every(({ kind, late }) => kind === 'setUp' && !late),
    'they have no deadline',
  ).toBe(true)
  expect((await named('setUp')).filter(({ moneyCents }) => moneyCents !== null)).toMatchObject([
    { name: 'House bank account', href: '/cms/globals/house-bank', moneyCents: 750_000 },
  ])
  const account = { companyId: '1123456789', bankName: 'Bank', routingNumber: '021000021', accountNumber: '000123456789' }
  await cms.payload.updateGlobal({ slug: 'house-bank', data: account })
  expect(await steps(), 'without the name of the account').toEqual(all)
  await cms.payload.updateGlobal({ slug: 'house-bank', data: { ...account, name: 'Framewell' } })
  expect(await steps()).toEqual(others)

  const texts = await cms.payload.findGlobal({ slug: 'waiver-texts' })
  await cms.payload.updateGlobal({ slug: 'waiver-texts', data: { conditional_progress: `${texts.conditional_progress} Reviewed.` } })
  await cms.payload.updateGlobal({ slug: 'site-settings', data: { address: '1 Main St, Dayton, OH 45402', taxId: '12-3456789' } })
  await cms.payload.create({
    collection: 'tax-states',
    data: { state: 'OR', charged: false, materials: false, freight: false, services: false },
  })
  await cms.payload.updateGlobal({ slug: 'escrow-bank', data: { ...account, name: 'Framewell Escrow', accountNumber: '000987654321' } })
  await seedBom(cms.payload)
  expect(await steps(), 'no limit').toEqual(['Company time zone', 'Limit for releases on trade credit', 'Outgoing mail'])
  await limitCredit(cms.payload, 0)
  // Tests have no mail server, and no time zone is set.
  expect(await steps()).toEqual(['Company time zone', 'Outgoing mail'])
})

it('lists places whose people wait for a shop once each', async () => {
  await cms.payload.db.pool.query(`
    insert into waiting_list (email, zip, status, consent, requested_at, confirmed_at) values
      ('a@wait.test', '96790', 'waiting', 'yes', now(), now() - interval '40 days'), ('b@wait.test', '96790', 'waiting', 'yes', now(), now()),
      ('c@wait.test', '96790', 'pending', 'yes', now(), null), ('d@wait.test', '99501', 'told', 'yes', now(), now())`)
  expect(await named('waitingPlace')).toMatchObject([{ name: expect.stringMatching(/^96790/), detail: '2 people wait', late: true }])
  await cms.payload.db.pool.query(`update waiting_list set status = 'told'`)
  expect(await named('waitingPlace')).toEqual([])
})

it('lists a quote until its customer is contacted, as was promised', async () => {
  const desk = await quoteDesk(cms)
  const { id } = (await desk.issued('plan', { ...PLAN, contact: CONTACT })).quote
  expect(await named('quoteContact')).toMatchObject([
    { name: CONTACT.companyName, late: false, href: `/admin-dashboard?tab=quotes&quote=${id}` },
  ])
  const record = async (session: string) =>
    (await cms.request(`/api/quotes/${id}/contacts`, { cookie: session, json: { reason: 'Called her' } })).status
  expect(await record((await cms.signInAs('builder')).cookie)).toBe(403)
  expect(await named('quoteContact')).toHaveLength(1)
  expect(await record(cookie)).toBe(200)
  expect(await named('quoteContact')).toEqual([])
  const review = await (await cms.request(`/api/quotes/${id}/review`, { cookie })).json()
  expect(review.contacted).toMatchObject({ notes: 'Called her' })
})

it('lists a production request until it is answered', async () => {
  const { rows } = await cms.payload.db.pool.query(`
    insert into plan_productions (number, plan_id, plan_name, choices, lines, total_cents, price_book_version, status, milestones, token_hash, contact_name)
    values ('P-2026-00001', 'the-bova-plan', 'The Bova', '{}', '[]', 6623000, 1, 'requested', '[]', 'hash', 'Ada') returning id`)
  expect(await named('productionRequest')).toMatchObject([{ name: 'Ada', moneyCents: 6_623_000, late: false }])
  // An order takes it by a change that both sides signed.
  const change = `from orders o where o.number = 'FW-2026-00003'`
  await cms.payload.db.pool.query(
    `insert into order_changes (order_id, number, status, proposed_by, reason, facts, frozen, cut_list, text, proposed_at)
     select o.id, 1, 'accepted', 'builder', 'Larger', $1, '{}', '', '[]', now() ${change}`,
    [JSON.stringify({ source: { kind: 'production', id: rows[0].id } })],
  )
  expect(await named('productionRequest')).toEqual([])
  await cms.payload.db.pool.query('delete from order_changes')
  expect(await named('productionRequest')).toHaveLength(1)
  await cms.payload.db.pool.query(`update plan_productions set status = 'declined'`)
  expect(await named('productionRequest')).toEqual([])
})

it('lists an order that its own record expects late, until it is delivered or late', async () => {
  const number = (await named('lateOrder'))[0]?.detail.split(',')[0]
  const set = (columns: string) => cms.payload.db.pool.query(`update orders set ${columns} where number = $1`, [number])
  const before = await cms.payload.db.pool.query('select deliver_by, slots from orders where number = $1', [number])
  await set(`deliver_by = to_char(now() + interval '1 day', 'YYYY-MM-DD'), stage_reached_at = now()`)
  const [task] = await named('expectedLate')
  expect(task).toMatchObject({ name: 'Whitfield Homes', late: false, moneyCents: 3_000_000, href: `/order-tracking?order=${number}` })
  expect(task?.detail).toMatch(new RegExp(`^${number}, .+: expected \\w+ \\d+, 20\\d\\d$`))
  expect(await named('lateOrder'), 'late or expected late').toEqual([])
  const projects = async (status: string) => (await (await cms.request(`/api/admin/projects?status=${status}`, { cookie })).json()).data
  expect(await projects('expected_late')).toMatchObject([
    { number, late: false, expectedLate: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) },
  ])
  expect(await projects('late')).toEqual([])
  for (const status of ['on_hold', 'awaiting_funds', 'awaiting_signature', 'completed', 'cancelled']) {
    await set(`status = '${status}'`)
    const listed = [await named('expectedLate'), await projects('expected_late')]
    expect(listed, status).toMatchObject(['completed', 'cancelled'].includes(status) ? [[], []] : [[{ id: task?.id }], [{ number }]])
  }
  await set(`status = 'active', deliver_by = to_char(now() + interval '300 days', 'YYYY-MM-DD')`)
  expect([await named('expectedLate'), await projects('expected_late')]).toEqual([[], []])
  await set(
    `slots = jsonb_build_array(jsonb_build_object('week', to_char(date_trunc('week', now() + interval '320 days'), 'YYYY-MM-DD'), 'units', 1))`,
  )
  expect([await named('expectedLate'), await projects('expected_late')], 'however far ahead').toMatchObject([
    [{ late: false }],
    [{ number }],
  ])
  await set(`slots = '${JSON.stringify(before.rows[0].slots)}'`)
  await set(`deliver_by = '${before.rows[0].deliver_by}'`)
  expect(await named('expectedLate')).toEqual([])
})

it('lists a plan on offer that does not pass at its design site, until it does', async () => {
  const { pool } = cms.payload.db
  const [bova] = (await pool.query(`select id, layout from home_plans where plan_id = 'the-bova-plan'`)).rows
  const store = (layout: object) => pool.query('update home_plans set layout = $2 where id = $1', [bova.id, JSON.stringify(layout)])
  expect(await named('planOutOfProof')).toEqual([])
  await store({ ...bova.layout, reinforcements: [] })
  expect(await named('planOutOfProof')).toMatchObject([
    { name: 'The Bova', detail: expect.stringMatching(/^\d+ of \d+ computed members fail at 115 mph, exposure B, 30 psf$/) },
  ])
  await store({ ...bova.layout, roof: { ...bova.layout.roof, form: 'hip' } })
  expect(await named('planOutOfProof')).toHaveLength(1)
  await store({ designSite: bova.layout.designSite })
  expect(await named('planOutOfProof')).toMatchObject([{ detail: 'its layout cannot be read' }])
  await pool.query('update home_plans set offered = false where id = $1', [bova.id])
  expect(await named('planOutOfProof')).toEqual([])
  await pool.query('update home_plans set offered = true where id = $1', [bova.id])
  await store(bova.layout)
  expect(await named('planOutOfProof')).toEqual([])
})

it('lists held orders with the reason, and shops on their last day to accept', async () => {
  const number = (await named('lateOrder'))[0]?.detail.split(',')[0]
  const set = (columns: string) => cms.payload.db.pool.query(`update orders set ${columns} where number = $1`, [number])
  expect([await named('heldOrder'), await named('shopAcceptance')]).toEqual([[], []])
  const today = companyDay(new Date())
  await set(`status = 'active', accepted_at = null, accept_by = '${endOfDay(dayAfter(today, 1)).toISOString()}'`)
  expect(await named('shopAcceptance'), 'its last day is tomorrow').toEqual([])
  await set(`accept_by = '${new Date(endOfDay(today).getTime() + 60_000).toISOString()}'`)
  expect(await named('shopAcceptance'), 'and has not begun').toEqual([])
  await set(`accept_by = '${endOfDay(today).toISOString()}'`)
  expect(await named('shopAcceptance')).toMatchObject([{ detail: number, late: false, moneyCents: 3_000_000 }])
  expect(await named('lateOrder'), 'it is late all the same').toHaveLength(1)
  await cms.payload.db.pool.query(
    `insert into order_events (order_id, at, kind, stage, actor, actor_name, notes)
     select id, now(), 'hold', stage::text::enum_order_events_stage, 'op', 'Op', 'No shop can make it' from orders where number = $1`,
    [number],
  )
  await set(`status = 'on_hold'`)
  expect(await named('heldOrder')).toMatchObject([{ detail: `${number}, No shop can make it` }])
  expect(await named('shopAcceptance')).toEqual([])
  expect(await named('lateOrder')).toHaveLength(1)
  await set(`status = 'active', accept_by = null`)
})

it('lists a shop whose insurance ended, and one that is paused or suspended with open orders', async () => {
  const { pool } = cms.payload.db
  const [shop] = (await pool.query(`select id from fabricators where name = 'Wabash Steel'`)).rows
  const set = async (columns: string) => {
    await pool.query(`update fabricators set ${columns} where id = $1`, [shop.id])
    return [await named('insurance'), await named('pausedShop')]
  }
  expect(await set(`insured_until = to_char(now() + interval '20 days', 'YYYY-MM-DD')`)).toMatchObject([
    [{ detail: expect.stringMatching(/^Insured until \w+ \d+, 20\d\d$/), late: false, moneyCents: null }],
    [],
  ])
  const ended = `insured_until = to_char(now() - interval '20 days', 'YYYY-MM-DD')`
  const [insurance, paused] = await set(`${ended}, status = 'paused', status_reason = 'The insurance certificate has expired.'`)
  expect(insurance).toMatchObject([{ detail: expect.stringMatching(/, paused, 2 open orders$/), late: true, moneyCents: 7_000_000 }])
  expect(paused).toEqual([])
  expect(await set(`status = 'suspended', status_reason = 'Left the network'`)).toMatchObject([
    [],
    [
      {
        name: 'Wabash Steel',
        detail: 'suspended, 2 open orders',
        moneyCents: 7_000_000,
        href: `/admin-dashboard?tab=fabricators&shop=${shop.id}`,
      },
    ],
  ])
  await pool.query(`update orders set status = 'completed' where status = 'active' and fabricator_id = $1`, [shop.id])
  expect(await named('pausedShop')).toEqual([])
  await pool.query(`update orders set status = 'active' where number in ('FW-2026-00002', 'FW-2026-00003')`)
  expect(await set(`status = 'active', status_reason = null, insured_until = null`)).toEqual([[], []])
})

it('lists an order whose hold is about to end, for want of a signature or of its deposit', async () => {
  const set = (columns: string) => cms.payload.db.pool.query(`update orders set ${columns} where number = 'FW-2026-00003'`)
  await set(`status = 'awaiting_signature', held_until = now() + interval '3 days'`)
  expect(await named('expiringOrder')).toEqual([])
  await set(`held_until = now() + interval '1 day'`)
  expect(await named('expiringOrder')).toMatchObject([{ detail: 'FW-2026-00003, not signed', late: false, moneyCents: 3_000_000 }])
  await set(`status = 'awaiting_funds'`)
  expect(await named('expiringOrder')).toMatchObject([{ detail: 'FW-2026-00003, deposit not paid' }])
  await set(`status = 'active', held_until = null`)
  expect(await named('expiringOrder')).toEqual([])
})

it('lists a scheduled publication that failed', async () => {
  const { rows } = await cms.payload.db.pool.query(`select id from pages limit 1`)
  const page = rows[0]?.id ?? (await cms.payload.create({ collection: 'pages', draft: true, data: { title: 'Spring', slug: 'spring' } })).id
  await cms.payload.db.pool.query(
    `insert into payload_jobs (task_slug, wait_until, has_error, input) values ('schedulePublish', now() - interval '1 hour', true,
      jsonb_build_object('type', 'publish', 'doc', jsonb_build_object('relationTo', 'pages', 'value', $1::text)))`,
    [page],
  )
  expect(await named('failedSchedule')).toMatchObject([{ late: true, href: `/content-management?page=${page}` }])
  await cms.payload.db.pool.query(`update payload_jobs set completed_at = now() where task_slug = 'schedulePublish'`)
  expect(await named('failedSchedule')).toEqual([])
})

it('ends when its record does', async () => {
  const [task] = await named('creditReview')
  const application = new URLSearchParams(task?.href.split('?')[1]).get('review')
  await cms.payload.db.pool.query(`update credit_applications set qualification_status = 'approved' where id = $1`, [application])
  expect((await named('creditReview')).map(({ id }) => id)).not.toContain(task?.id)
  expect((await mark(task?.id ?? '', { owner: 'me' })).status).toBe(404)
})

it('has one owner, who sees it as theirs until somebody else takes it', async () => {
  const [task] = await named('lateOrder')
  const id = task?.id ?? ''
  expect((await mark(id, { owner: 'me' })).status).toBe(200)
  expect((await read('&view=mine')).data.map(({ id: own }) => own)).toEqual([id])
  const other = await cms.signInAs('operator')
  await mark(id, { owner: 'me' }, other.cookie)
  expect((await read('&view=mine')).data).toEqual([])
  expect((await read('&view=mine', other.cookie)).counts.mine).toBe(1)
  await mark(id, { owner: 'nobody' })
  expect((await named('lateOrder'))[0]).toMatchObject({ owner: null })
})

it('can be put off for days and listed again', async () => {
  const [task] = await named('receipt')
  const id = task?.id ?? ''
  await mark(id, { snoozeDays: 7 })
  expect(await named('receipt')).toEqual([])
  expect((await read('&view=snoozed')).data.map((put) => put.id)).toEqual([id])
  // Its record stays open on the screen, whatever the list shows.
  expect((await read(`&view=all&row=${id}`)).data).toMatchObject([{ id, snoozedUntil: expect.any(String) }])
  await cms.payload.db.pool.query(`update task_marks set snoozed_until = now() - interval '1 second' where id = $1`, [id])
  expect(await named('receipt')).toHaveLength(1)
  await mark(id, { snoozeDays: 7 })
  await mark(id, { snoozeDays: 0 })
  expect(await named('receipt')).toHaveLength(1)
  const refused = await mark(id, { snoozeDays: 31 })
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('At most 30 days')])
})

it('keeps its snooze and its owner from the other tasks about the same record', async () => {
  const set = (columns: string) => cms.payload.db.pool.query(`update orders set ${columns} where number = 'FW-2026-00003'`)
  await set(`status = 'awaiting_signature', held_until = now() + interval '1 day'`)
  const [expiring] = await named('expiringOrder')
  await mark(expiring?.id ?? '', { owner: 'me', snoozeDays: 7 })
  expect(await named('expiringOrder')).toEqual([])
  await set(`status = 'active', held_until = null, accepted_at = null, accept_by = '${endOfDay(companyDay(new Date())).toISOString()}'`)
  expect(await named('shopAcceptance')).toMatchObject([{ owner: null }])
  await set(`status = 'on_hold'`)
  expect(await named('heldOrder')).toMatchObject([{ owner: null }])
  await set(`status = 'active', accept_by = null`)
})

it('is for operators', async () => {
  const [task] = await named('lateOrder')
  for (const role of ['builder', 'partner', 'editor'] as const) {
    const other = await cms.signInAs(role)
    expect((await cms.request('/api/admin/tasks', { cookie: other.cookie })).status).toBe(403)
    expect((await mark(task?.id ?? '', { owner: 'me' }, other.cookie)).status).toBe(403)
  }
  expect((await cms.request('/api/admin/tasks')).status).toBe(401)
})

it('has one owner after many take it at once', async () => {
  const [task] = await named('lateOrder')
  const id = task?.id ?? ''
  const people = [cookie, (await cms.signInAs('operator')).cookie]
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => mark(id, { owner: 'me' }, people[at % 2])))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const mine = await Promise.all(people.map(async (one) => (await read('&view=mine', one)).counts.mine))
  expect(mine.toSorted()).toEqual([0, 1])
})
