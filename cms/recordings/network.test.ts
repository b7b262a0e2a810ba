import { currentSession } from '@framewell/domain/accounts/session'
import { weekStartOf } from '@framewell/domain/network/capacityWeek'
import { listPartners, listPublicFabricators } from '@framewell/domain/network/directoryCalls'
import { answerQuestion, applyAsFabricator, applyToDirectory, findZip, getOwnApplication } from '@framewell/domain/network/joiningCalls'
import { getNetworkStatus } from '@framewell/domain/network/networkStatus'
import { askApplicant } from '@framewell/domain/network/reviewingCalls'
import { ROUTING_TEST_DEFAULTS, selectFabricator } from '@framewell/domain/network/routingCalls'
import { SIMPLE_DEFAULTS } from '@framewell/domain/network/simpleApplication'
import { getConfiguration, saveConfiguration } from '@framewell/domain/quotes/savedConfiguration'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { holdCapacity } from '../network/capacityHolds'
import { inTransaction } from '../platform/database/inTransaction'
import { bootCms, type TestCms } from '../testing/bootCms'
import { makeShop } from '../testing/makeShop'
import { shopApplication } from '../testing/shopApplication'
import { callsAs } from './callsAs'
import { Recording } from './Recording'

const STORY_TOKEN = 'story-token-0123456789'
const NOWHERE = { id: '2f1c7a50-6f3f-4a8e-9a3c-5e1d7b9c0a11', token: STORY_TOKEN }
const DRAFT = {
  ...SIMPLE_DEFAULTS,
  companyName: 'Wabash Steel Frames',
  contactName: 'Dana Ruiz',
  contactEmail: 'dana@wabash.example',
  address: '12 Canal St, Fort Wayne, IN',
  latitude: '41.0793',
  longitude: '-85.1394',
  weeklyCapacity: '30',
  yearsInBusiness: '12',
  qualityManagementSystem: 'ISO 9001',
  primaryServiceRegions: ['Indiana'],
  maxDeliveryRadius: '250',
  preferredPaymentTerms: 'Net 30',
  insuranceCoverage: 'General liability $2M',
}
const REFERENCE = { companyName: 'Hearth Homes', contactPerson: '', contactEmail: '', projectType: '' }
const DIRECTORY = {
  businessName: 'Hearth Supply',
  location: 'Dayton, OH',
  contactName: 'Lee Cole',
  email: 'lee@hearth.example',
  partnerType: 'installer',
} as const
const OF_THE_WEEKS_AHEAD = ['explanation', 'capacityScore', 'routingScore']
let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
  await cms.payload.db.pool.query("insert into zip_codes values ('45402', 'Dayton', 'OH', 39.7589, -84.1916)")
})
afterAll(() => cms.stop())

/** What visitors are shown of the network. */
async function visit(): Promise<Recording> {
  const recording = new Recording(cms)
  await recording.ask(currentSession, {})
  await recording.ask(listPublicFabricators, {})
  await recording.ask(getNetworkStatus, {})
  await recording.ask(listPartners, {})
  return recording
}

const SPOTLESS = { finishedOrders: 60, onTimeOrders: 60, inspections: 60, passedInspections: 60 }

async function fourShops(): Promise<void> {
  const shops = [
    { name: 'Miami Valley Framing', address: 'Dayton, OH', latitude: 39.76, longitude: -84.19, isPreferred: true, ...SPOTLESS, load: 22 },
    { name: 'Scioto Rollform', address: 'Columbus, OH', latitude: 39.96, longitude: -83, weeklyCapacity: 60, load: 45 },
    { name: 'Circle City Truss', address: 'Indianapolis, IN', latitude: 39.77, longitude: -86.16, load: 34 },
    { name: 'Maumee Panel Works', address: 'Toledo, OH', latitude: 41.65, longitude: -83.54, status: 'paused', load: 10 },
  ]
  const req = await createLocalReq({}, cms.payload)
  for (const { load, ...shop } of shops) {
    const fabricatorId = await makeShop(cms.payload, { weeklyCapacity: 40, reachMiles: 400, disputedOrders: 0, ...shop })
    const held = { fabricatorId, units: load, fromWeek: weekStartOf(new Date()), weeks: 1, reference: `FW-2026-0000${load}` }
    await inTransaction(req, () => holdCapacity(req, held, new Date()))
  }
}

async function twoPartners(): Promise<void> {
  const partners = [
    {
      businessName: 'Maumee Builders Supply',
      partnerType: 'lumber-yard' as const,
      location: 'Dayton, OH',
      phone: '(419) 555-0134',
      email: 'desk@maumee.example',
      specialties: ['Track and stud', 'Sheathing', 'Fasteners'],
      experience: 'Stocks frames for 40 builders.',
    },
    { businessName: 'Wabash Engineers', partnerType: 'engineer' as const, location: 'Fort Wayne, IN', email: 'mail@wabash.example' },
  ]
  for (const partner of partners)
    await cms.payload.create({ collection: 'directory-partners', data: { ...partner, verified: true }, overrideAccess: true })
}

it('records the network and its directory, with nobody in them and with some, and how a shop joins', async () => {
  const none = await visit()
  await expect(none.ask(getOwnApplication, NOWHERE)).rejects.toMatchObject({ status: 404 })
  await expect(none.ask(getConfiguration, NOWHERE)).rejects.toMatchObject({ status: 404 })
  await none.keep('mfe-portal/recordings/noNetwork.json')

  await fourShops()
  await twoPartners()
  const some = await visit()
  await some.ask(findZip, { zip: '45402' })
  const { builderTier, lat, lng, volumeEstimate, deliveryDays } = ROUTING_TEST_DEFAULTS
  await some.ask(selectFabricator, {
    projectId: 'test-1',
    builderTier,
    location: { lat, lng },
    volumeEstimate,
    requiredDeliveryBy: new Date(Date.now() + deliveryDays * 86_400_000).toISOString(),
  })
  some.hide((await some.ask(applyToDirectory, DIRECTORY)).token, STORY_TOKEN)
  const { clientReferences: _, ...answers } = DRAFT
  const joining = applyAsFabricator.input.parse({ ...answers, clientReferences: [REFERENCE] })
  some.hide((await some.ask(applyAsFabricator, joining)).token, STORY_TOKEN)
  await some.keep('mfe-portal/recordings/network.json', OF_THE_WEEKS_AHEAD)

  const nobody = callsAs(cms)
  const draft = { configurator: 'simple-onboarding', state: DRAFT } as const
  const saved = await nobody(saveConfiguration, { ...draft, path: '/partner-onboarding?step=1' })
  const writing = new Recording(cms)
  writing.hide(saved.token, STORY_TOKEN)
  await writing.ask(getConfiguration, { id: saved.configuration.id, token: saved.token })
  writing.hide((await writing.ask(saveConfiguration, { ...draft, path: '/partner-onboarding?step=2' })).token, STORY_TOKEN)
  await writing.keep('mfe-portal/recordings/applicationDraft.json')

  const applied = await nobody(applyAsFabricator, applyAsFabricator.input.parse(shopApplication))
  const operator = await cms.signInAs('operator')
  await callsAs(cms, operator.cookie)(askApplicant, { id: applied.id, text: 'Which machine rolls the 600 stud?' })
  const own = new Recording(cms)
  own.hide(applied.token, STORY_TOKEN)
  const link = { id: applied.id, token: applied.token }
  await own.ask(getOwnApplication, link)
  await own.ask(answerQuestion, { ...link, text: 'A Howick 6800.' })
  await own.keep('mfe-portal/recordings/ownApplication.json')
})
