import { currentSession } from '@framewell/domain/accounts/session'
import { cents } from '@framewell/domain/money/cents'
import { addWeeks } from '@framewell/domain/network/capacityWeek'
import { firstMakingWeek } from '@framewell/domain/network/leadTime'
import {
  getRoutingPolicy,
  planWaitingProjects,
  replayRouting,
  saveRoutingPolicy,
  selectFabricator,
} from '@framewell/domain/network/routingCalls'
import { getRoutingDecision, listDecisionShops, listRoutingDecisions } from '@framewell/domain/network/routingDecisionCalls'
import { INITIAL_ROUTING_POLICY, type RoutingPolicy } from '@framewell/domain/network/routingPolicy'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { makeShop } from '../testing/makeShop'
import { callsAs } from './callsAs'
import { OLIVIA } from './people'
import { Recording } from './Recording'
import { typed } from './typed'

const SHOPS = [
  { name: 'Miami Valley Framing', latitude: 39.76, longitude: -84.19 },
  { name: 'Wabash Steel Frames', latitude: 40.8, longitude: -85.82, isPreferred: true, onTimeOrders: 22, passedInspections: 22 },
  { name: 'Kokosing Frames', latitude: 40.39, longitude: -82.49, onTimeOrders: 21 },
  { name: 'Licking Roll Forming', latitude: 40.06, longitude: -82.4, status: 'paused' },
]
/** Shops in the West, each farther than the one before. */
const FAR = Array.from({ length: 20 }, (_, at) => ({ name: `Prairie Frames ${at + 1}`, latitude: 41, longitude: -100 - at }))
/** As many weeks from the first in which a shop can make it, on whatever day this runs. */
const requiredDeliveryBy = addWeeks(firstMakingWeek(new Date(), INITIAL_ROUTING_POLICY), 6)
const PROJECTS = [
  { projectId: 'Hundred homes', location: { lat: 40, lng: -83 }, volumeEstimate: 4000 },
  { projectId: 'Kokomo duplex', location: { lat: 40.49, lng: -86.13 }, volumeEstimate: 14 },
  { projectId: 'Oakwood lot 7', location: { lat: 39.72, lng: -84.17 }, volumeEstimate: 25 },
]
/** Numbers of weeks from today, which depend on the weekday, and the solver's time. */
const MEASURED = ['weeks', 'averageLeadWeeks', 'seconds']
let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

async function begin(cookie: string) {
  const recording = new Recording(cms, cookie)
  await recording.ask(currentSession, {})
  const { data: decisions } = await recording.ask(listRoutingDecisions, {})
  const { version, policy } = await recording.ask(getRoutingPolicy, {})
  const save = (changes: Partial<RoutingPolicy>, reason: string, seenVersion = version) =>
    recording.ask(saveRoutingPolicy, { policy: { ...policy, ...changes }, reason, seenVersion })
  const replay = (weights: Partial<RoutingPolicy['weights']>) =>
    recording.ask(replayRouting, { weights: { ...policy.weights, ...weights }, tierBonus: policy.tierBonus })
  return { ask: recording.ask, keep: recording.keep, decisions, policy, save, replay }
}

/** Asked for by somebody who is signed in: a stranger's request is a test, which waits for no slot. */
async function routed(cookie: string): Promise<void> {
  for (const shop of [...SHOPS, ...FAR]) await makeShop(cms.payload, { weeklyCapacity: 60, reachMiles: 400, ...shop })
  const ask = callsAs(cms, cookie)
  for (const project of PROJECTS) {
    const answer = ask(selectFabricator, { ...project, builderTier: 'Preferred', requiredDeliveryBy })
    if (project.volumeEstimate > 1000) await expect(answer).rejects.toMatchObject({ problem: { code: 'noShop' } })
    else await answer
  }
}

it('records decisions, their shops, and the policy, and none', async () => {
  const { cookie } = await cms.signInAs('operator', OLIVIA)
  await (await begin(cookie)).keep('mfe-admin/recordings/noRouting.json')
  await routed(cookie)

  const { ask, keep, decisions, policy, replay, save } = await begin(cookie)
  await ask(listRoutingDecisions, { outcome: 'refused' })
  const [oakwood, , hundred] = decisions.map(({ id }) => id)
  if (!oakwood || !hundred) throw new Error('Three projects were routed')
  for (const id of [oakwood, hundred]) {
    await ask(getRoutingDecision, { id })
    await ask(listDecisionShops, { id })
  }
  await ask(listDecisionShops, { id: oakwood, page: 2 })
  await ask(listDecisionShops, { id: oakwood, reason: 'status' })
  for (const search of typed('nobody', 1)) await ask(listDecisionShops, { id: oakwood, search })
  await ask(planWaitingProjects, { days: 7 })
  await replay({ proximity: 0 })
  await replay({ proximity: 0, quality: 0.5 })
  await save({ weights: { ...policy.weights, proximity: 0, quality: 0.5 } }, 'Quality decides')
  await keep('mfe-admin/recordings/routing.json', MEASURED)

  const elsewhere = await begin(cookie)
  await elsewhere.replay({ proximity: 0.1 })
  await elsewhere.save({ tierBonus: 0.1 }, 'Tiers count more')
  const late = elsewhere.save({ weights: { ...elsewhere.policy.weights, proximity: 0.1 } }, 'Nearer counts less')
  await expect(late).rejects.toMatchObject({ problem: { code: 'changedMeanwhile' } })
  await elsewhere.keep('mfe-admin/recordings/routingElsewhere.json', MEASURED)

  const lanes = await begin(cookie)
  const [near, , far] = lanes.policy.freightLanes
  if (!near || !far) throw new Error('There are three lanes')
  const freightLanes = [near, { ...far, perMileCents: cents(325) }]
  await lanes.save({ maxMiles: 600, packingDays: 3, freightLanes }, 'Longer hauls are paid by the mile')
  await lanes.keep('mfe-admin/recordings/routingLanes.json', MEASURED)
})
