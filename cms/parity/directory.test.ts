import { directoryCalls } from '@framewell/domain/accounts/directory'
import { directoryDesk } from '@framewell/mfe-admin/testing/directoryDesk'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { Parity } from './Parity'

const { listDirectoryRequests, decideDirectoryRequest } = directoryCalls
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

it('stories list and decide who of the directory has an account as the server does', async () => {
  const { cookie } = await cms.signInAs('super_admin')
  for (const name of ['Ada Hale', 'Bo Lind', 'cy Orr']) {
    const { id, email } = await cms.signInAs('operator')
    await cms.payload.db.pool.query(
      'insert into directory_requests (issuer, subject, email, name, account_id) values ($1, $2, $3, $2, $4)',
      ['https://login.hale.example', name, email, id],
    )
  }
  const { data } = listDirectoryRequests.output.parse(await (await cms.request(listDirectoryRequests.path, { cookie })).json())
  const parity = new Parity(directoryDesk({ waiting: data }), cms, cookie)
  for (const { id } of data) parity.same(id, id)
  const [first, second] = data.map(({ id }) => id)
  const decision = { id: first ?? '', decision: 'link', reason: 'Called her' } as const
  await parity.agree(200, listDirectoryRequests, {})
  await parity.agree(200, listDirectoryRequests, { search: 'HALE' })
  await parity.agree(200, listDirectoryRequests, { search: '%' })
  await parity.agree(200, listDirectoryRequests, { sort: 'name', direction: 'ascending' })
  await parity.agree(200, listDirectoryRequests, { sort: 'email', limit: 2 })
  await parity.agree(200, listDirectoryRequests, { limit: 2 })
  await parity.agree(400, decideDirectoryRequest, { ...decision, reason: 'no' })
  await parity.agree(404, decideDirectoryRequest, { ...decision, id: UNKNOWN })
  await parity.agree(200, decideDirectoryRequest, decision)
  await parity.agree(404, decideDirectoryRequest, decision)
  await parity.agree(200, decideDirectoryRequest, { ...decision, id: second ?? '', decision: 'refuse' })
  await parity.agree(200, listDirectoryRequests, {})
})
