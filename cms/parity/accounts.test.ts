import { factorCalls } from '@framewell/domain/accounts/factors'
import { signIn } from '@framewell/domain/accounts/session'
import { answerCalls } from '@framewell/domain/http/answerCalls'
import { factorSteps, STORY_CODE, STORY_TICKET } from '@framewell/remote-kit/testing/factorSteps'
import { fakeSessionServer, STORY_PASSWORD } from '@framewell/remote-kit/testing/fakeSessionServer'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { TEST_PASSWORD } from '../testing/signInAs'
import { Parity } from './Parity'

const { confirmSignIn, startTotp, confirmTotp } = factorCalls

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

it('stories sign in and lock out guessers as the server does', async () => {
  const { email } = await cms.signInAs('builder')
  const parity = new Parity(
    answerCalls([[signIn, fakeSessionServer({ signedIn: false, role: 'builder' }).signIn]]),
    cms,
    '',
    '203.0.113.80',
  )
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

it('a sign-in with a second factor goes on with its ticket, once', async () => {
  const { email, cookie } = await cms.signInAs('builder')
  const secret = await restartedSecret(cookie)
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const confirmed = await cms.request(confirmTotp.path, { json: { code }, cookie })
  const [recoveryCode = 'No codes were made'] = confirmTotp.output.parse(await confirmed.json()).recoveryCodes
  const desk = fakeSessionServer({ signedIn: false, role: 'builder' })
  const answers = factorSteps('secondFactorNeeded', desk, (stranger) => answerCalls([[signIn, stranger.signIn]]))
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

/** The secret of an app that is being set up. */
async function restartedSecret(cookie: string): Promise<string> {
  return startTotp.output.parse(await (await cms.request(startTotp.path, { json: {}, cookie })).json()).secret
}
