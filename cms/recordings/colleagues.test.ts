import { currentSession } from '@framewell/domain/accounts/session'
import { inviteColleague, listColleagues, removeColleague, withdrawColleague } from '@framewell/domain/parties/colleagueCalls'
import { getOwnAccount } from '@framewell/domain/parties/ownAccountCall'
import { acceptInvitation } from '@framewell/domain/parties/partyCalls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo } from '../testing/mailsTo'
import { memberOf } from '../testing/qualifiedBuilder'
import { callsAs } from './callsAs'
import { Recording } from './Recording'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

/** Accepts the invitation in a mail. @returns the session's cookie */
async function join(name: string, email: string): Promise<string> {
  const token = /\/join#token=([\w-]+)/.exec((await mailsTo(cms.payload, email)).at(-1)?.text ?? '')?.[1] ?? ''
  const answer = await cms.request(acceptInvitation.path, { json: { token, name, password: 'seven quiet steel trusses' } })
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

it("records a company's people, as an owner and as a member see them", async () => {
  const { cookie, companyId } = await memberOf(cms.payload, 'builder', 'Park Homes', { name: 'Olivia Park', email: 'olivia@park.example' })
  await cms.signInAs('partner', { name: 'Fay Steel', email: 'fay@steel.example' })
  const owner = callsAs(cms, cookie)
  await owner(inviteColleague, { companyId, name: 'Ben', email: 'ben@park.example', role: 'member' })
  const ben = await join('Ben Park', 'ben@park.example')
  await owner(inviteColleague, { companyId, name: 'Kim', email: 'kim@park.example', role: 'member' })
  const asMember = new Recording(cms, ben)
  for (const call of [currentSession, getOwnAccount] as const) await asMember.ask(call, {})
  await asMember.ask(listColleagues, {})
  await asMember.keep('mfe-portal/recordings/memberOfACompany.json')

  const { ask, keep } = new Recording(cms, cookie)
  for (const call of [currentSession, getOwnAccount] as const) await ask(call, {})
  const { data } = await ask(listColleagues, {})
  const idOf = (email: string) => data.find((one) => one.email === email)?.id ?? ''
  const fay = { companyId, name: 'Fay Steel', role: 'member' } as const
  await expect(ask(inviteColleague, { ...fay, email: 'fay@steel.example' })).rejects.toMatchObject({ status: 409 })
  await expect(ask(removeColleague, { id: idOf('olivia@park.example') })).rejects.toMatchObject({ status: 409 })
  await ask(inviteColleague, { ...fay, email: 'fay@park.example', role: 'owner' })
  // A record that is still open is read once more.
  const kim = idOf('kim@park.example')
  await ask(withdrawColleague, { id: kim })
  await ask(listColleagues, { row: kim, limit: 1 })
  const removed = idOf('ben@park.example')
  await ask(removeColleague, { id: removed })
  await ask(listColleagues, { row: removed, limit: 1 })
  await keep('mfe-portal/recordings/companyPeople.json')
})
