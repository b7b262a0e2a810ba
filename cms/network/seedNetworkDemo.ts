import type { seedNetworkDemo as seedNetworkDemoCall } from '@framewell/domain/network/directoryCalls'
import { recordAudit } from '../platform/audit/recordAudit'
import type { Operation } from '../platform/http/calls/bindCall'
import { demoOrders } from './demoOrders'
import { makeDemoShops } from './seedFabricators'
import { makeDemoPartners } from './seedPartners'

export const seedNetworkDemo: Operation<typeof seedNetworkDemoCall> = async ({ req, now }) => {
  const made = [...(await makeDemoShops(req, now)), ...(await makeDemoPartners(req)), ...(await demoOrders.get()(req, now))]
  await recordAudit(req, { action: 'network-seed-demo', subjectType: 'fabricators', subjectId: 'demo', after: { made } })
  return { success: true, created: made.length }
}
