import { directoryCalls } from '@framewell/domain/accounts/directory'
import type { Role } from '@framewell/domain/accounts/roles'
import { currentSession, signIn } from '@framewell/domain/accounts/session'
import { getOwnAccount } from '@framewell/domain/parties/ownAccountCall'
import { listOwnTasks } from '@framewell/domain/tasks/ownTasks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { TEST_PASSWORD } from '../testing/signInAs'
import { OLIVIA } from './people'
import { Recording } from './Recording'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

async function enter(role: Role, username: string): Promise<Recording> {
  await cms.signInAs(role, { ...OLIVIA, email: username })
  const recording = new Recording(cms)
  await recording.ask(currentSession, {})
  await recording.ask(directoryCalls.listSignInWays, {})
  await expect(recording.ask(signIn, { username, password: 'a guess' })).rejects.toMatchObject({ status: 401 })
  await recording.ask(signIn, { username, password: TEST_PASSWORD })
  return recording
}

it('records the sign-in of a builder, who arrives at the account, and of an editor', async () => {
  const { ask, keep } = await enter('builder', OLIVIA.email)
  await ask(getOwnAccount, {})
  await ask(listOwnTasks, {})
  await keep('mfe-portal/recordings/signIn.json')
  const editor = await enter('editor', 'editor@framewell.example')
  await editor.keep('mfe-portal/recordings/signInOfAnEditor.json')
})
