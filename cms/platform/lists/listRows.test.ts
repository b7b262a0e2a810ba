import { randomUUID } from 'node:crypto'
import { CURSOR_WORDS } from '@framewell/domain/lists/listInput'
import { invitationStatus } from '@framewell/domain/parties/invitation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { bootCms, type TestCms } from '../../testing/bootCms'

/** Two of one moment: the cursor must tell which of them was read. */
const TIMES = [
  '2026-05-01T10:00:00.000Z',
  '2026-05-01T10:00:00.120Z',
  '2026-05-01T10:00:00.120Z',
  '2026-05-02T09:30:00.005Z',
  '2026-05-03T08:00:00Z',
]
const INVITED = [
  { expires_at: '2999-01-01' },
  { expires_at: '2026-05-15' },
  { expires_at: '2999-01-01', accepted_at: '2026-05-04' },
  { expires_at: '2026-05-16', withdrawn_at: '2026-05-06' },
  { expires_at: '2999-01-01', withdrawn_at: '2026-05-06' },
]
const answered = z.looseObject({ data: z.array(z.looseObject({ id: z.string() })), total: z.number(), next: z.string().nullable() })

let cms: TestCms
let cookie: string
let endpoint: string
beforeAll(async () => {
  cms = await bootCms()
  const operator = await cms.signInAs('operator')
  cookie = operator.cookie
  const { id: company_id } = await cms.payload.create({ collection: 'companies', data: { name: 'Ada Homes', kind: 'builder' } })
  const feed = { url: 'https://feed.test/in', events: '[]', state: 'paused', secret: 's' }
  const statement = { account_last_four: '0001', account_hash: 'h', format: 'csv', file_name: 'may.csv', day: '2026-05-01', ...CENTS }
  endpoint = await insert('webhook_endpoints', { ...feed, name: 'ERP' })
  const statement_id = await insert('bank_statements', { ...statement, reference: 'first', content_hash: 'first' })
  for (const [at, created_at] of TIMES.entries()) {
    const name = `number ${at}`
    const person_id = await insert('people', { name, email: `${at}@ada.test` })
    await insert('party_invitations', { person_id, company_id, role: 'owner', token_hash: name, created_at, ...INVITED[at] })
    await insert('webhook_deliveries', { endpoint_id: endpoint, message: name, event: 'order.placed', attempts: '[]', created_at })
    await insert('webhook_endpoints', { ...feed, name, created_at })
    const key = { name, prefix: name, account_id: operator.id, scopes: '[]', calls_per_minute: 60, key_hash: name }
    await insert('api_keys', { ...key, expires_at: '2999-01-01', created_at })
    await insert('bank_statements', { ...statement, reference: name, content_hash: name, created_at })
    const line = { statement_id, bank_reference: name, booked_on: '2026-05-01', amount_cents: 100, text: 'x', status: 'unmatched' }
    await insert('bank_lines', { ...line, created_at })
    const account = { account_name: name, routing_last_four: '0001', account_last_four: '0002', account_type: 'checking', sealed: 'x' }
    await insert('bank_details', { ...account, company_id, status: 'replaced', proposed_by: name, proposed_by_id: '1', created_at })
    const run = { number: name, status: 'sent', pay_on: '2026-05-01', total_cents: 100, proposed_by: 'Ada', approvals: '[]' }
    await insert('payout_runs', { ...run, created_at })
  }
})
afterAll(() => cms.stop())

const CENTS = { opening_cents: 0, closing_cents: 0, line_count: 0, imported_by: 'Ada' }

async function insert(table: string, row: object): Promise<string> {
  const columns = Object.keys(row)
  const values = columns.map((_, at) => `$${at + 2}`)
  const id = randomUUID()
  await cms.payload.db.pool.query(`insert into ${table} (id, ${columns}) values ($1, ${values})`, [id, ...Object.values(row)])
  return id
}

async function ask(path: string, query: Readonly<Record<string, string>> = {}) {
  const answer = await cms.request(`${path}?${new URLSearchParams(query)}`, { cookie })
  expect(answer.status).toBe(200)
  return answered.parse(await answer.json())
}

describe.each([
  ['invitations', () => '/api/invitations', TIMES.length],
  ['API keys', () => '/api/keys', TIMES.length],
  ['webhooks', () => '/api/webhooks', TIMES.length + 1],
  ['deliveries', () => `/api/webhooks/${endpoint}/deliveries`, TIMES.length],
  ['bank statements', () => '/api/payments/bank/statements', TIMES.length + 1],
  ['bank lines', () => '/api/payments/bank/lines', TIMES.length],
  ['bank details', () => '/api/payments/bank/details', TIMES.length],
  ['payout runs', () => '/api/payments/payout-runs', TIMES.length],
])('the list of %s', (_, path, expected) => {
  it('reads each row once when following `next`, newest first', async () => {
    const whole = await ask(path(), { limit: '100' })
    expect(whole).toMatchObject({ total: expected, next: null })
    const read: string[] = []
    for (let after: string | null = ''; after !== null; ) {
      const { data, total, next } = await ask(path(), { limit: '2', ...(after ? { after } : {}) })
      expect(total).toBe(expected)
      read.push(...data.map(({ id }) => id))
      after = next
    }
    expect(read).toEqual(whole.data.map(({ id }) => id))
    expect(new Set(read).size).toBe(expected)
  })

  it('returns one row by its ID, however many come before it', async () => {
    const row = (await ask(path(), { limit: '100' })).data.at(-1)?.id ?? ''
    expect(await ask(path(), { row, limit: '1' })).toMatchObject({ total: 1, data: [{ id: row }] })
  })

  it('treats wildcards as letters, and refuses a cursor without a time', async () => {
    expect((await ask(path(), { search: '%' })).total).toBe(0)
    expect((await ask(path(), { search: 'NUMBER_1' })).total).toBe(0)
    const odd = await cms.request(`${path()}?after=2026-99-99T00:00:00.000Z~x`, { cookie })
    expect(odd.status).toBe(400)
  })

  it.each(['7', 'x', 'INV-2026-00001'])('refuses the cursor of a list with another kind of ID: %s', async (id) => {
    const odd = await cms.request(`${path()}?after=2026-05-01T10:00:00.000Z~${id}`, { cookie })
    expect(odd.status).toBe(400)
    expect(await odd.json()).toMatchObject({ fields: [{ path: 'after', message: CURSOR_WORDS }] })
  })
})

it('filters invitations by the state the domain derives', async () => {
  for (const status of ['open', 'expired', 'accepted', 'withdrawn'] as const) {
    const { data } = await ask('/api/invitations', { status })
    expect(data.map((row) => row.status)).toEqual(data.map(() => status))
    const meant = INVITED.filter(({ expires_at: expiresAt, accepted_at: acceptedAt = null, withdrawn_at: withdrawnAt = null }) => {
      return invitationStatus({ expiresAt, acceptedAt, withdrawnAt }, new Date()) === status
    })
    expect(data.length).toBe(meant.length)
  }
})
