import { dayFrom } from '@framewell/domain/dates/businessDays'
import { addWeeks, weekStartOf } from '@framewell/domain/network/capacityWeek'
import { sql } from '@payloadcms/db-postgres'
import type { BasePayload, PayloadRequest } from 'payload'
import { makeCompany } from '../parties/members'
import { lock } from '../platform/database/lock'
import { transactionOf } from '../platform/database/transactionOf'
import { seedOnce } from '../platform/seeds/seedOnce'

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

/** Shops for trying out the product, marked as demo data; invented, with invented records, placed in towns with their coordinates. */
export const DEMO_SHOPS = [
  {
    name: 'Miami Valley Framing (demo)',
    address: 'Dayton, OH',
    latitude: 39.7589,
    longitude: -84.1916,
    weeklyCapacity: 40,
    reserved: 22,
    isPreferred: true,
    finishedOrders: 48,
    onTimeOrders: 47,
    inspections: 48,
    passedInspections: 47,
  },
  {
    name: 'Scioto Rollform (demo)',
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
    address: 'Denver, CO',
    latitude: 39.7392,
    longitude: -104.9903,
    weeklyCapacity: 28,
    reserved: 15,
    unitCents: 101_000,
    finishedOrders: 19,
    onTimeOrders: 17,
    inspections: 19,
    passedInspections: 18,
  },
  {
    ...FAR,
    name: 'Gulf Coast Panel (demo)',
    address: 'Houston, TX',
    latitude: 29.7604,
    longitude: -95.3698,
    weeklyCapacity: 50,
    reserved: 31,
    unitCents: 93_500,
    finishedOrders: 34,
    onTimeOrders: 31,
    inspections: 34,
    passedInspections: 32,
  },
  {
    ...FAR,
    name: 'Piedmont Rollform (demo)',
    address: 'Charlotte, NC',
    latitude: 35.2271,
    longitude: -80.8431,
    weeklyCapacity: 32,
    reserved: 20,
    unitCents: 96_000,
    finishedOrders: 27,
    onTimeOrders: 25,
    inspections: 27,
    passedInspections: 25,
  },
  {
    ...FAR,
    name: 'Sonoran Steel Frame (demo)',
    address: 'Phoenix, AZ',
    latitude: 33.4484,
    longitude: -112.074,
    weeklyCapacity: 24,
    reserved: 6,
    unitCents: 98_000,
    finishedOrders: 0,
    onTimeOrders: 0,
    inspections: 0,
    passedInspections: 0,
  },
  {
    ...FAR,
    name: 'Willamette Truss (demo)',
    address: 'Portland, OR',
    latitude: 45.5152,
    longitude: -122.6784,
    weeklyCapacity: 22,
    reserved: 17,
    unitCents: 105_500,
    finishedOrders: 12,
    onTimeOrders: 11,
    inspections: 12,
    passedInspections: 11,
  },
] as const

/** Weeks of own work in the demo shops' calendars. */
const BUSY_WEEKS = 6
const INSURED_DAYS = 365

/** Creates the missing demo shops, with some own work in their next weeks. Touches nothing else. */
export async function makeDemoShops(req: PayloadRequest, now: Date): Promise<string[]> {
  const made: string[] = []
  await lock(req, 'demo-shops')
  for (const { reserved, ...facts } of DEMO_SHOPS) {
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
    made.push(facts.name)
  }
  return made
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
    select ${fabricatorId}::uuid, week, units, 'Demo work of its own' from jsonb_to_recordset(${JSON.stringify(weeks)}::jsonb) as w(week date, units int)`)
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
