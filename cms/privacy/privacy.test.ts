import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CONTACT_TOPICS } from '@framewell/domain/contact/contactTopics'
import { features } from '@payload-config'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PLAN_FILE_FOLDER } from '../platform/uploads/uploadStore'
import { bootCms, type TestCms } from '../testing/bootCms'
import { orderSetup } from '../testing/orderSetup'
import { memberOf, qualifiedBuilder } from '../testing/qualifiedBuilder'
import { TEST_PASSWORD } from '../testing/signInAs'
import { unzip } from '../testing/unzip'

let cms: TestCms
let admin: { id: string; cookie: string }
beforeAll(async () => {
  cms = await bootCms()
  admin = await cms.signInAs('super_admin')
})
afterAll(() => cms.stop())

const query = async (text: string, values: unknown[] = []) => (await cms.payload.db.pool.query(text, values)).rows
const ask = (what: 'find' | 'export' | 'delete', address: string, cookie = admin.cookie, reason = 'Asked by letter') =>
  cms.request(`/api/privacy/${what}`, { json: { address, reason }, cookie })
const archive = async (answer: Response) => {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  return unzip(Buffer.from(await answer.arrayBuffer()))
}
/** Every table that still contains an address. */
const tablesWith = async (address: string) => {
  const tables = await query(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  const found: string[] = []
  for (const { name } of tables)
    if ((await query(`select 1 from "${name}" t where position($1 in lower(to_jsonb(t)::text)) > 0 limit 1`, [address])).length > 0)
      found.push(name)
  return found.sort()
}

describe('what features declare about people', () => {
  const declared = features.flatMap(({ personal }) => personal.rows)
  const columnsOf = async () => {
    const rows = await query(`
      select r.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type, not a.attnotnull as "nullable",
        exists (select from pg_constraint k where k.conrelid = r.oid and k.contype = 'f' and a.attnum = any(k.conkey)
          and k.confrelid in ('accounts'::regclass, 'people'::regclass)) as "ofPerson"
      from pg_class r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
      where r.relnamespace = 'public'::regnamespace and r.relkind = 'r'`)
    return rows as { table: string; column: string; type: string; nullable: boolean; ofPerson: boolean }[]
  }
  /** Names of columns that can be about somebody. */
  const PERSONAL =
    /(^|_)(e?mail|name|phone|address|ip|agent|contact|signature|signed|signer|actor|author|holder|owner|by|to|person|people|account|accounts|zip|city|location|place|message|text|note|notes|counterparty|device|data|payload)(_|$)/
  const NEVER = /(_hash|^replaced_by|mime_type)$/

  it('leaves out no column that can be about somebody', async () => {
    const whole = new Set(declared.filter(({ ends }) => ends === 'delete').map(({ table }) => table))
    const named = new Set(
      features.flatMap(({ personal: { rows, acted = {}, none = {} } }) => [
        ...rows.flatMap(({ table, ends }) => (ends === 'delete' ? [] : Object.keys(ends).map((column) => `${table}.${column}`))),
        ...Object.entries(acted).flatMap(([table, columns]) => Object.keys(columns).map((column) => `${table}.${column}`)),
        ...Object.entries(none).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`)),
      ]),
    )
    const columns = await columnsOf()
    const known = new Set(columns.map(({ table, column }) => `${table}.${column}`))
    const telling = columns.filter(
      ({ column, type, ofPerson }) =>
        ofPerson || type === 'jsonb' || (['character varying', 'text'].includes(type) && PERSONAL.test(column) && !NEVER.test(column)),
    )
    const missing = telling.filter(({ table, column }) => !named.has(`${table}.${column}`) && !whole.has(table))
    expect(missing.map(({ table, column }) => `${table}.${column}`)).toEqual([])
    // And no declaration names a column that no longer exists.
    expect([...named].filter((name) => !known.has(name))).toEqual([])
  })

  it('erases only what may be empty', async () => {
    const nullable = new Map((await columnsOf()).map((one) => [`${one.table}.${one.column}`, one.nullable]))
    const erased = declared.flatMap(({ table, ends }) =>
      ends === 'delete' ? [] : Object.entries(ends).flatMap(([column, end]) => (end === 'erase' ? [`${table}.${column}`] : [])),
    )
    expect(erased.filter((name) => !nullable.get(name))).toEqual([])
  })
})

describe('an applicant', () => {
  const address = 'dana.reyes@applicants.test'
  const PLAN = 'c0ffee00-0000-4000-8000-000000000001'
  beforeAll(async () => {
    const apply = await cms.request('/api/qualification/apply', {
      json: {
        projectLocation: 'Dayton, OH',
        projectType: 'Build-to-Rent',
        startTimeline: '1-3 months',
        budgetScale: 'Medium ($100K–500K)',
        familiarityWithSteel: 'Some experience',
        contactName: 'Dana Reyes',
        email: address,
        companyName: 'Reyes Homes',
      },
    })
    expect(apply.status).toBe(200)
    const message = { name: 'Dana Reyes', email: address, topic: CONTACT_TOPICS[0], message: `Call me, or write to ${address}.` }
    const written = await cms.request('/api/contact/messages', { json: message })
    expect(written.status, await written.text()).toBe(201)
    await cms.request('/api/newsletter/subscribe', { json: { email: address } })
    const [{ id }] = await query(
      `insert into issued_quotes (number, revision, kind, title, contact_name, contact_email, total_cents, lines, changes, inputs, warnings, assumptions,
         price_book_version, issued_at, valid_until, token_hash)
       select 'Q-2026-77777', 1, enum_first(null::enum_issued_quotes_kind), 'A house', 'Dana Reyes', $1, 100, '[]', '[]', '{}', '[]', '[]', 1, now(), now(), 'x' returning id`,
      [address],
    )
    await query(
      `insert into plan_files (id, name, mime_type, size_bytes, token_hash, quote_id) values ($2, 'house ../plan.pdf', 'application/pdf', 4, 'x', $1)`,
      [id, PLAN],
    )
    await mkdir(PLAN_FILE_FOLDER, { recursive: true })
    await writeFile(join(PLAN_FILE_FOLDER, PLAN), 'plan')
  })

  it('is shown to operators by area, and exported completely, on record, without anything that grants access', async () => {
    const operator = await cms.signInAs('operator')
    const found = await (await ask('find', ` ${address.toUpperCase()} `, operator.cookie)).json()
    const areas = Object.fromEntries(found.areas.map(({ area, end }: { area: string; end: string }) => [area, end]))
    expect(areas).toMatchObject({ Quotes: 'deleted', Plans: 'deleted', 'Messages to us': 'deleted', Events: 'anonymised' })
    const files = await archive(await ask('export', address, operator.cookie))
    const names = [...files.keys()]
    expect(names).toEqual(
      expect.arrayContaining(['README.txt', 'about.json', 'Quotes.json', 'Credit applications.json', 'Messages to us.json']),
    )
    const plan = names.find((name) => name.startsWith('files/'))
    expect(plan).toBe(`files/${PLAN}-house .._plan.pdf`)
    expect(files.get(plan ?? '')?.toString()).toBe('plan')
    const text = [...files].filter(([name]) => name.endsWith('.json')).map(([, bytes]) => bytes.toString())
    expect(text.join()).toContain('Dana Reyes')
    expect(text.join()).not.toMatch(/token_hash|"sealed"|"hash"/)
    const [record] = await query("select * from audit_records where action = 'personal-data-export' order by created_at desc limit 1")
    expect(record).toMatchObject({ actor_id: operator.id, reason: 'Asked by letter' })
  })

  it('leaves the plan that a quote of a company names too', async () => {
    const { id: company } = await cms.payload.create({ collection: 'companies', data: { name: 'Kept Homes', kind: 'builder' } })
    const [kept, own] = ['c0ffee00-0000-4000-8000-000000000002', 'c0ffee00-0000-4000-8000-000000000003']
    const quoteOf = async (email: string, owner: string | null, files: readonly (string | undefined)[]) => {
      const [{ id }] = await query(
        `insert into issued_quotes (number, revision, kind, title, contact_name, contact_email, company_id, total_cents, lines, changes, inputs, warnings,
           assumptions, price_book_version, issued_at, valid_until, token_hash)
         select $4, 1, 'steel', 'A house', 'Lee', $1, $2, 100, '[]', '[]', $3, '[]', '[]', 1, now(), now(), $4 returning id`,
        [email, owner, { kind: 'steel', answers: { uploadedPlan: { files: files.map((id) => ({ id })) } } }, `Q-2026-${email}`],
      )
      return id
    }
    await quoteOf('kept@homes.test', company, [kept])
    const last = await quoteOf('lee@applicants.test', null, [kept, own])
    for (const file of [kept, own])
      await query(
        `insert into plan_files (id, name, mime_type, size_bytes, token_hash, quote_id) values ($2, 'plan.pdf', 'application/pdf', 4, 'x', $1)`,
        [last, file],
      )
    expect((await ask('delete', 'lee@applicants.test')).status).toBe(200)
    expect(await query('select id from plan_files where id = any($1)', [[kept, own]])).toEqual([{ id: kept }])
  })

  it('needs a fresh check, and only super admins delete', async () => {
    const operator = await cms.signInAs('operator')
    expect((await ask('delete', address, operator.cookie)).status).toBe(403)
    const late = await cms.signInAs('super_admin')
    await query("update accounts_sessions set created_at = now() - interval '1 hour' where _parent_id = $1", [late.id])
    for (const what of ['export', 'delete'] as const) {
      const answer = await ask(what, address, late.cookie)
      expect([answer.status, (await answer.json()).code]).toEqual([403, 'recheckRequired'])
    }
    expect((await ask('find', 'nobody@applicants.test')).status).toBe(404)
  })

  it('is gone from every table afterwards, with their files, and the deletion is on record without the address', async () => {
    expect((await tablesWith(address)).length).toBeGreaterThan(4)
    const answers = await Promise.all([ask('delete', address), ask('delete', address)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await tablesWith(address)).filter((name) => name !== 'audit_records')).toEqual([])
    expect(await readdir(PLAN_FILE_FOLDER)).not.toContain(PLAN)
    const [record] = await query("select * from audit_records where action = 'personal-data-delete'")
    expect(JSON.stringify(record)).not.toContain(address)
    // The event stays, about nobody.
    const [event] = await query("select payload from notification_events where payload ->> 'name' = 'Deleted person'")
    expect(event.payload.email).toMatch(/@deleted\.invalid$/)
    await expect(query("update notification_events set name = 'x'")).rejects.toThrow()
    await query("select set_config('framewell.forgetting', 'yes', false)")
    await expect(query("update notification_events set name = 'x'")).rejects.toThrow()
  })
})

describe('an account', () => {
  let to: Awaited<ReturnType<typeof orderSetup>>
  beforeAll(async () => {
    to = await orderSetup(cms)
  })

  it('gives its own data to its person, and nobody else’s', async () => {
    const [own, other] = [await memberOf(cms.payload, 'builder'), await memberOf(cms.payload, 'builder')]
    const files = await archive(await cms.request('/api/account/export', { json: {}, cookie: own.cookie }))
    const text = [...files.values()].map(String).join()
    expect(JSON.parse(String(files.get('Account.json')))).toMatchObject([{ email: own.email }])
    expect(text).not.toContain(other.email)
    expect(text).not.toMatch(/"(hash|salt)"/)
    expect((await cms.request('/api/account/export', { json: {} })).status).toBe(401)
  })

  it('gives all of many records', async () => {
    const own = await cms.signInAs('operator')
    const many = 1250
    await query(
      `insert into audit_records (action, subject_type, subject_id, actor_id, actor_email, actor_role)
       select 'test', 'tests', n::text, $1, $2, 'operator' from generate_series(1, ${many}) n`,
      [own.id, own.email],
    )
    const files = await archive(await cms.request('/api/account/export', { json: {}, cookie: own.cookie }))
    const numbers = [...files.values()]
      .map(String)
      .filter((text) => text.startsWith('['))
      .flatMap((text) => JSON.parse(text))
      .filter(({ action }) => action === 'test')
      .map(({ subject_id }) => Number(subject_id))
    expect(new Set(numbers).size).toBe(many)
  })

  it('takes nothing of people whose addresses contain its own, or who only wrote about it', async () => {
    const own = await memberOf(cms.payload, 'builder')
    const others = [`ann.${own.email}`, `o'${own.email}`, `${own.email}.au`, 'cy@applicants.test']
    const write = async (email: string, message: string) => {
      const json = { name: `Ann ${email}`, email, topic: CONTACT_TOPICS[0], message }
      expect((await cms.request('/api/contact/messages', { json })).status).toBe(201)
    }
    for (const email of others) await write(email, `Known to you.\n${own.email} referred me.`)
    await write(own.email, 'My own words')
    await query(
      `insert into saved_configurations (configurator, path, state, saved_at, token_hash)
       select 'steel', '/', jsonb_build_object('note', 'Write to ' || address), now(), address from unnest($1::text[]) address`,
      [[own.email, ...others]],
    )
    const files = await archive(await cms.request('/api/account/export', { json: {}, cookie: own.cookie }))
    const text = [...files].map(([name, bytes]) => `${name} ${bytes}`).join()
    expect(text).toContain('My own words')
    expect(text).not.toMatch(/Known to you|Ann (ann\.|o'|cy@)|\.au/)
    expect((await ask('delete', own.email)).status).toBe(200)
    const drafts = await query("select token_hash from saved_configurations where state ? 'note' order by token_hash")
    expect(drafts.map(({ token_hash }) => token_hash)).toEqual([...others].sort())
    const events = await query(
      "select payload from notification_events where payload ->> 'text' like 'Known to you.%' order by payload ->> 'email'",
    )
    // Their names and words stay, without the address of the person who was deleted.
    expect(events.map(({ payload }) => [payload.name, payload.email])).toEqual([...others].sort().map((email) => [`Ann ${email}`, email]))
    for (const { payload } of events) expect(payload.text).toMatch(/^Known to you\.\ndeleted-\S+@deleted\.invalid referred me\.$/)
    const [{ mails }] = await query(`select count(*)::int as mails from outgoing_mail where "text" like '%My own words%'`)
    expect(mails).toBe(0)
  })

  it('waits for open orders; then its sessions end, its name goes and agreements stay', async () => {
    const builder = await qualifiedBuilder(cms.payload, 'Preferred', 150_000)
    const shop = await memberOf(cms.payload, 'fabricator')
    await to.makeShop('Miami Valley Framing', shop.companyId)
    const order = await to.placed(builder)
    await to.sign(builder, order)
    const refused = await (await ask('delete', builder.email)).json()
    expect(refused.code).toBe('obstacles')
    expect(refused.fields.map(({ message }: { message: string }) => message).join()).toMatch(/One order.*no other owner/)
    const operator = await cms.signInAs('operator')
    expect((await to.post(`/api/tracking/orders/${order.number}/cancellation`, { reason: 'Lot sold' }, operator.cookie)).status).toBe(200)
    const before = await query('select * from audit_records order by id')
    expect((await ask('delete', builder.email)).status).toBe(200)
    expect((await (await cms.request('/api/session', { cookie: builder.cookie })).json()).session).toBeNull()
    const signIn = await cms.request('/api/session', { json: { username: builder.email, password: TEST_PASSWORD } })
    expect(signIn.status).toBe(401)
    const [account] = await query('select name, email, role, hash from accounts where id = $1', [builder.id])
    expect(account).toMatchObject({ name: 'Deleted person', role: 'builder', hash: null })
    expect((await tablesWith(builder.email)).filter((name) => !['audit_records', 'ledger_postings'].includes(name))).toEqual([])
    // The contract and the trail are unchanged.
    const [stored] = await query('select signature, placed_by_id from orders where id = $1', [order.id])
    expect(stored).toMatchObject({ placed_by_id: builder.id, signature: { name: 'Dana Reyes' } })
    expect(await query('select * from audit_records where id = any($1) order by id', [before.map(({ id }) => id)])).toEqual(before)
    // The address is free again.
    expect((await ask('find', builder.email)).status).toBe(200)
    const [{ count }] = await query('select count(*)::int as count from accounts where email = $1', [builder.email])
    expect(count).toBe(0)
  })

  it('of the last super admin, and of the asking one, stays', async () => {
    const [{ email }] = await query('select email from accounts where id = $1', [admin.id])
    const answer = await (await ask('delete', email)).json()
    expect(answer.code).toBe('obstacles')
    expect(answer.fields[0].message).toContain('Nobody deletes themselves')
  })
})
