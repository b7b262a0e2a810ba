import { randomUUID } from 'node:crypto'
import { inviteColleague, listColleagues } from '@framewell/domain/parties/colleagueCalls'
import type { MemberRole } from '@framewell/domain/parties/company'
import { getOwnAccount } from '@framewell/domain/parties/ownAccountCall'
import { acceptInvitation } from '@framewell/domain/parties/partyCalls'
import { startProduction } from '@framewell/domain/production/productionCalls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedPlans } from '../catalog/seedPlans'
import { seedPriceBook } from '../catalog/seedPriceBook'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo } from '../testing/mailsTo'
import { runQueuedJobs } from '../testing/runQueuedJobs'

let cms: TestCms
let operator: string
beforeAll(async () => {
  cms = await bootCms()
  operator = (await cms.signInAs('operator')).cookie
})
afterAll(() => cms.stop())

const address = () => `${randomUUID()}@builders.test`
const post = (path: string, json: unknown, cookie?: string) => cms.request(path, { json, cookie })
const tokenTo = async (email: string) => /\/join#token=([\w-]+)/.exec((await mailsTo(cms.payload, email)).at(-1)?.text ?? '')?.[1] ?? ''
const told = async (answer: Response) => [answer.status, (await answer.json()).code]
const people = async (cookie: string, query = '') =>
  listColleagues.output.parse(await (await cms.request(`/api/account/people${query}`, { cookie })).json())
const invite = (cookie: string, companyId: string, email = address(), role: MemberRole = 'member') =>
  post('/api/account/people', { companyId, name: 'Ben Hale', email, role }, cookie)
const remove = (cookie: string, id: string) => post(`/api/account/people/${id}/remove`, {}, cookie)
const withdraw = (cookie: string, id: string) => post(`/api/account/invitations/${id}/withdraw`, {}, cookie)

async function join(email: string, name: string) {
  const answer = await post('/api/invitations/accept', { token: await tokenTo(email), name, password: 'seven quiet steel trusses' })
  expect(answer.status).toBe(200)
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return { email, cookie, company: acceptInvitation.output.parse(await answer.json()).company }
}
async function owner(kind = 'builder') {
  const email = address()
  await post('/api/invitations', { name: 'Ada Hale', email, kind, companyName: `Hale ${randomUUID()}` }, operator)
  return join(email, 'Ada Hale')
}
async function colleague(of: { cookie: string; company: { id: string } }, role: MemberRole = 'member') {
  const email = address()
  expect((await invite(of.cookie, of.company.id, email, role)).status).toBe(201)
  return join(email, 'Ben Hale')
}
const idOf = async (cookie: string, email: string) => (await people(cookie)).data.find((one) => one.email === email)?.id ?? ''

it('an owner invites, sees who is invited and who joined, withdraws, and removes people; each on record', async () => {
  const ada = await owner()
  const email = address()
  const { colleague: ben } = inviteColleague.output.parse(await (await invite(ada.cookie, ada.company.id, email, 'owner')).json())
  expect(ben).toMatchObject({ state: 'invited', name: null, email, role: 'owner', company: { id: ada.company.id }, you: false })
  const second = inviteColleague.output.parse(await (await invite(ada.cookie, ada.company.id)).json()).colleague
  expect((await people(ada.cookie)).data.map(({ state, you }) => [state, you])).toEqual([
    ['invited', false],
    ['invited', false],
    ['member', true],
  ])
  expect((await people(ada.cookie, '?state=member')).total).toBe(1)
  expect((await withdraw(ada.cookie, second.id)).status).toBe(200)
  expect(await told(await withdraw(ada.cookie, second.id))).toEqual([404, 'unknownInvitation'])
  expect((await post('/api/invitations/open', { token: await tokenTo(second.email) })).status).toBe(404)

  const joined = await join(email, 'Ben Hale')
  expect((await people(joined.cookie, '?search=BEN')).data).toMatchObject([{ state: 'member', name: 'Ben Hale', role: 'owner', you: true }])
  const removed = await idOf(ada.cookie, email)
  expect((await remove(ada.cookie, removed)).status).toBe(200)
  expect(await told(await remove(ada.cookie, removed))).toEqual([404, 'unknownColleague'])
  expect((await people(joined.cookie)).data).toEqual([])
  expect(await told(await invite(joined.cookie, ada.company.id))).toEqual([403, 'notOwner'])
  await runQueuedJobs(cms.payload)
  expect((await mailsTo(cms.payload, email)).at(-1)?.subject).toMatch(/^Ben Hale no longer acts for Hale/)
  expect((await mailsTo(cms.payload, ada.email)).map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/^Ben Hale joined/))
  const { docs } = await cms.payload.find({ collection: 'audit-records', where: { subjectId: { in: [ben.id, removed, second.id] } } })
  expect(docs.map(({ action, actorEmail }) => [action, actorEmail]).sort()).toEqual([
    ['invitation-accepted', email],
    ['invitation-withdrawn', ada.email],
    ['membership-create', 'visitor'],
    ['membership-delete', ada.email],
    ['person-invited', ada.email],
    ['person-invited', ada.email],
  ])
})

it('the open invitations of an owner who is removed, or becomes a member, end with their right to invite, on record', async () => {
  const ada = await owner()
  const [ben, cleo] = [await colleague(ada, 'owner'), await colleague(ada, 'owner')]
  const [ofAda, ofBen, ofCleo] = [address(), address(), address()]
  expect((await invite(ada.cookie, ada.company.id, ofAda)).status).toBe(201)
  expect((await invite(ben.cookie, ada.company.id, ofBen, 'owner')).status).toBe(201)
  expect((await invite(cleo.cookie, ada.company.id, ofCleo, 'owner')).status).toBe(201)
  expect((await remove(ada.cookie, await idOf(ada.cookie, ben.email))).status).toBe(200)
  const changed = await cms.request(`/api/memberships/${await idOf(ada.cookie, cleo.email)}`, {
    method: 'PATCH',
    json: { role: 'member' },
    cookie: operator,
  })
  expect(changed.status).toBe(200)
  expect((await people(ada.cookie)).data.filter(({ state }) => state === 'invited').map(({ email }) => email)).toEqual([ofAda])
  for (const email of [ofBen, ofCleo]) {
    const json = { token: await tokenTo(email), name: 'Dan Hale', password: 'seven quiet steel trusses' }
    expect(await told(await post('/api/invitations/accept', json))).toEqual([404, 'unknownInvitation'])
  }
  const { rows } = await cms.payload.db.pool.query<{ reason: string }>(
    "select reason from audit_records where action = 'invitation-withdrawn' and reason is not null",
  )
  expect(rows.map(({ reason }) => reason)).toEqual(Array(2).fill('The person who sent it no longer owns the company'))
})

it('the last owner stays; of two owners who remove each other at once one stays', async () => {
  const ada = await owner()
  expect(await told(await remove(ada.cookie, await idOf(ada.cookie, ada.email)))).toEqual([409, 'lastOwner'])
  const ben = await colleague(ada, 'owner')
  const [adaId, benId] = [await idOf(ada.cookie, ada.email), await idOf(ada.cookie, ben.email)]
  const both = await Promise.all([remove(ada.cookie, benId), remove(ben.cookie, adaId)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
  const [left] = both[0]?.status === 200 ? [ada] : [ben]
  expect((await people(left.cookie)).data).toMatchObject([{ email: left.email, role: 'owner' }])
  const leaving = await colleague(left, 'owner')
  expect((await remove(leaving.cookie, await idOf(leaving.cookie, leaving.email))).status, 'an owner may leave another behind').toBe(200)
})

it('one address is invited once, however many owners ask at once', async () => {
  const ada = await owner()
  const ben = await colleague(ada, 'owner')
  const email = address()
  const answers = await Promise.all([ada, ben, ada, ben].map(({ cookie }) => invite(cookie, ada.company.id, email)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  expect((await mailsTo(cms.payload, email)).length).toBe(1)
  expect(await told(await invite(ada.cookie, ada.company.id, ben.email))).toEqual([409, 'alreadyMember'])
  expect(await told(await invite(ada.cookie, ada.company.id, (await owner('partner')).email))).toEqual([409, 'otherRole'])
})

it('an invitation into another company of the same name takes nobody’s place', async () => {
  const ada = await owner()
  const email = address()
  await post('/api/invitations', { name: 'Ben Hale', email, kind: 'builder', companyName: 'Another' }, operator)
  await cms.payload.db.pool.query(`update companies set name = 'Hale Homes' where id = $1 or name = 'Another'`, [ada.company.id])
  expect((await invite(ada.cookie, ada.company.id, email)).status).toBe(201)
})

it('only an owner of that company sees or changes its people', async () => {
  const ada = await owner()
  const [member, stranger] = [await colleague(ada), await owner('fabricator')]
  const { colleague: guest } = inviteColleague.output.parse(await (await invite(ada.cookie, ada.company.id)).json())
  const adaId = await idOf(ada.cookie, ada.email)
  const tries = (cookie?: string) => [
    cms.request('/api/account/people', { cookie }),
    post('/api/account/people', { companyId: ada.company.id, name: 'X', email: address() }, cookie),
    withdraw(cookie ?? '', guest.id),
    remove(cookie ?? '', adaId),
  ]
  const statuses = async (cookie?: string) => (await Promise.all(tries(cookie))).map(({ status }) => status)
  expect(await statuses()).toEqual([401, 401, 401, 401])
  expect(await statuses(member.cookie)).toEqual([200, 403, 404, 404])
  expect((await people(member.cookie)).total).toBe(0)
  expect(await statuses(stranger.cookie)).toEqual([200, 403, 404, 404])
  for (const role of ['operator', 'editor'] as const)
    expect(await statuses((await cms.signInAs(role)).cookie), role).toEqual([403, 403, 403, 403])
  expect((await people(stranger.cookie)).data.map(({ email }) => email)).toEqual([stranger.email])
  expect((await people(ada.cookie)).total).toBe(3)
})

it('a person with an account who has not joined yet appears without a name', async () => {
  const [ada, other] = [await owner(), await owner()]
  const { colleague: invited } = inviteColleague.output.parse(await (await invite(ada.cookie, ada.company.id, other.email)).json())
  expect(invited.name).toBeNull()
  expect((await people(ada.cookie, '?search=Ada')).data.map(({ email }) => email)).toEqual([ada.email])
})

describe('a person removed from a company', () => {
  const startedBy = async (email: string) => {
    const contact = { name: 'Ada Hale', email }
    const json = { planId: 'the-bova-plan', framing: 'standard-steel', roofing: 'zip-system', exterior: 'stucco', total: 66_230, contact }
    const { production, token } = startProduction.output.parse(await (await post('/api/production', json)).json())
    return { kind: 'production', id: production.id, token }
  }
  const companiesOf = async (cookie: string) =>
    getOwnAccount.output.parse(await (await cms.request('/api/account', { cookie })).json()).companies.map(({ id }) => id)
  beforeAll(async () => {
    await seedPlans(cms.payload)
    await seedPriceBook(cms.payload)
  })

  it('does not come back by signing up with a private link, even one they signed up with before', async () => {
    const email = address()
    await post('/api/claims/sign-up', await startedBy(email))
    const ada = await join(email, 'Ada Hale')
    const ben = await colleague(ada, 'owner')
    expect((await remove(ben.cookie, await idOf(ben.cookie, email))).status).toBe(200)
    expect((await post('/api/claims/sign-up', await startedBy(email))).status).toBe(200)
    const accepted = await post('/api/invitations/accept', { token: await tokenTo(email), name: 'Ada Hale' }, ada.cookie)
    expect(accepted.status).toBe(200)
    expect(await companiesOf(ada.cookie)).not.toContain(ada.company.id)
  })

  it('does not come back through an older invitation', async () => {
    const ada = await owner()
    const ben = await colleague(ada)
    expect((await post('/api/claims/sign-up', await startedBy(ben.email))).status).toBe(200)
    const token = await tokenTo(ben.email)
    const member = (await people(ada.cookie, '?state=member')).data.find(({ email }) => email === ben.email)
    expect((await remove(ada.cookie, member?.id ?? '')).status).toBe(200)
    await post('/api/invitations/accept', { token, name: 'Ben Hale' }, ben.cookie)
    expect(await companiesOf(ben.cookie)).not.toContain(ada.company.id)
  })
})
