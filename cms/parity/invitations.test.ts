import { acceptInvitation, invitePerson, listCompanies, listInvitations, withdrawInvitation } from '@framewell/domain/parties/partyCalls'
import { MEMBER, partyDesk } from '@framewell/mfe-admin/testing/partyDesk'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo } from '../testing/mailsTo'
import { Parity } from './Parity'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
let cms: TestCms
let parity: Parity
let companyId: string
beforeAll(async () => {
  cms = await bootCms()
  const { cookie } = await cms.signInAs('operator')
  const invite = (name: string, email: string) =>
    cms.request('/api/invitations', { cookie, json: { name, email, kind: 'builder', companyName: 'Hale Homes', role: 'owner' } })
  await invite('Ada Hale', MEMBER)
  const token = /\/join#token=([\w-]+)/.exec((await mailsTo(cms.payload, MEMBER)).at(-1)?.text ?? '')?.[1] ?? ''
  const json = { token, name: 'Ada Hale', password: 'seven quiet steel trusses' }
  companyId = acceptInvitation.output.parse(await (await cms.request('/api/invitations/accept', { json })).json()).company.id
  const listed = listInvitations.output.parse(await (await cms.request('/api/invitations', { cookie })).json()).data
  const companies = listCompanies.output.parse(await (await cms.request('/api/parties/companies', { cookie })).json()).data
  parity = new Parity(partyDesk({ invitations: listed, companies }), cms, cookie)
  for (const { id } of [...listed, ...companies]) parity.same(id, id)
})
afterAll(() => cms.stop())

it('stories invite people, list and withdraw invitations as the server does', async () => {
  const noa = { name: 'Noa Birch', email: 'noa@birch.example', kind: 'builder' } as const
  await parity.agree(200, listCompanies, { search: 'HALE', kind: 'builder' })
  await parity.agree(200, listCompanies, { search: 'hale', kind: 'fabricator' })
  await parity.agree(201, invitePerson, { ...noa, companyName: 'Birch Homes' })
  await parity.agree(201, invitePerson, { ...noa, email: 'ben@hale.example', companyId, role: 'member' })
  await parity.agree(409, invitePerson, { ...noa, email: 'Noa@Birch.example', companyName: 'birch homes' })
  await parity.agree(409, invitePerson, { ...noa, email: 'ben@hale.example', companyId })
  await parity.agree(201, invitePerson, { ...noa, companyName: 'Birch Garages' })
  await parity.agree(409, invitePerson, { ...noa, email: MEMBER, companyId })
  await parity.agree(409, invitePerson, { ...noa, email: MEMBER, kind: 'partner', companyName: 'Ada Steel' })
  await parity.agree(404, invitePerson, { ...noa, companyId: UNKNOWN })
  await parity.agree(404, invitePerson, { ...noa, kind: 'fabricator', companyId })
  await parity.agree(400, invitePerson, { ...noa, companyName: ' ' })
  await parity.agree(400, invitePerson, { ...noa, email: 'noa', companyName: 'Birch Homes' })
  await parity.agree(200, listInvitations, {})
  await parity.agree(200, listInvitations, { status: 'accepted' })
  await parity.agree(200, listInvitations, { search: 'birch', status: 'open' })
  await parity.agree(200, listInvitations, { search: '%' })
  await parity.agree(404, withdrawInvitation, { id: UNKNOWN, reason: 'Sent twice' })
  await parity.agree(400, withdrawInvitation, { id: UNKNOWN, reason: ' ' })
})

it('a withdrawn invitation is withdrawn for both', async () => {
  const { cookie } = await cms.signInAs('operator')
  const answer = await cms.request('/api/invitations', {
    cookie,
    json: { name: 'Sam', email: 's@s.example', kind: 'partner', companyName: 'S' },
  })
  const { invitation } = invitePerson.output.parse(await answer.json())
  parity = new Parity(partyDesk({ invitations: [invitation] }), cms, cookie)
  parity.same(invitation.id, invitation.id)
  await parity.agree(200, withdrawInvitation, { id: invitation.id, reason: 'Sent to the wrong address' })
  await parity.agree(404, withdrawInvitation, { id: invitation.id, reason: 'Once more' })
  await parity.agree(200, listInvitations, { search: 's@s.example' })
})
