import { randomUUID } from 'node:crypto'
import { applyForCredit } from '@framewell/domain/credit/applicantCalls'
import { getOwnAccount } from '@framewell/domain/parties/ownAccountCall'
import { acceptInvitation, invitePerson } from '@framewell/domain/parties/partyCalls'
import { startProduction } from '@framewell/domain/production/productionCalls'
import { issuedQuoteSchema } from '@framewell/domain/quotes/quoteCalls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedPlans } from '../catalog/seedPlans'
import { seedPriceBook } from '../catalog/seedPriceBook'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo } from '../testing/mailsTo'
import { PLAN } from '../testing/quoteDesk'
import type { TestRequest } from '../testing/sendTo'
import { isMemberOf, membersOf, requireCompany } from './companyOf'

let cms: TestCms
let operator: string
beforeAll(async () => {
  cms = await bootCms()
  await seedPlans(cms.payload)
  await seedPriceBook(cms.payload)
  operator = (await cms.signInAs('operator')).cookie
})
afterAll(() => cms.stop())

const PASSWORD = 'seven quiet steel trusses'
const address = () => `${randomUUID()}@builders.test`
const post = (path: string, json: unknown, more: TestRequest = {}) => cms.request(path, { json, ...more })
const invite = (json: object, cookie = operator) => post('/api/invitations', json, { cookie })
const tokensTo = async (email: string) =>
  (await mailsTo(cms.payload, email)).flatMap(({ text }) => /\/join#token=([\w-]+)/.exec(text ?? '')?.[1] ?? [])
const tokenTo = async (email: string) => (await tokensTo(email)).at(-1) ?? ''
const accept = (token: string, more: object = { password: PASSWORD }, cookie?: string) =>
  post('/api/invitations/accept', { token, name: 'Ada Builder', ...more }, { cookie })
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
const codeOf = async (answer: Response) => (await answer.json()).code
const mine = async (cookie: string) => getOwnAccount.output.parse(await (await cms.request('/api/account', { cookie })).json())

/** A builder who has accepted an invitation. */
async function builder(email = address()) {
  await invite({ name: 'Ada Builder', email, kind: 'builder', companyName: 'Ada Homes' })
  const answer = await accept(await tokenTo(email))
  expect(answer.status).toBe(200)
  return { email, cookie: cookieOf(answer), company: acceptInvitation.output.parse(await answer.json()).company }
}
const BOVA = { planId: 'the-bova-plan', framing: 'standard-steel', roofing: 'zip-system', exterior: 'stucco', total: 66_230 }
const startedBy = async (email: string | undefined, cookie?: string) => {
  const contact = email ? { name: 'Ada Builder', email } : undefined
  const { production, token } = startProduction.output.parse(await (await post('/api/production', { ...BOVA, contact }, { cookie })).json())
  return { kind: 'production', id: production.id, token }
}
const appliedBy = async (email: string, companyName = '') => {
  const answers = {
    projectLocation: 'Toledo, OH',
    projectType: 'Spec',
    startTimeline: 'Immediately',
    budgetScale: 'Small (<$100K)',
    familiarityWithSteel: 'Some experience',
    contactName: 'Ada Builder',
    email,
    companyName,
  }
  return applyForCredit.output.parse(await (await post('/api/qualification/apply', answers)).json())
}
const quotedFor = async (email: string, companyName: string) => {
  const contact = { name: 'Ada Builder', email, companyName, phone: '555-0100' }
  const { quote, token } = issuedQuoteSchema.parse(await (await post('/api/ultra-quotes', { ...PLAN, contact })).json())
  return { kind: 'quote', id: quote.id, token }
}

describe('an invitation', () => {
  it('creates an account of the right kind, signs in once, and leaves records; its link is shown to nobody', async () => {
    const email = address()
    const answer = await invite({ name: 'Fay Shop', email, kind: 'fabricator', companyName: 'Fay Steel' })
    expect(answer.status).toBe(201)
    const { invitation } = invitePerson.output.parse(await answer.json())
    expect(invitation).toMatchObject({ email, status: 'open', company: { name: 'Fay Steel', kind: 'fabricator' } })
    const token = await tokenTo(email)
    for (const path of ['/api/invitations', '/api/party-invitations', `/api/outgoing-mail?where[to][equals]=${email}`])
      expect(await (await cms.request(path, { cookie: operator })).text(), path).not.toContain(token)
    const opened = await post('/api/invitations/open', { token })
    expect(await opened.json()).toMatchObject({
      email,
      hasAccount: false,
      role: 'owner',
      company: { name: 'Fay Steel', kind: 'fabricator' },
    })

    const weak = await accept(token, { password: 'password1234' })
    expect([weak.status, await codeOf(weak)]).toEqual([400, 'commonPassword'])
    const both = await Promise.all([accept(token), accept(token)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    const cookie = cookieOf(both.find(({ status }) => status === 200) ?? Response.error())
    const { person, companies } = await mine(cookie)
    expect(person).toEqual({ email, name: 'Ada Builder', role: 'partner' })
    expect(companies).toMatchObject([{ name: 'Fay Steel', kind: 'fabricator', role: 'owner' }])
    expect((await post('/api/invitations/open', { token })).status).toBe(404)
    const actions = (
      await cms.payload.find({ collection: 'audit-records', where: { subjectId: { equals: invitation.id } }, sort: 'createdAt' })
    ).docs
    expect(actions.map(({ action }) => action)).toEqual(['person-invited', 'invitation-accepted'])
    const req = await cms.localReq()
    expect(await membersOf(req, invitation.company.id)).toMatchObject([{ email, role: 'owner' }])
  })

  it('is only for its own address, and adds a membership to an existing account', async () => {
    const ada = await builder()
    const stranger = await builder()
    const other = await invite({ name: 'Ada', email: ada.email, kind: 'builder', companyName: 'Second Homes', role: 'member' })
    expect(other.status).toBe(201)
    const token = await tokenTo(ada.email)
    expect(await codeOf(await accept(token))).toBe('accountExists')
    expect(await codeOf(await accept(token, {}, stranger.cookie))).toBe('otherAccount')
    expect((await accept(token, {}, ada.cookie)).status).toBe(200)
    expect((await mine(ada.cookie)).companies.map(({ name, role }) => [name, role])).toEqual([
      ['Ada Homes', 'owner'],
      ['Second Homes', 'member'],
    ])
    const { docs } = await cms.payload.delete({ collection: 'memberships', where: { role: { equals: 'member' } } })
    expect((await mine(ada.cookie)).companies.map(({ name }) => name)).toEqual(['Ada Homes'])
    const removed = { subjectId: { equals: String(docs[0]?.id) }, action: { equals: 'membership-delete' } }
    const { docs: kept } = await cms.payload.find({ collection: 'audit-records', where: removed })
    expect(kept).toMatchObject([{ before: { role: 'member' } }])
  })

  it('of two of one address, accepted at once, one makes the account and the other asks to sign in', async () => {
    const email = address()
    for (const companyName of ['First Homes', 'Second Homes']) await invite({ name: 'Ada', email, kind: 'builder', companyName })
    const both = await Promise.all((await tokensTo(email)).map((token) => accept(token)))
    const told = await Promise.all(both.map(async (answer) => [answer.status, (await answer.json()).code]))
    expect(told.sort()).toEqual([
      [200, undefined],
      [409, 'accountExists'],
    ])
  })

  it('lets nobody act for two kinds of company, nor staff for any', async () => {
    const email = address()
    await invite({ name: 'Ada', email, kind: 'builder', companyName: 'Ada Homes' })
    await invite({ name: 'Ada', email, kind: 'fabricator', companyName: 'Ada Steel' })
    const [homes = '', steel = ''] = await tokensTo(email)
    const cookie = cookieOf(await accept(homes))
    expect(await codeOf(await accept(steel, {}, cookie))).toBe('otherRole')
    expect((await mine(cookie)).companies.map(({ name }) => name)).toEqual(['Ada Homes'])

    // The holder of a private link has the invitation mailed to the address the thing was made with: here an operator's.
    const staff = await cms.signInAs('operator')
    await post('/api/claims/sign-up', await startedBy(staff.email))
    expect(await codeOf(await accept(await tokenTo(staff.email), {}, staff.cookie))).toBe('otherRole')
    expect((await mine(staff.cookie)).companies).toEqual([])
  })

  it('brings back no membership of a deleted account with the same address', async () => {
    const ada = await builder()
    const { docs } = await cms.payload.find({ collection: 'accounts', where: { email: { equals: ada.email } } })
    const admin = await cms.signInAs('super_admin')
    expect((await cms.request(`/api/accounts/${docs[0]?.id}`, { method: 'DELETE', cookie: admin.cookie })).status).toBe(200)
    await invite({ name: 'Ada', email: ada.email, kind: 'builder', companyName: 'New Homes' })
    const again = await accept(await tokenTo(ada.email))
    expect((await mine(cookieOf(again))).companies.map(({ name }) => name)).toEqual(['New Homes'])
    const ended = { action: { equals: 'membership-delete' }, actorEmail: { equals: admin.email } }
    expect((await cms.payload.find({ collection: 'audit-records', where: ended })).totalDocs).toBe(1)
  })

  it('leaves nobody a member whose role acts for no company of that kind any more', async () => {
    const ada = await builder()
    const { docs } = await cms.payload.find({ collection: 'accounts', where: { email: { equals: ada.email } } })
    const admin = await cms.signInAs('super_admin')
    const json = { role: 'operator' }
    expect((await cms.request(`/api/accounts/${docs[0]?.id}`, { method: 'PATCH', json, cookie: admin.cookie })).status).toBe(200)
    expect(await membersOf(await cms.localReq(), ada.company.id)).toEqual([])
  })

  it('makes nobody a member who becomes staff at the same moment', async () => {
    const ada = await builder()
    await invite({ name: 'Ada', email: ada.email, kind: 'builder', companyName: 'Second Homes' })
    const { pool } = cms.payload.db
    const client = await pool.connect()
    await client.query('begin')
    await client.query(`update accounts set role = 'operator' where email = $1`, [ada.email])
    const accepting = accept(await tokenTo(ada.email), {}, ada.cookie)
    const [{ pid }] = (await client.query('select pg_backend_pid() as pid')).rows
    for (let isWaiting = false; !isWaiting; ) {
      const answered = await Promise.race([accepting.then(() => true), pool.query('select 1').then(() => false)])
      const { rows } = await pool.query('select 1 from pg_stat_activity where $1::int = any(pg_blocking_pids(pid))', [pid])
      isWaiting = answered || rows.length > 0
    }
    await client.query('commit')
    client.release()
    expect(await codeOf(await accepting)).toBe('otherRole')
  })

  it('ends when it is withdrawn or expires', async () => {
    const email = address()
    const { invitation } = await (await invite({ name: 'Bo', email, kind: 'builder', companyName: 'Bo Homes' })).json()
    const token = await tokenTo(email)
    expect((await post(`/api/invitations/${invitation.id}/withdraw`, { reason: 'Wrong address' }, { cookie: operator })).status).toBe(200)
    expect((await accept(token)).status).toBe(404)
    await invite({ name: 'Bo', email, kind: 'builder', companyName: 'Bo Homes' })
    const late = await tokenTo(email)
    await cms.payload.db.pool.query(
      "update party_invitations set expires_at = now() - interval '1 second' where withdrawn_at is null and accepted_at is null",
    )
    expect((await accept(late)).status).toBe(404)
  })

  it('is sent once, however often it is pressed', async () => {
    const email = address()
    const before = await cms.payload.count({ collection: 'companies' })
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => invite({ name: 'Bo', email, kind: 'partner', companyName: 'Bo Supplies' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)])
    expect((await cms.payload.count({ collection: 'companies' })).totalDocs).toBe(before.totalDocs + 1)
    const again = await invite({ name: 'Bo', email: email.toUpperCase(), kind: 'partner', companyName: 'bo supplies' })
    expect(await codeOf(again)).toBe('invitedAlready')
    expect((await invite({ name: 'Bo', email, kind: 'partner', companyName: 'Bo Freight' })).status).toBe(201)
  })

  it('goes to nobody of another kind, and to no company of another kind', async () => {
    const { email, company } = await builder()
    expect(await codeOf(await invite({ name: 'Ada', email, kind: 'fabricator', companyName: 'Ada Steel' }))).toBe('otherRole')
    expect(await codeOf(await invite({ name: 'Fay', email: address(), kind: 'fabricator', companyId: company.id }))).toBe('unknownCompany')
    expect(await codeOf(await invite({ name: 'Ada', email, kind: 'builder', companyId: company.id }))).toBe('alreadyMember')
    expect(await codeOf(await invite({ name: 'Op', email: 'op@framewell.test', kind: 'builder' }))).toBe('invalidInput')
  })
})

describe("one's own things", () => {
  it('are what I make while signed in, and nobody else sees them', async () => {
    const [ada, bob] = [await builder(), await builder()]
    const own = await startedBy(ada.email, ada.cookie)
    expect((await mine(ada.cookie)).things).toMatchObject([{ kind: 'production', id: own.id, amountCents: 66_230_00, state: 'Requested' }])
    expect((await mine(bob.cookie)).things).toEqual([])
    const [thing] = (await mine(ada.cookie)).things
    expect(thing?.path).toContain(own.token)
  })

  it('are taken by their private link, from the address they were made with, by one company', async () => {
    const [ada, bob] = [await builder(), await builder()]
    const thing = await startedBy(ada.email)
    const claim = (link: object, cookie: string) => post('/api/claims', link, { cookie })
    expect(await codeOf(await claim(thing, bob.cookie))).toBe('otherAddress')
    expect(await codeOf(await claim({ ...thing, token: 'x'.repeat(43) }, ada.cookie))).toBe('unknownLink')
    expect(await codeOf(await claim({ ...thing, kind: 'quote' }, ada.cookie))).toBe('unknownLink')
    for (let time = 0; time < 2; time++) expect((await claim(thing, ada.cookie)).status).toBe(200)
    expect((await mine(ada.cookie)).things.map(({ id }) => id)).toEqual([thing.id])
    const loose = await startedBy(undefined)
    const both = await Promise.all([claim(loose, ada.cookie), claim(loose, bob.cookie)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await cms.request(`/api/production/${thing.id}?token=${thing.token}`)).status).toBe(200)
  })

  it("are not taken with another address by first revising a quote in one's own name", async () => {
    const [ada, bob] = [await builder(), await builder()]
    const quoteOf = async (email: string, more: object = {}) => {
      const contact = { name: 'Ada Builder', email, companyName: 'Ada Homes', phone: '555-0100' }
      const answer = await post('/api/ultra-quotes', { ...PLAN, contact, ...more })
      const { quote, token } = issuedQuoteSchema.parse(await answer.json())
      return { kind: 'quote', id: quote.id, token }
    }
    const first = await quoteOf(ada.email)
    const revised = await quoteOf(bob.email, { revises: { id: first.id, token: first.token } })
    expect(await codeOf(await post('/api/claims', revised, { cookie: bob.cookie }))).toBe('otherAddress')
    expect((await post('/api/claims', first, { cookie: ada.cookie })).status).toBe(200)
  })

  it('are changed only by their owner once taken; the link still shows them', async () => {
    const ada = await builder()
    const { id, token } = await appliedBy(ada.email)
    const email = (cookie?: string) => post(`/api/qualification/decisions/${id}/email`, { token }, { cookie })
    expect((await email()).status).toBe(200)
    expect((await post('/api/claims', { kind: 'credit-decision', id, token }, { cookie: ada.cookie })).status).toBe(200)
    expect((await email()).status).toBe(401)
    expect((await email((await builder()).cookie)).status).toBe(403)
    expect((await email(ada.cookie)).status).toBe(200)
    expect((await email(operator)).status).toBe(200)
    expect((await cms.request(`/api/qualification/decisions/${id}?token=${token}`)).status).toBe(200)
  })

  it('start with a sign-up by a private link, proved by mail to the address they were made with', async () => {
    const email = address()
    const thing = await startedBy(email)
    const answer = await post('/api/claims/sign-up', thing)
    expect(await answer.json()).toEqual({ sentTo: `${email[0]}…@builders.test` })
    expect((await post('/api/claims/sign-up', thing)).status).toBe(200)
    const accepted = await accept(await tokenTo(email))
    expect(accepted.status).toBe(200)
    const { companies, things } = await mine(cookieOf(accepted))
    expect(companies).toHaveLength(1)
    expect(things.map(({ id }) => id)).toEqual([thing.id])
    expect(await codeOf(await post('/api/claims/sign-up', thing))).toBe('ownedByOther')
    expect(await codeOf(await post('/api/claims/sign-up', await startedBy(undefined)))).toBe('noContact')
    const req = await cms.localReq()
    expect(await isMemberOf(req, companies[0]?.id ?? '')).toBe(false)
    await expect(requireCompany(req)).rejects.toMatchObject({ code: 'signInRequired' })
  })

  it('by one link bring along what the same address made for the same company, and nothing else', async () => {
    const email = address()
    const decision = await appliedBy(email, 'Lopez Homes LLC')
    const quote = await quotedFor(email, 'Lopez Homes LLC')
    const started = await startedBy(email)
    const other = await appliedBy(email, 'Other Homes')
    const strangers = await appliedBy(address(), 'Lopez Homes LLC')
    // One that was rejected would take the company's credit away.
    const rejected = await appliedBy(email, 'Lopez Homes LLC')
    await cms.payload.db.pool.query("update credit_applications set qualification_status = 'rejected' where id = $1", [rejected.id])
    expect((await post('/api/claims/sign-up', quote)).status).toBe(200)
    const { things } = await mine(cookieOf(await accept(await tokenTo(email))))
    expect(things.map(({ id }) => id).toSorted()).toEqual([decision.id, quote.id, started.id].toSorted())
    expect(things.map(({ id }) => id)).not.toContain(other.id)
    expect(things.map(({ id }) => id)).not.toContain(strangers.id)
  })

  it('come along to the company of an invitation by its name, and what names none stays with its link', async () => {
    const email = address()
    const decision = await appliedBy(email, 'ada homes')
    const unnamed = await startedBy(email)
    const { cookie } = await builder(email)
    expect((await mine(cookie)).things.map(({ id }) => id)).toEqual([decision.id])
    expect((await post('/api/claims', unnamed, { cookie })).status).toBe(200)
  })
})

it('every column that names a company, person, account or shop has a foreign key', async () => {
  const { rows } = await cms.payload.db.pool.query<{ name: string }>(
    `select format('%s.%s', c.table_name, c.column_name) as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name ~ '^(version_)?(company|person|account|fabricator)_id$'
       and not exists (select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
         where k.contype = 'f' and k.convalidated and k.conrelid = format('%I', c.table_name)::regclass and a.attname = c.column_name)`,
  )
  // The bank's ID for Framewell in its files; and the history of credits, which outlives its rows (decision 47).
  expect(rows.map(({ name }) => name).toSorted()).toEqual(['credit_states.company_id', 'house_bank.company_id'])
})
