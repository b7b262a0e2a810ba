import { factorCalls } from '@framewell/domain/accounts/factors'
import { passwordCalls } from '@framewell/domain/accounts/passwords'
import { recheckCalls } from '@framewell/domain/accounts/recheck'
import { signIn } from '@framewell/domain/accounts/session'
import { sessionListCalls } from '@framewell/domain/accounts/sessionList'
import { accountAnswers, STORY_TOKEN } from '@framewell/mfe-portal/testing/accountAnswers'
import { STORY_CODE, securityAnswers } from '@framewell/mfe-portal/testing/securityAnswers'
import { factorSteps, STORY_TICKET } from '@framewell/remote-kit/testing/factorSteps'
import { fakeSessionServer, STORY_PASSWORD } from '@framewell/remote-kit/testing/fakeSessionServer'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo } from '../testing/mailsTo'
import { TEST_PASSWORD } from '../testing/signInAs'
import { Parity } from './Parity'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const { confirmSignIn, getFactors, startTotp, confirmTotp, removeTotp, removePasskey, newRecoveryCodes } = factorCalls
const { listOwnSessions, endOwnSession, endOtherSessions } = sessionListCalls
const { requestPasswordReset, resetPassword } = passwordCalls

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

it('stories sign in and lock out guessers as the server does', async () => {
  const { email } = await cms.signInAs('builder')
  const parity = new Parity(accountAnswers(), cms, '', '203.0.113.80')
  parity.same('olivia@framewell.example', email)
  parity.same('Olivia Park', 'Test builder')
  parity.same(STORY_PASSWORD, TEST_PASSWORD)
  const username = 'olivia@framewell.example'
  await parity.agree(400, signIn, { username: ' ', password: STORY_PASSWORD })
  await parity.agree(401, signIn, { username, password: 'a guess' })
  await parity.agree(200, signIn, { username, password: STORY_PASSWORD })
  // A success ends the count; five in a row lock.
  for (let failure = 0; failure < 5; failure += 1) await parity.agree(401, signIn, { username, password: `guess ${failure}` })
  await parity.agree(423, signIn, { username, password: STORY_PASSWORD })
})

it('a new password by link, once', async () => {
  const { email } = await cms.signInAs('builder')
  const parity = new Parity(accountAnswers(), cms, '', '203.0.113.81')
  parity.same('olivia@framewell.example', email)
  await parity.agree(400, requestPasswordReset, { email: 'olivia' })
  await parity.agree(200, requestPasswordReset, { email: 'nobody@framewell.example' })
  await parity.agree(200, requestPasswordReset, { email: 'olivia@framewell.example' })
  const mail = (await mailsTo(cms.payload, email)).findLast(({ subject }) => subject === 'Choose a new password')
  parity.same(STORY_TOKEN, /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'No link was mailed')
  const password = 'seven quiet steel trusses'
  await parity.agree(404, resetPassword, { token: 'never-was-a-token-0123', password })
  await parity.agree(400, resetPassword, { token: STORY_TOKEN, password: 'short' })
  await parity.agree(400, resetPassword, { token: STORY_TOKEN, password: 'password1234' })
  await parity.agree(200, resetPassword, { token: STORY_TOKEN, password })
  await parity.agree(404, resetPassword, { token: STORY_TOKEN, password })
})

it('sessions, checks and factors of people without a factor', async () => {
  const { cookie } = await cms.signInAs('builder')
  const real = listOwnSessions.output.parse(await (await cms.request(listOwnSessions.path, { cookie })).json())
  const parity = new Parity(securityAnswers({ sessions: real.sessions }), cms, cookie)
  parity.same(STORY_PASSWORD, TEST_PASSWORD)
  await parity.agree(200, listOwnSessions, {})
  await parity.agree(404, endOwnSession, { id: UNKNOWN })
  await parity.agree(200, endOtherSessions, {})
  await parity.agree(403, recheckCalls.checkIdentity, { password: 'a guess' })
  await parity.agree(200, recheckCalls.checkIdentity, { password: STORY_PASSWORD })
  await parity.agree(200, getFactors, {})
  await parity.agree(409, newRecoveryCodes, {})
  await parity.agree(404, removePasskey, { id: 'not-a-passkey' })
  await parity.agree(200, removeTotp, {})
})

it.each([false, true])('an app is set up and removed, unless staff need it (%s)', async (required) => {
  await cms.payload.db.updateGlobal({ slug: 'security-settings', data: { secondFactorRequired: required } })
  const { cookie } = await cms.signInAs('operator')
  const factors = getFactors.output.parse(await (await cms.request(getFactors.path, { cookie })).json())
  const parity = new Parity(securityAnswers({ factors }), cms, cookie)
  await parity.agree(200, getFactors, {})
  let secret = ''
  await parity.agree(200, startTotp, {}, ['uri', 'secret'])
  await parity.agree(400, confirmTotp, { code: '12345' })
  const { rows } = await cms.payload.db.pool.query('select count(*)::int as apps from totp_factors where confirmed_at is null')
  if (rows[0].apps !== 1) throw new Error('An app waits for its first code')
  secret = await restartedSecret(cookie)
  parity.same(STORY_CODE, new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await parity.agree(200, confirmTotp, { code: STORY_CODE }, codesOf(10))
  await parity.agree(200, getFactors, {})
  await parity.agree(200, newRecoveryCodes, {}, codesOf(10))
  await parity.agree(required ? 409 : 200, removeTotp, {})
  await parity.agree(200, getFactors, {})
})

it('a sign-in with a second factor goes on with its ticket, once', async () => {
  const { email, cookie } = await cms.signInAs('builder')
  const secret = await restartedSecret(cookie)
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const confirmed = await cms.request(confirmTotp.path, { json: { code }, cookie })
  const [recoveryCode = 'No codes were made'] = confirmTotp.output.parse(await confirmed.json()).recoveryCodes
  const desk = fakeSessionServer({ signedIn: false, role: 'builder' })
  const answers = factorSteps('secondFactorNeeded', desk, (stranger) => accountAnswers({ desk: stranger }))
  const parity = new Parity(answers, cms, '', '203.0.113.82')
  parity.same('olivia@framewell.example', email)
  parity.same('Olivia Park', 'Test builder')
  parity.same(STORY_PASSWORD, TEST_PASSWORD)
  parity.same(STORY_CODE, recoveryCode)
  const entering = { username: 'olivia@framewell.example', password: STORY_PASSWORD }
  await parity.agree(404, confirmSignIn, { ticket: STORY_TICKET, code: STORY_CODE })
  await parity.agree(401, signIn, entering, ['expected.ticket'])
  await parity.agree(404, confirmSignIn, { ticket: 'never-was-a-ticket-0123', code: STORY_CODE })
  await parity.agree(400, confirmSignIn, { ticket: STORY_TICKET, code: 'a code' })
  await parity.agree(400, confirmSignIn, { ticket: STORY_TICKET, code: '000000' })
  await parity.agree(404, startTotp, { ticket: STORY_TICKET })
  await parity.agree(200, confirmSignIn, { ticket: STORY_TICKET, code: STORY_CODE })
  await parity.agree(404, confirmSignIn, { ticket: STORY_TICKET, code: STORY_CODE })
})

/** Members of an answer with recovery codes: each side makes its own. */
const codesOf = (many: number) => Array.from({ length: many }, (_, at) => `recoveryCodes.${at}`)

/** Reads a new secret: the two sides have no common name for the one both returned before. */
async function restartedSecret(cookie: string): Promise<string> {
  return startTotp.output.parse(await (await cms.request(startTotp.path, { json: {}, cookie })).json()).secret
}
