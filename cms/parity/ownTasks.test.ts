import { listOwnTasks } from '@framewell/domain/tasks/ownTasks'
import { accountAnswers } from '@framewell/mfe-portal/testing/accountAnswers'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { memberOf } from '../testing/qualifiedBuilder'
import { Parity } from './Parity'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

it('nothing waits for a company without orders, in stories as on the server', async () => {
  const { cookie } = await memberOf(cms.payload, 'builder')
  await new Parity(accountAnswers(), cms, cookie).agree(200, listOwnTasks, {})
})
