import { createHash } from 'node:crypto'
import { cents } from '@framewell/domain/money/cents'
import { creditOwnAccount, creditProject, debitOwnAccount, debitProject, type Posting } from '@framewell/domain/payments/posting'
import fc from 'fast-check'
import { createLocalReq } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from '../env'
import { inTransaction } from '../platform/database/inTransaction'
import { bootCms, type TestCms } from '../testing/bootCms'
import { nextKey } from './keysOfCause'
import { post } from './post'
import { proveLedger, verifyLedger } from './proveLedger'
import { reversePosting } from './reversePosting'

let cms: TestCms
let client: pg.Client
beforeAll(async () => {
  cms = await bootCms()
  client = new pg.Client({ connectionString: env.DATABASE_OWNER_URL })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await cms.stop()
})

const projectId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const deposit = (n: number, amount: number, key = `deposit:${n}:${crypto.randomUUID()}`): Posting => ({
  key,
  kind: 'deposit',
  description: 'Deposit',
  entries: [debitOwnAccount('bank', cents(amount)), creditProject(projectId(n), 'escrow', cents(amount))],
})
const release = (n: number, amount: number, key = `release:${n}:${crypto.randomUUID()}`): Posting => ({
  key,
  kind: 'phase_release',
  description: 'Release',
  entries: [debitProject(projectId(n), 'escrow', cents(amount)), creditProject(projectId(n), 'fabricator_payable', cents(amount))],
})
const posted = async (posting: Posting) => {
  const req = await createLocalReq({}, cms.payload)
  return inTransaction(req, () => post(req, posting))
}
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'posted',
    (error) => (error instanceof Error && 'code' in error ? error.code : String(error)),
  )
const balance = async (n: number, kind: string) =>
  Number(
    (await client.query('select balance_cents from ledger_accounts where project_id = $1 and kind = $2', [projectId(n), kind])).rows[0]
      ?.balance_cents ?? 0,
  )
const findings = async () => (await verifyLedger(client)).findings

describe('a posting', () => {
  it('moves money once, however often it is requested at the same time', async () => {
    await posted(deposit(1, 10_000))
    const same = release(1, 6_000, 'release:1:shipment')
    const answers = await Promise.all(Array.from({ length: 40 }, () => posted(same)))
    expect(new Set(answers.map(({ postingId }) => postingId)).size).toBe(1)
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1)
    expect(await balance(1, 'escrow')).toBe(4_000)
    expect(await balance(1, 'fabricator_payable')).toBe(6_000)
    expect(await outcome(posted(release(1, 5_000, 'release:1:shipment')))).toBe('keyReused')
  })

  it('never overdraws: five who each want 60 of 100 at once', async () => {
    await posted(deposit(2, 100))
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => outcome(posted(release(2, 60)))))
    expect(outcomes.sort()).toEqual(['insufficientFunds', 'insufficientFunds', 'insufficientFunds', 'insufficientFunds', 'posted'])
    expect(await balance(2, 'escrow')).toBe(40)
  })

  it('leaves nothing behind when its transaction fails later', async () => {
    const req = await createLocalReq({}, cms.payload)
    const failing = inTransaction(req, async () => {
      await post(req, deposit(3, 500))
      throw new Error('the step failed afterwards')
    })
    await expect(failing).rejects.toThrow('afterwards')
    expect(await balance(3, 'escrow')).toBe(0)
    expect(await findings()).toEqual([])
  })

  it('is refused outside a transaction and when it does not balance', async () => {
    const req = await createLocalReq({}, cms.payload)
    await expect(post(req, deposit(3, 5))).rejects.toThrow('inside a transaction')
    const lame = { ...deposit(3, 5), entries: [debitOwnAccount('bank', cents(5)), creditOwnAccount('revenue', cents(4))] }
    await expect(posted(lame)).rejects.toThrow('unbalanced')
  })

  it('of a cause is made once while it is in force, and again under its own key once it is undone', async () => {
    const line = crypto.randomUUID()
    const next = async () => {
      const req = await cms.localReq()
      return inTransaction(req, () => nextKey(req, 'receipt', line))
    }
    const first = await next()
    const { postingId } = await posted(deposit(9, 500, first))
    expect(await next()).toBe(first)
    expect(await posted(deposit(9, 500, await next()))).toEqual({ postingId, replayed: true })
    const req = await cms.localReq()
    await inTransaction(req, () => reversePosting(req, postingId, 'wrong reference'))
    expect(await next()).toBe(`${first}:2`)
  })

  it('is undone once, and not when the money has moved on', async () => {
    const { postingId } = await posted(deposit(4, 900))
    const undo = async () => {
      const req = await createLocalReq({}, cms.payload)
      return inTransaction(req, () => reversePosting(req, postingId, 'typed twice'))
    }
    const outcomes = await Promise.all([outcome(undo()), outcome(undo()), outcome(undo())])
    expect(outcomes.sort()).toEqual(['alreadyReversed', 'alreadyReversed', 'posted'])
    expect(await balance(4, 'escrow')).toBe(0)
    const { postingId: spent } = await posted(deposit(4, 900))
    await posted(release(4, 900))
    const req = await createLocalReq({}, cms.payload)
    expect(await outcome(inTransaction(req, () => reversePosting(req, spent, 'too late')))).toBe('insufficientFunds')
  })
})

describe('the database itself', () => {
  const refused = async (statements: string) => {
    await client.query('begin')
    const code = await client.query(`${statements}; commit`).then(
      () => 'taken',
      (error) => (error instanceof pg.DatabaseError ? error.code : 'odd'),
    )
    await client.query('rollback')
    return code
  }
  const head = (key: string) =>
    `insert into ledger_postings (key, kind, description, fingerprint, actor_email, request_id) values ('${key}', 'x', 'x', '', 'x', 'x')`

  it('refuses a posting that does not balance, one without entries, and an entry that comes later', async () => {
    expect(await refused(head('lame'))).toBe('23514')
    const one = `${head('lame')}; insert into ledger_entries (posting_id, account_id, amount_cents)
      select max(p.id), min(a.id), 100 from ledger_postings p, ledger_accounts a`
    expect(await refused(one)).toBe('23514')
    const late = `insert into ledger_entries (posting_id, account_id, amount_cents)
      select min(p.id), min(a.id), v from ledger_postings p, ledger_accounts a, (values (1), (-1)) x(v) group by v`
    expect(await refused(late)).toBe('23514')
  })

  it('refuses to change or delete what was posted, and a balance below nothing', async () => {
    expect(await refused('update ledger_entries set amount_cents = amount_cents + 1')).toBe('42501')
    expect(await refused('delete from ledger_postings')).toBe('42501')
    expect(await refused('truncate ledger_proofs')).toBe('42501')
    expect(await refused(`update ledger_accounts set balance_cents = -1 where kind = 'escrow'`)).toBe('23514')
  })
})

describe('many at once', () => {
  it('match books kept by hand over random postings, replays and reversals', async () => {
    const projects = [11, 12, 13]
    await Promise.all(projects.map((n) => posted(deposit(n, 50_000))))
    const step = fc.record({
      project: fc.constantFrom(...projects),
      what: fc.constantFrom('deposit', 'release', 'release', 'retain'),
      cents: fc.integer({ min: 1, max: 9_000 }),
    })
    const steps = fc.sample(step, { numRuns: process.env.TEST_FULL ? 240 : 120, seed: 20261122 })
    const book = new Map(projects.map((n) => [n, 50_000]))
    const entriesOf = ({ project, what, cents: amount }: (typeof steps)[number], key: string): Posting => {
      if (what === 'deposit') return deposit(project, amount, key)
      if (what === 'release') return release(project, amount, key)
      return {
        ...release(project, amount, key),
        entries: [debitProject(projectId(project), 'escrow', cents(amount)), creditProject(projectId(project), 'retainage', cents(amount))],
      }
    }
    const run = async (one: (typeof steps)[number], at: number) => {
      const posting = entriesOf(one, `random:${at}`)
      const [first, again] = await Promise.all([outcome(posted(posting)), outcome(posted(posting))])
      const done = first === 'posted' || again === 'posted'
      if (done) book.set(one.project, (book.get(one.project) ?? 0) + (one.what === 'deposit' ? one.cents : -one.cents))
    }
    const queue = [...steps.entries()]
    await Promise.all(
      Array.from({ length: 12 }, async () => {
        for (let next = queue.shift(); next; next = queue.shift()) await run(next[1], next[0])
      }),
    )
    for (const n of projects) expect(await balance(n, 'escrow')).toBe(book.get(n))
    expect(await findings()).toEqual([])
  })
})

describe('the proof', () => {
  it('is a chain over all entries, and shows when one was changed', async () => {
    const first = await proveLedger(client)
    expect(first?.entries).toBeGreaterThan(100)
    expect(await proveLedger(client)).toBeUndefined()
    // By hand: where a posting counts is in the chain only when it is not where it was written.
    const { rows } = await client.query(
      `select p.id as posting, p.key, p.fingerprint, to_char(p.posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as at,
         case when p.effective_at <> p.posted_at then to_char(p.effective_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') end as counts, e.id, a.kind,
         coalesce(a.project_id, '') as project, e.amount_cents
       from ledger_postings p join ledger_entries e on e.posting_id = p.id join ledger_accounts a on a.id = e.account_id order by p.id, e.id`,
    )
    const written = (row: object) => Object.values(row).filter((value) => value !== null)
    const lines = rows.map((row) => `\n${written(row).join(' ')}`).join('')
    expect(first?.hash).toBe(
      createHash('sha256')
        .update('0'.repeat(64) + lines)
        .digest('hex'),
    )
    await posted(deposit(5, 700))
    const second = await proveLedger(client)
    expect(second).toMatchObject({ postings: 1, entries: 2, debitCents: 700 })
    expect(await verifyLedger(client)).toMatchObject({ proofs: 2, findings: [] })
    // As somebody with the owner's rights could do it.
    await client.query('alter table ledger_entries disable trigger all')
    await client.query(`
      with changed as (select posting_id from ledger_entries order by id limit 1)
      update ledger_entries set amount_cents = amount_cents * 2 where posting_id = (select posting_id from changed)`)
    await client.query('alter table ledger_entries enable trigger all')
    const told = new Set((await findings()).map(({ what }) => what))
    expect(told).toEqual(new Set(['balanceDiffers', 'proofDiffers']))
  })
})
