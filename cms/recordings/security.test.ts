import { addressCalls } from '@framewell/domain/accounts/addressChange'
import { factorCalls } from '@framewell/domain/accounts/factors'
import { passwordCalls } from '@framewell/domain/accounts/passwords'
import { recheckCalls } from '@framewell/domain/accounts/recheck'
import { currentSession, signIn } from '@framewell/domain/accounts/session'
import { sessionListCalls } from '@framewell/domain/accounts/sessionList'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { env } from '../env'
import { bootCms, type TestCms } from '../testing/bootCms'
import { TEST_PASSWORD } from '../testing/signInAs'
import { testAuthenticator } from '../testing/testAuthenticator'
import { callsAs } from './callsAs'
import { OLIVIA } from './people'
import { Recording } from './Recording'

const { getOwnAddress, requestAddress, resendAddressLink, cancelAddressChange } = addressCalls
const { listOwnSessions, endOwnSession, endOtherSessions } = sessionListCalls
const { getFactors, startTotp, confirmTotp, removeTotp, startPasskey, addPasskey, removePasskey } = factorCalls
const { checkIdentity } = recheckCalls
const { changePassword } = passwordCalls

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile Safari/604.1'
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

/** The server as a browser at an address asks it. */
const browser = (userAgent: string, address: string): Pick<TestCms, 'request'> => ({
  request: (path, init) => cms.request(path, { ...init, headers: { ...init?.headers, 'user-agent': userAgent }, address }),
})
const desktop = browser(WINDOWS, '203.0.113.7')

/** A person who is signed in here, and on a phone and another computer. */
async function begin() {
  const { id, email } = await cms.signInAs('builder', OLIVIA)
  const enter = async (from: Pick<TestCms, 'request'>) => {
    const answer = await from.request(signIn.path, { json: { username: email, password: TEST_PASSWORD } })
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  const cookie = await enter(desktop)
  await callsAs(desktop, cookie)(endOtherSessions, {})
  await enter(browser(LINUX, '192.0.2.44'))
  await enter(browser(IPHONE, '198.51.100.20'))
  return { id, record: () => read(new Recording(desktop, cookie)) }
}

/** What the page asks for. */
async function read(recording: Recording) {
  await recording.ask(currentSession, {})
  await recording.ask(getOwnAddress, {})
  await recording.ask(getFactors, {})
  const { sessions } = await recording.ask(listOwnSessions, {})
  return { recording, sessions }
}

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate()

it('records how a builder signs in, and changes it', async () => {
  const { id, record } = await begin()
  const { recording, sessions } = await record()
  const { ask } = recording
  await expect(ask(checkIdentity, { password: 'a guess' })).rejects.toMatchObject({ status: 403 })
  await ask(checkIdentity, { password: TEST_PASSWORD })
  const email = 'olivia@park.example'
  await expect(ask(requestAddress, { email, currentPassword: 'a guess' })).rejects.toMatchObject({ status: 403 })
  await ask(requestAddress, { email, currentPassword: TEST_PASSWORD })
  await ask(resendAddressLink, {})
  await ask(cancelAddressChange, {})
  const { secret } = await ask(startTotp, {})
  await expect(ask(confirmTotp, { code: '000000' })).rejects.toMatchObject({ status: 400 })
  const code = codeOf(secret)
  const { recoveryCodes } = await ask(confirmTotp, { code })
  recording.hide(secret, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
  recording.hide(code, '123456')
  for (const [at, one] of recoveryCodes.entries()) recording.hide(one, `ABCDEF-GHJKMN-PQRSTV-WXYZ0${at}`)
  const phone = sessions.find(({ device }) => device === 'Safari on iPhone')?.id ?? ''
  await ask(endOwnSession, { id: phone })
  await ask(endOtherSessions, {})
  const known = { currentPassword: TEST_PASSWORD }
  await expect(ask(changePassword, { ...known, password: 'password1234' })).rejects.toMatchObject({ status: 400 })
  await ask(changePassword, { ...known, password: 'seven quiet steel trusses' })
  await recording.keep('mfe-portal/recordings/security.json')

  await cms.payload.db.pool.query('delete from proved_addresses where account_id = $1', [id])
  const unproved = await record()
  await unproved.recording.keep('mfe-portal/recordings/addressNotConfirmed.json')
})

it('records how an operator keeps the last second factor', async () => {
  await cms.payload.db.updateGlobal({ slug: 'security-settings', data: { secondFactorRequired: true } })
  const operator = await cms.signInAs('operator', { ...OLIVIA, email: 'operator@framewell.example' })
  const call = callsAs(desktop, operator.cookie)
  const { secret } = await call(startTotp, {})
  await call(confirmTotp, { code: codeOf(secret) })
  const { ceremony, options } = await call(startPasskey, {})
  const site = new URL(env.SITE_URL)
  const credential = testAuthenticator().create({ origin: site.origin, rpId: site.hostname, challenge: options.challenge })
  await call(addPasskey, { ceremony, name: 'Work laptop', credential })
  const { recording } = await read(new Recording(desktop, operator.cookie))
  recording.hide(credential.id, 'work-laptop')
  await recording.ask(removeTotp, {})
  await expect(recording.ask(removePasskey, { id: credential.id })).rejects.toMatchObject({ status: 409 })
  await recording.keep('mfe-portal/recordings/secondFactors.json')
})
