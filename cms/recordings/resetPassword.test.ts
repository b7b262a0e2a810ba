import { directoryCalls } from '@framewell/domain/accounts/directory'
import { passwordCalls } from '@framewell/domain/accounts/passwords'
import { currentSession } from '@framewell/domain/accounts/session'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo } from '../testing/mailsTo'
import { callsAs } from './callsAs'
import { OLIVIA } from './people'
import { Recording } from './Recording'

const { requestPasswordReset, resetPassword } = passwordCalls

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

it('records a new password by the link of a mail, and by one that was used before', async () => {
  const { email } = await cms.signInAs('builder', OLIVIA)
  await callsAs(cms)(requestPasswordReset, { email })
  const token = /#token=([\w-]+)/.exec((await mailsTo(cms.payload, email)).at(-1)?.text ?? '')?.[1] ?? ''
  const recording = new Recording(cms)
  const { ask, keep } = recording
  recording.hide(token, 'story-token-0123456789')
  await ask(currentSession, {})
  await ask(directoryCalls.listSignInWays, {})
  const password = 'four unrelated words here'
  await expect(ask(resetPassword, { token, password: 'password1234' })).rejects.toMatchObject({ status: 400 })
  await expect(ask(resetPassword, { token: 'a-token-that-was-used-before', password })).rejects.toMatchObject({ status: 404 })
  for (const asking of ['ada@builders.example', 'nobody@builders.example']) await ask(requestPasswordReset, { email: asking })
  await ask(resetPassword, { token, password })
  await keep('mfe-portal/recordings/newPassword.json')
})
