import { issueApiKey, listApiKeys, revokeApiKey, rotateApiKey } from '@framewell/domain/keys/calls'
import { keyDesk } from '@framewell/mfe-admin/testing/keyDesk'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { memberOf } from '../testing/qualifiedBuilder'
import { Parity } from './Parity'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

it('stories issue, replace and revoke keys as the server does', async () => {
  const operator = await cms.signInAs('operator')
  const builder = await memberOf(cms.payload, 'builder')
  const { id: company } = await cms.payload.create({ collection: 'companies', data: { name: 'Nobody Homes', kind: 'builder' } })
  const people = new Map([
    [builder.companyId, [{ email: builder.email, role: 'owner' }]],
    [company, []],
  ])
  const desk = keyDesk({ keys: [], people, operator: operator.email })
  const parity = new Parity(desk, cms, operator.cookie)
  for (const known of [builder.companyId, company]) parity.same(known, known)
  const first = { name: 'Bank feed', scopes: ['orders:read', 'call:getOrder', 'orders:read'], days: 30 }
  const made = ['key', 'apiKey.id', 'apiKey.prefix']
  await parity.agree(422, issueApiKey, { ...first, days: 367 })
  await parity.agree(400, issueApiKey, { ...first, scopes: ['keys:write'] })
  await parity.agree(400, issueApiKey, { ...first, scopes: [] })
  await parity.agree(404, issueApiKey, { ...first, company: UNKNOWN })
  await parity.agree(409, issueApiKey, { ...first, company })
  await parity.agree(200, issueApiKey, first, made)
  await parity.agree(200, listApiKeys, { state: 'active' })
  await parity.agree(200, listApiKeys, { search: 'FEED' })
  await parity.agree(200, listApiKeys, { search: '%' })
  await parity.agree(404, rotateApiKey, { id: UNKNOWN, days: 30 })
  await parity.agree(404, revokeApiKey, { id: UNKNOWN, reason: 'Left in a repository' })
})

it('a key that ended is neither replaced nor revoked by either', async () => {
  const { cookie, email } = await cms.signInAs('operator')
  const json = { name: 'Old feed', scopes: ['orders:read'], days: 30 }
  const { apiKey } = issueApiKey.output.parse(await (await cms.request('/api/keys', { cookie, json })).json())
  const parity = new Parity(keyDesk({ keys: [apiKey], operator: email }), cms, cookie)
  for (const known of [apiKey.id, apiKey.prefix]) parity.same(known, known)
  await parity.agree(422, rotateApiKey, { id: apiKey.id, days: 400 })
  await parity.agree(200, revokeApiKey, { id: apiKey.id, reason: 'Left in a repository' })
  await parity.agree(409, revokeApiKey, { id: apiKey.id, reason: 'Once more' })
  await parity.agree(409, rotateApiKey, { id: apiKey.id, days: 30 })
  await parity.agree(200, listApiKeys, { search: 'old feed', state: 'revoked' })
})
