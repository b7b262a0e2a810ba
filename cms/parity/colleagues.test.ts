import { inviteColleague, listColleagues, removeColleague, withdrawColleague } from '@framewell/domain/parties/colleagueCalls'
import { getOwnAccount } from '@framewell/domain/parties/ownAccountCall'
import { acceptInvitation } from '@framewell/domain/parties/partyCalls'
import { listOwnTasks } from '@framewell/domain/tasks/ownTasks'
import { accountAnswers } from '@framewell/mfe-portal/testing/accountAnswers'
import { colleagueDesk, PARTNER } from '@framewell/mfe-portal/testing/colleagueDesk'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo } from '../testing/mailsTo'
import { Parity } from './Parity'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
let cms: TestCms
let parity: Parity
let companyId: string
let owner: string
let people: ReturnType<typeof listColleagues.output.parse>['data']
beforeAll(async () => {
  cms = await bootCms()
  const operator = (await cms.signInAs('operator')).cookie
  const tokenTo = async (email: string) => /\/join#token=([\w-]+)/.exec((await mailsTo(cms.payload, email)).at(-1)?.text ?? '')?.[1] ?? ''
  const join = async (name: string, email: string) => {
    const json = { token: await tokenTo(email), name, password: 'seven quiet steel trusses' }
    const answer = await cms.request('/api/invitations/accept', { json })
    const company = acceptInvitation.output.parse(await answer.json()).company
    return { cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '', company }
  }
  const invite = (email: string, kind: string, companyName: string) =>
    cms.request('/api/invitations', { cookie: operator, json: { name: 'Ada', email, kind, companyName } })
  await invite('ada@hale.example', 'builder', 'Hale Homes')
  await invite(PARTNER, 'partner', 'Fay Steel')
  await join('Fay Steel', PARTNER)
  const { cookie, company } = await join('Ada Hale', 'ada@hale.example')
  companyId = company.id
  owner = cookie
  for (const email of ['ben@hale.example', 'kim@hale.example'])
    await cms.request('/api/account/people', { cookie, json: { companyId, name: 'Ben', email, role: 'member' } })
  await join('Ben Hale', 'ben@hale.example')
  people = listColleagues.output.parse(await (await cms.request('/api/account/people', { cookie })).json()).data
  const account = getOwnAccount.output.parse(await (await cms.request('/api/account', { cookie })).json())
  parity = new Parity(colleagueDesk({ people, account }), cms, cookie)
  for (const id of [companyId, ...people.map((one) => one.id)]) parity.same(id, id)
})
afterAll(() => cms.stop())
const idOf = (email: string) => people.find((one) => one.email === email)?.id ?? ''

it("stories keep a company's people as the server does", async () => {
  const guest = { companyId, name: 'Noa Birch', email: 'noa@birch.example' }
  await parity.agree(200, listColleagues, {})
  await parity.agree(200, listColleagues, { sort: 'name', direction: 'ascending' })
  await parity.agree(200, listColleagues, { search: 'HALE', state: 'member', limit: 1 })
  await parity.agree(201, inviteColleague, { ...guest, role: 'owner' })
  await parity.agree(409, inviteColleague, { ...guest, email: 'Noa@Birch.example' })
  await parity.agree(409, inviteColleague, { ...guest, email: 'ben@hale.example' })
  await parity.agree(409, inviteColleague, { ...guest, email: PARTNER })
  await parity.agree(403, inviteColleague, { ...guest, companyId: UNKNOWN })
  await parity.agree(400, inviteColleague, { ...guest, name: ' ', email: 'noa' })
  await parity.agree(200, withdrawColleague, { id: idOf('kim@hale.example') })
  await parity.agree(404, withdrawColleague, { id: idOf('kim@hale.example') })
  await parity.agree(404, withdrawColleague, { id: idOf('ben@hale.example') })
  await parity.agree(200, removeColleague, { id: idOf('ben@hale.example') })
  await parity.agree(404, removeColleague, { id: idOf('ben@hale.example') })
  await parity.agree(409, removeColleague, { id: idOf('ada@hale.example') })
  await parity.agree(404, removeColleague, { id: UNKNOWN })
  await parity.agree(200, listColleagues, { sort: 'email' })
})

it('nothing waits for a company without orders, in stories as on the server', async () => {
  await new Parity(accountAnswers(), cms, owner).agree(200, listOwnTasks, {})
})
