import { acceptInvitation, invitePerson, listCompanies, listInvitations, withdrawInvitation } from '@framewell/domain/parties/partyCalls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo } from '../testing/mailsTo'
import { callsAs } from './callsAs'
import { OLIVIA } from './people'
import { openScreen } from './Recording'
import { typed } from './typed'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const begin = (cookie: string) => openScreen(cms, cookie, listInvitations, {})

it('records invitations that are open, accepted and withdrawn, and none', async () => {
  const { cookie } = await cms.signInAs('operator', OLIVIA)
  await (await begin(cookie)).keep('mfe-admin/recordings/noInvitations.json')
  const staff = callsAs(cms, cookie)
  const kind = 'builder'
  await staff(invitePerson, { name: 'Ada Hale', email: 'ada@hale.example', kind, companyName: 'Hale Homes', role: 'owner' })
  const token = /\/join#token=([\w-]+)/.exec((await mailsTo(cms.payload, 'ada@hale.example')).at(-1)?.text ?? '')?.[1] ?? ''
  const { company } = await callsAs(cms)(acceptInvitation, { token, name: 'Ada Hale', password: 'seven quiet steel trusses' })
  const ben = { name: 'Ben Hale', email: 'ben@hale.example', kind, companyId: company.id, role: 'member' } as const
  const { invitation: sam } = await staff(invitePerson, { ...ben, name: 'Sam Rowe', email: 'sam@hale.example' })
  await staff(withdrawInvitation, { id: sam.id, reason: 'Sent twice' })
  await staff(invitePerson, { name: 'Fay Steel', email: 'fay@steel.example', kind: 'fabricator', companyName: 'Fay Steel', role: 'owner' })
  const { invitation } = await staff(invitePerson, ben)

  const { ask, keep } = await begin(cookie)
  const search = { kind, limit: 5, sort: 'name', direction: 'ascending' } as const
  for (const text of [...typed('Birch Homes'), ...typed('hale')]) await ask(listCompanies, { ...search, search: text })
  await ask(listCompanies, { ...search, search: 'hale', kind: 'fabricator' })
  const ada = { name: 'Ada Hale', email: 'ada@hale.example', kind, companyId: company.id, companyName: 'hale', role: 'owner' } as const
  const member = ask(invitePerson, ada)
  await expect(member).rejects.toMatchObject({ status: 409 })
  await ask(invitePerson, { name: 'Noa Birch', email: 'noa@birch.example', kind, companyName: 'Birch Homes' })
  await ask(withdrawInvitation, { id: invitation.id, reason: 'Sent to the wrong address' })
  await keep('mfe-admin/recordings/invitations.json')
})
