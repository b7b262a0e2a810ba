import { dayFrom } from '@framewell/domain/dates/businessDays'
import { cents } from '@framewell/domain/money/cents'
import { addWeeks, weekStartOf } from '@framewell/domain/network/capacityWeek'
import type { ShopRates } from '@framewell/domain/network/shopPriceList'
import { sql } from '@payloadcms/db-postgres'
import type { BasePayload, PayloadRequest } from 'payload'
import { makeCompany } from '../parties/members'
import { lock } from '../platform/database/lock'
import { transactionOf } from '../platform/database/transactionOf'
import { seedOnce } from '../platform/seeds/seedOnce'
import { closePrice, proposePrice } from './recordShopPrice'

const RECORD = { inspections: 0, passedInspections: 0, disputedOrders: 0 }
/** What all demo shops can make. */
export const DEMO_MACHINES = {
  reachMiles: 400,
  maxMemberFeet: 40,
  toleranceInches: 0.0625,
  mils: [33, 43, 54, 68],
  webs: ['350', '362', '550', '600'],
}

/** Shops away from the demo's orders reach their own region. */
const FAR = { reachMiles: 250, isPreferred: false } as const

/** Cents; 10% below what orders of the initial price book's kits cost, the plan with its steel frame: $42,530, $55,000 and $71,400. */
const USUAL_PRICES = { 'the-bova-plan': 3_830_000, 'the-schiff-plan': 4_950_000, 'the-storch-plan': 6_430_000 } as const
/** Cents of 100 sq ft of other houses; 9% below the $3,967 of the largest kit. */
const USUAL_UNIT_CENTS = 360_000

/** What a demo shop asks, in percent of the usual: at 103 Framewell keeps 7% of an order. */
function ratesAt(percent: number): ShopRates {
  const at = (usual: number) => cents((usual / 100) * percent)
  const plans = Object.fromEntries(Object.entries(USUAL_PRICES).map(([plan, usual]) => [plan, at(usual)]))
  return { plans, perPoundCents: null, perUnitCents: at(USUAL_UNIT_CENTS) }
}

/** Shops for trying out the product, marked as demo data; invented, with invented records and prices, placed in towns with their coordinates. */
export const DEMO_SHOPS = [
  {
    name: 'Miami Valley Framing (demo)',
    rates: ratesAt(100),
    address: 'Dayton, OH',
    latitude: 39.7589,
    longitude: -84.1916,
    // Room for all demo orders in one week: on no weekday does one that has money to show go to another shop.
    weeklyCapacity: 90,
    reserved: 22,
    isPreferred: true,
    finishedOrders: 48,
    onTimeOrders: 47,
    inspections: 48,
    passedInspections: 47,
  },
  {
    name: 'Scioto Rollform (demo)',
    rates: ratesAt(98),
    address: 'Columbus, OH',
    latitude: 39.9612,
    longitude: -82.9988,
    weeklyCapacity: 60,
    reserved: 45,
    isPreferred: true,
    finishedOrders: 71,
    onTimeOrders: 67,
    inspections: 70,
    passedInspections: 66,
  },
  {
    name: 'Maumee Panel Works (demo)',
    rates: ratesAt(96),
    address: 'Toledo, OH',
    latitude: 41.6528,
    longitude: -83.5379,
    weeklyCapacity: 25,
    reserved: 9,
    isPreferred: false,
    finishedOrders: 22,
    onTimeOrders: 20,
    inspections: 22,
    passedInspections: 20,
  },
  {
    name: 'Circle City Truss (demo)',
    rates: ratesAt(99),
    address: 'Indianapolis, IN',
    latitude: 39.7684,
    longitude: -86.1581,
    weeklyCapacity: 35,
    reserved: 30,
    isPreferred: false,
    finishedOrders: 40,
    onTimeOrders: 36,
    inspections: 40,
    passedInspections: 38,
    disputedOrders: 1,
  },
  {
    name: 'Falls City Steel Frame (demo)',
    rates: ratesAt(95),
    address: 'Louisville, KY',
    latitude: 38.2527,
    longitude: -85.7585,
    weeklyCapacity: 30,
    reserved: 12,
    isPreferred: false,
    finishedOrders: 16,
    onTimeOrders: 13,
    inspections: 16,
    passedInspections: 14,
  },
  {
    ...FAR,
    name: 'Front Range Framing (demo)',
    rates: ratesAt(102),
    address: 'Denver, CO',
    latitude: 39.7392,
    longitude: -104.9903,
    weeklyCapacity: 28,
    reserved: 15,
    finishedOrders: 19,
    onTimeOrders: 17,
    inspections: 19,
    passedInspections: 18,
  },
  {
    ...FAR,
    name: 'Gulf Coast Panel (demo)',
    rates: ratesAt(96),
    address: 'Houston, TX',
    latitude: 29.7604,
    longitude: -95.3698,
    weeklyCapacity: 50,
    reserved: 31,
    finishedOrders: 34,
    onTimeOrders: 31,
    inspections: 34,
    passedInspections: 32,
  },
  {
    ...FAR,
    name: 'Piedmont Rollform (demo)',
    rates: ratesAt(98),
    address: 'Charlotte, NC',
    latitude: 35.2271,
    longitude: -80.8431,
    weeklyCapacity: 32,
    reserved: 20,
    finishedOrders: 27,
    onTimeOrders: 25,
    inspections: 27,
    passedInspections: 25,
  },
  {
    ...FAR,
    name: 'Sonoran Steel Frame (demo)',
    rates: ratesAt(101),
    address: 'Phoenix, AZ',
    latitude: 33.4484,
    longitude: -112.074,
    weeklyCapacity: 24,
    reserved: 6,
    finishedOrders: 0,
    onTimeOrders: 0,
    inspections: 0,
    passedInspections: 0,
  },
  {
    ...FAR,
    name: 'Willamette Truss (demo)',
    rates: ratesAt(103),
    address: 'Portland, OR',
    latitude: 45.5152,
    longitude: -122.6784,
    weeklyCapacity: 22,
    reserved: 17,
    finishedOrders: 12,
    onTimeOrders: 11,
    inspections: 12,
    passedInspections: 11,
  },
] as const

/** Weeks of own work in the demo shops' calendars. */
const BUSY_WEEKS = 6
const INSURED_DAYS = 365
const LISTED_DAYS = 96

/** Creates the missing demo shops, with some own work in their next weeks. Touches nothing else. */
export async function makeDemoShops(req: PayloadRequest, now: Date): Promise<string[]> {
  const made: string[] = []
  await lock(req, 'demo-shops')
  for (const { reserved, rates, ...facts } of DEMO_SHOPS) {
    const { totalDocs } = await req.payload.db.count({
      collection: 'fabricators',
      where: { and: [{ name: { equals: facts.name } }, { demo: { equals: true } }] },
      req,
    })
    if (totalDocs > 0) continue
    const insuredUntil = dayFrom(now, INSURED_DAYS)
    // Orders go to a company; an operator invites its people.
    const company = await makeCompany(req, facts.name, 'fabricator')
    const { id } = await req.payload.db.create({
      collection: 'fabricators',
      data: { ...RECORD, ...DEMO_MACHINES, ...facts, company, status: 'active', insuredUntil, demo: true },
      req,
    })
    await keepOwnWork(req, String(id), reserved, now)
    await approveDemoPrices(req, String(id), rates, now)
    made.push(facts.name)
  }
  return made
}

/** The price list of a demo shop, which has nobody to propose it. It began before the oldest demo order. */
async function approveDemoPrices(req: PayloadRequest, fabricator: string, rates: ShopRates, now: Date): Promise<void> {
  const price = await proposePrice(req, { fabricator, from: dayFrom(now, -LISTED_DAYS), rates, note: '', proposedBy: 'Demo data' })
  await closePrice(req, price, { status: 'approved', by: 'Demo data', reason: 'Demo data' })
}

/** Own work in the next weeks of a demo shop, decreasing each week. */
export async function keepOwnWork(req: PayloadRequest, fabricatorId: string, reserved: number, now: Date): Promise<void> {
  const weeks = Array.from({ length: BUSY_WEEKS }, (_, at) => ({
    week: addWeeks(weekStartOf(now), at),
    units: Math.round(reserved * (1 - at / BUSY_WEEKS)),
  }))
  const database = await transactionOf(req)
  await database.execute(sql`
    insert into capacity_weeks (fabricator_id, week, reserved_units, note)
    select ${fabricatorId}::uuid, week, units, 'Other work (demo)' from jsonb_to_recordset(${JSON.stringify(weeks)}::jsonb) as w(week date, units int)`)
}

/** Demo shops for an empty network, once; a deployment starts with none. */
export function seedFabricators(payload: BasePayload): Promise<string[]> {
  return seedOnce(
    payload,
    'network-operators',
    async (req) => (await payload.count({ collection: 'fabricators', where: { demo: { not_equals: true } }, req })).totalDocs === 0,
    (req) => makeDemoShops(req, new Date()),
  )
}
