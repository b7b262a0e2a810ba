import { listPlans } from '@framewell/domain/catalog/listPlans'
import { companyDay } from '@framewell/domain/dates/businessDays'
import { cents } from '@framewell/domain/money/cents'
import { addWeeks, weekStartOf } from '@framewell/domain/network/capacityWeek'
import { setFabricatorStatus } from '@framewell/domain/network/fabricatorCalls'
import { applyAsPartner } from '@framewell/domain/network/joiningCalls'
import { listOwnListings, updateOwnListing } from '@framewell/domain/network/ownListingCalls'
import {
  addOwnShopDocument,
  getOwnShop,
  setOwnCapacityWeek,
  setOwnPanelLimits,
  setOwnWeeklyCapacity,
} from '@framewell/domain/network/ownShopCalls'
import { decideShopPrice, listShopPrices, proposePriceList, withdrawShopPrice } from '@framewell/domain/network/shopPriceCalls'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedPlans } from '../catalog/seedPlans'
import { holdCapacity } from '../network/capacityHolds'
import { inTransaction } from '../platform/database/inTransaction'
import { bootCms, type TestCms } from '../testing/bootCms'
import { makeShop } from '../testing/makeShop'
import { inDays, networkDesk } from '../testing/networkDesk'
import { memberOf } from '../testing/qualifiedBuilder'
import { shopFacts, smallPdf } from '../testing/shopApplication'
import { callsAs } from './callsAs'
import { openScreen } from './Recording'

const BOVA = { 'the-bova-plan': cents(4_120_000) }
const ANSWERS = {
  companyName: 'Wabash Steel Frames',
  legalEntityName: 'Wabash Steel Frames LLC',
  primaryContactName: 'Dana Ruiz',
  email: 'dana@wabash.example',
  phone: '260 555 0140',
  businessAddress: '12 Canal St, Fort Wayne, IN 46802',
  yearsInBusiness: 12,
  operational: {
    preferredRegions: ['Indiana'],
    averageOrderSizeCapacity: '20 houses a year',
    emergencyOverflowAvailability: 'Within a week',
    references: ['Hearth Homes', 'Maple Builders'].map((name) => ({ name, contact: 'A. Cole', relation: 'Builder since 2019' })),
  },
}
const ROLL_FORMER = {
  machineTypes: 'Two FRAMECAD F325iT',
  typicalTolerances: '1/16 in',
  weeklyCapacity: '30 units',
  leadTimeDays: 14,
  insuranceDetails: 'General liability $2M',
}
const LUMBER_YARD = {
  existingBuilderNetworkSize: '40',
  geographicCoverage: 'Northern Ohio',
  storageCapabilities: 'Two sheds',
  interestTypes: ['Referral' as const],
  creditExperience: 'Net 30 since 2010',
}
const signed = (name: string) => ({ authorizedRepName: name, title: 'Owner', signature: name, date: companyDay(new Date()) })
let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

async function open(cookie: string) {
  const recording = await openScreen(cms, cookie, getOwnShop, {})
  await recording.ask(listOwnListings, {})
  return recording
}

it('records a busy shop that keeps its calendar, prices and papers, a new one, and partners without a shop', async () => {
  await seedPlans(cms.payload)
  const desk = await networkDesk(cms)
  const operator = callsAs(cms, desk.operator)
  const nobody = callsAs(cms)
  const review = (id: string, more: object = {}) =>
    desk.postJson(`/api/network/applications/${id}/review`, { action: 'approve', reason: 'Known to us', ...more }, desk.operator)

  const idle = await cms.signInAs('partner', { name: 'Sam Okafor', email: 'sam@okafor.example' })
  await (await open(idle.cookie)).keep('mfe-portal/recordings/noShop.json')

  const supply = { ...ANSWERS, companyName: 'Maumee Builders Supply', primaryContactName: 'Lee Hall', email: 'desk@maumee.example' }
  const yard = await nobody(applyAsPartner, {
    ...supply,
    partnerTypes: ['LumberYardReseller'],
    lumberYardReseller: LUMBER_YARD,
    agreement: signed('Lee Hall'),
  })
  await review(yard.id)
  const listed = await open(await desk.joined(supply.email))
  const { listings } = await listed.ask(listOwnListings, {})
  const [listing] = listings
  if (!listing) throw new Error('The partner is not listed')
  const { id: listingId, specialties, experience } = listing
  await listed.ask(updateOwnListing, { id: listingId, specialties, experience, phone: '419 555 0199', email: 'new@maumee.example' })
  await listed.keep('mfe-portal/recordings/ownListing.json')

  const beginner = await memberOf(cms.payload, 'fabricator', 'Scioto Rollform', { name: 'Theo Lind', email: 'theo@scioto.example' })
  const none = { finishedOrders: 0, onTimeOrders: 0, inspections: 0, passedInspections: 0, disputedOrders: 0 }
  const pausedId = await makeShop(cms.payload, { name: 'Scioto Rollform', company: beginner.companyId, ...none })
  await operator(setFabricatorStatus, { id: pausedId, status: 'paused', reason: 'The insurance certificate has expired.' })
  await cms.payload.create({
    collection: 'directory-partners',
    data: {
      businessName: 'Scioto Rollform',
      partnerType: 'lumber-yard',
      location: 'Columbus, OH',
      email: 'desk@scioto.example',
      specialties: ['Track and stud', 'Sheathing'],
      verified: true,
      company: beginner.companyId,
    },
  })
  await (await open(beginner.cookie)).keep('mfe-portal/recordings/newShop.json')

  const applied = await nobody(applyAsPartner, {
    ...ANSWERS,
    partnerTypes: ['RollFormOperator'],
    rollFormOperator: ROLL_FORMER,
    agreement: signed('Dana Ruiz'),
  })
  const certificate = { kind: 'insurance', issuer: 'Midwest Mutual' } as const
  const { body } = await desk.upload(applied.id, applied.token, { ...certificate, name: 'certificate.pdf', expiresOn: inDays(20) })
  await desk.postJson(
    `/api/network/documents/${body.document.id}/review`,
    { status: 'accepted', reason: 'Policy confirmed' },
    desk.operator,
  )
  await review(applied.id, { fabricator: shopFacts })
  const cookie = await desk.joined(ANSWERS.email)
  const shop = callsAs(cms, cookie)
  const { id: fabricatorId } = (await shop(getOwnShop, {})).shop ?? { id: '' }
  await cms.payload.db.pool.query(
    `update fabricators set finished_orders = 22, on_time_orders = 20, inspections = 22, passed_inspections = 21, disputed_orders = 1,
       is_preferred = true where id = $1`,
    [fabricatorId],
  )
  const fromWeek = weekStartOf(new Date())
  const req = await createLocalReq({}, cms.payload)
  const held = { fabricatorId, units: 26, fromWeek, weeks: 1, reference: 'FW-2026-00001' }
  await inTransaction(req, () => holdCapacity(req, held, new Date()))
  await shop(addOwnShopDocument, { ...certificate, name: 'certificate-next-year.pdf', expiresOn: inDays(385) }, { file: smallPdf })
  const { price } = await shop(proposePriceList, {
    from: companyDay(new Date()),
    rates: { plans: BOVA, perPoundCents: null, perUnitCents: cents(395_000) },
  })
  // The operator who approved the shop may not decide its prices.
  const another = callsAs(cms, (await cms.signInAs('operator')).cookie)
  await another(decideShopPrice, { id: price.id, decision: 'approve', reason: 'As agreed by phone' })

  const { ask, keep } = await open(cookie)
  await ask(listShopPrices, { limit: 100 })
  await ask(listPlans, {})
  const free = { closedUnits: 0, reservedUnits: 0 }
  await ask(setOwnCapacityWeek, { week: addWeeks(fromWeek, 1), ...free, closedUnits: 5, seen: free })
  await expect(ask(setOwnWeeklyCapacity, { weeklyCapacity: 20 })).rejects.toMatchObject({ status: 409 })
  const { panels } = (await shop(getOwnShop, {})).shop ?? {}
  if (!panels) throw new Error('The partner runs no shop')
  await ask(setOwnPanelLimits, { ...panels.limits, lengthFeet: 16 })
  await ask(addOwnShopDocument, { ...certificate, name: 'renewed.pdf', expiresOn: '2099-01-31' }, { file: smallPdf })
  const proposed = await ask(proposePriceList, {
    from: companyDay(new Date()),
    rates: { plans: BOVA, perPoundCents: cents(215), perUnitCents: null },
  })
  await ask(withdrawShopPrice, { id: proposed.price.id })
  await keep('mfe-portal/recordings/ownShop.json')
})
