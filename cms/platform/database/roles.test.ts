import { cents } from '@framewell/domain/money/cents'
import { creditProject, debitOwnAccount } from '@framewell/domain/payments/posting'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from '../../env'
import { post } from '../../payments/post'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { recordAudit } from '../audit/recordAudit'
import { asOwner } from './database'
import { grantApplication } from './grantApplication'
import { inTransaction } from './inTransaction'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
  const req = await cms.localReq()
  await inTransaction(req, async () => {
    await post(req, {
      key: 'roles',
      kind: 'deposit',
      description: 'Deposit',
      entries: [debitOwnAccount('bank', cents(500)), creditProject('FW-2026-00001', 'escrow', cents(500))],
    })
    await recordAudit(req, { action: 'x', subjectType: 'x', subjectId: 'x' })
  })
})
afterAll(() => cms.stop())

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => (error instanceof pg.DatabaseError ? error.code : String(error)),
  )
const tried = (statement: string) => codeOf(cms.payload.db.pool.query(statement))
const owners = async <T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> => {
  const pool = new pg.Pool({ connectionString: env.DATABASE_OWNER_URL, max: 1 })
  return work(pool).finally(() => pool.end())
}

describe("the application's connection", () => {
  it.each([
    'update ledger_entries set amount_cents = amount_cents + 1',
    'delete from ledger_entries',
    'truncate ledger_entries cascade',
    'update ledger_postings set kind = kind',
    'delete from ledger_accounts',
    'update ledger_proofs set hash = hash',
    'update audit_records set action = action',
    'delete from audit_records',
    'update lien_waivers set signed_by = signed_by',
    'update notification_events set name = name',
    'update order_events set notes = notes',
    'delete from orders',
    'delete from invoices',
    'insert into payload_migrations (name, batch) values (1, 1)',
    'drop table ledger_entries',
    'alter table ledger_entries disable trigger all',
    'alter table ledger_entries add column note text',
    'create table mine (n int)',
    'create schema mine',
    'create function mine() returns int language sql as $$ select 1 $$',
    'create trigger mine before insert on accounts for each row execute function refuse_ledger_change()',
    'set role framewell',
    'alter role framewell_app superuser',
    `select setval('ledger_entries_id_seq', 1)`,
    `copy audit_records to program 'id'`,
  ])('may not: %s', async (statement) => {
    expect(await tried(statement)).toBe('42501')
  })

  it('may do its work: the queue, numbers, and rows that change', async () => {
    for (const statement of [
      `select nextval('invoice_numbers')`,
      'update ledger_accounts set balance_cents = balance_cents',
      'delete from product_events',
      `delete from routing_decisions where project_id = 'test-none'`,
      'update background_jobs set name = name where false',
    ])
      expect([statement, await tried(statement)]).toEqual([statement, 'done'])
  })
})

describe('the owner', () => {
  it('grants what the application lacks and revokes what it must not have', async () => {
    await asOwner((client) =>
      client.query('revoke all on all tables in schema public from framewell_app; grant all on ledger_entries to framewell_app'),
    )
    expect(await tried('select 1 from accounts')).toBe('42501')
    await owners((pool) => grantApplication(pool, 'framewell_app'))
    expect(await tried('select 1 from accounts')).toBe('done')
    expect(await tried('truncate ledger_entries cascade')).toBe('42501')
    expect(await tried('delete from ledger_entries')).toBe('42501')
  })

  it('refuses an application that is the owner, a superuser, or owns a table', async () => {
    await expect(owners((pool) => grantApplication(pool, 'framewell'))).rejects.toThrow('same user')
    await asOwner((client) => client.query('create table owned (n int); alter table owned owner to framewell_app'))
    try {
      await expect(owners((pool) => grantApplication(pool, 'framewell_app'))).rejects.toThrow('owns 1 tables')
    } finally {
      await asOwner((client) => client.query('drop table owned'))
    }
  })
})
