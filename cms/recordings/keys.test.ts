import { getKeyOptions, issueApiKey, listApiKeys, revokeApiKey } from '@framewell/domain/keys/calls'
import { listCompanies } from '@framewell/domain/parties/partyCalls'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { memberOf } from '../testing/qualifiedBuilder'
import { callsAs } from './callsAs'
import { OLIVIA } from './people'
import { openScreen } from './Recording'
import { typed } from './typed'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const begin = (cookie: string) => openScreen(cms, cookie, listApiKeys, {})

it('records keys of staff and of a company among many, and no keys', async () => {
  const { cookie } = await cms.signInAs('operator', OLIVIA)
  await (await begin(cookie)).keep('mfe-admin/recordings/noKeys.json')
  await cms.payload.db.pool.query("insert into companies (name, kind) select 'Builder ' || at, 'builder' from generate_series(1, 1198) at")
  const { companyId } = await memberOf(cms.payload, 'builder', 'Hale Homes', { name: 'Ada Hale', email: 'ada@hale.example' })
  const { companyId: last } = await memberOf(cms.payload, 'builder', 'Zenith Homes', { name: 'Zoe Lind', email: 'zoe@zenith.example' })
  const staff = callsAs(cms, cookie)
  const { apiKey: revoked } = await staff(issueApiKey, { name: 'Weekly report', scopes: ['insights:read', 'orders:read'], days: 30 })
  await staff(revokeApiKey, { id: revoked.id, reason: 'Left in a public repository' })
  await staff(issueApiKey, { name: 'Hale Homes ERP', company: companyId, scopes: ['orders:read'], days: 180 })
  const { apiKey } = await staff(issueApiKey, { name: 'Bank feed', scopes: ['payments:write'], days: 180 })

  const { ask, keep } = await begin(cookie)
  await ask(getKeyOptions, {})
  for (const search of ['', ...typed('zenith', 1)]) await ask(listCompanies, { sort: 'name', direction: 'ascending', search, limit: 20 })
  await ask(issueApiKey, { name: 'Shop floor scanner', scopes: ['orders:write'], days: 180 })
  await ask(issueApiKey, { name: 'Shop floor scanner', company: last, scopes: ['orders:read'], days: 180 })
  await ask(revokeApiKey, { id: apiKey.id, reason: 'The feed was replaced' })
  await keep('mfe-admin/recordings/keys.json')
})
