import { directoryCalls } from '@framewell/domain/accounts/directory'
import { currentSession, signIn, signOut } from '@framewell/domain/accounts/session'
import { getOwnAccount } from '@framewell/domain/parties/ownAccountCall'
import { acceptInvitation, invitePerson, openInvitation } from '@framewell/domain/parties/partyCalls'
import { listBankDetails } from '@framewell/domain/payments/bankDetailCalls'
import { listOwnTasks } from '@framewell/domain/tasks/ownTasks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo } from '../testing/mailsTo'
import type { Identity } from '../testing/signInAs'
import { callsAs } from './callsAs'
import { OLIVIA } from './people'
import { Recording } from './Recording'

const PASSWORD = 'four unrelated words here'
let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

/** An invitation that somebody opens, signed in or not. */
async function begin(companyName: string, person: Required<Identity>, cookie?: string) {
  const operator = await cms.signInAs('operator')
  await callsAs(cms, operator.cookie)(invitePerson, { ...person, kind: 'builder', companyName, role: 'owner' })
  const token = /\/join#token=([\w-]+)/.exec((await mailsTo(cms.payload, person.email)).at(-1)?.text ?? '')?.[1] ?? ''
  const recording = new Recording(cms, cookie)
  recording.hide(token, 'story-token-0123456789')
  await recording.ask(currentSession, {})
  await recording.ask(openInvitation, { token })
  return { recording, token }
}

/** What the account shows, where everybody who joined arrives. */
async function arrive({ ask }: Recording): Promise<void> {
  await ask(getOwnAccount, {})
  await ask(listOwnTasks, {})
  await ask(listBankDetails, { limit: 5 })
}

it('records invitations of a new person, of one with an account, and of another person than the one signed in', async () => {
  const { recording, token } = await begin('Park Homes', OLIVIA)
  const used = { token: 'a-token-that-was-used-before' }
  await expect(recording.ask(openInvitation, used)).rejects.toMatchObject({ status: 404 })
  const joining = { token, name: OLIVIA.name }
  await expect(recording.ask(acceptInvitation, { ...joining, password: 'password1234' })).rejects.toMatchObject({ status: 400 })
  await recording.ask(acceptInvitation, { ...joining, password: PASSWORD })
  await arrive(recording)
  await recording.keep('mfe-portal/recordings/invitation.json')

  const known = await begin('Park Garages', OLIVIA)
  await known.recording.ask(directoryCalls.listSignInWays, {})
  await known.recording.ask(signIn, { username: OLIVIA.email, password: PASSWORD })
  await known.recording.ask(acceptInvitation, { token: known.token, name: OLIVIA.name })
  await arrive(known.recording)
  await known.recording.keep('mfe-portal/recordings/invitationOfAnAccount.json')

  const ben = await cms.signInAs('builder', { name: 'Ben Park', email: 'ben@park.example' })
  const other = await begin('Hale Homes', { name: 'Ada Hale', email: 'ada@hale.example' }, ben.cookie)
  await other.recording.ask(signOut, {})
  await other.recording.keep('mfe-portal/recordings/invitationOfAnotherPerson.json')
})
