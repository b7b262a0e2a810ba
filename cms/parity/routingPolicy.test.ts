import { getRoutingPolicy, saveRoutingPolicy } from '@framewell/domain/network/routingCalls'
import { INITIAL_ROUTING_POLICY } from '@framewell/domain/network/routingPolicy'
import { routingDesk } from '@framewell/mfe-admin/testing/routingDesk'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { Parity } from './Parity'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

it('stories version the routing policy as the server does', async () => {
  const { email, cookie } = await cms.signInAs('operator')
  const parity = new Parity(routingDesk(true, undefined, email).answers, cms, cookie)
  const change = { policy: { ...INITIAL_ROUTING_POLICY, tierBonus: 0.1 }, reason: 'Tiers count more', seenVersion: 1 }
  await parity.agree(200, getRoutingPolicy, {})
  await parity.agree(400, saveRoutingPolicy, { ...change, reason: 'no' })
  await parity.agree(409, saveRoutingPolicy, { ...change, seenVersion: 2 })
  await parity.agree(200, saveRoutingPolicy, change)
  await parity.agree(409, saveRoutingPolicy, change)
  await parity.agree(200, saveRoutingPolicy, { ...change, policy: INITIAL_ROUTING_POLICY, seenVersion: 2 })
  await parity.agree(200, getRoutingPolicy, {})
})
