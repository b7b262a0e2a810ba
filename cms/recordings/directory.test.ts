import { directoryCalls } from '@framewell/domain/accounts/directory'
import { afterAll, beforeAll, it } from 'vitest'
import { CALLBACK } from '../accounts/directory/directorySignIn'
import { bootCms, type TestCms } from '../testing/bootCms'
import { startDirectory } from '../testing/directoryProvider'
import { OLIVIA } from './people'
import { openScreen } from './Recording'

const { getDirectory, listDirectoryRequests, decideDirectoryRequest } = directoryCalls
let cms: TestCms
let provider: Awaited<ReturnType<typeof startDirectory>>
beforeAll(async () => {
  cms = await bootCms()
  provider = await startDirectory(CALLBACK)
})
afterAll(() => cms.stop())

/** Somebody comes back from the directory with the address of an account here. */
async function tryToSignIn(): Promise<void> {
  const { email } = await cms.signInAs('operator', { name: 'Ada', email: 'ada@hale.example' })
  provider.seat('ada', { email, email_verified: true, name: 'Ada Hale', groups: ['credit-desk'] })
  const begun = await cms.request('/api/session/directory')
  const cookie = begun.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const back = await provider.walk(begun.headers.get('location') ?? '')
  await cms.request(`${back.pathname}${back.search}`, { cookie })
}

it('records a directory that is not set up, one with somebody waiting, and one that does not answer', async () => {
  const { cookie } = await cms.signInAs('super_admin', OLIVIA)
  const begin = async () => {
    const recording = await openScreen(cms, cookie, getDirectory, {})
    const { data } = await recording.ask(listDirectoryRequests, {})
    return { recording, id: data[0]?.id ?? '' }
  }
  await (await begin()).recording.keep('mfe-admin/recordings/directoryNotSetUp.json')
  const { issuer, clientSecret } = provider
  const roles = [{ group: 'credit-desk', role: 'operator' }]
  const directory = { label: 'Hale SSO', issuer, clientId: 'framewell', clientSecret, roles }
  await cms.request('/api/globals/security-settings', { json: { directory }, cookie })
  await tryToSignIn()
  const { recording, id } = await begin()
  await recording.ask(decideDirectoryRequest, { id, decision: 'link', reason: 'Called her' })
  // A record that is still open is read once more.
  await recording.ask(listDirectoryRequests, { row: id, limit: 1 })
  await recording.keep('mfe-admin/recordings/directory.json')
  await provider.stop()
  // Nothing answers at this address.
  await cms.payload.db.pool.query("update security_settings set directory_issuer = 'http://127.0.0.1:9'")
  await (await begin()).recording.keep('mfe-admin/recordings/directoryDown.json')
})
