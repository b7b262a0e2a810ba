import { sql } from '@payloadcms/db-postgres'
import type { BasePayload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isDemoBank } from '../payments/bank/seedHouseBank'
import { lock } from '../platform/database/lock'
import { transactionOf } from '../platform/database/transactionOf'
import { seedOnce } from '../platform/seeds/seedOnce'
import { takeInTime } from '../platform/seeds/takeInTime'
import { DEMO_ORDERS } from './demoOrders'
import { demoPeople, equipDemoPeople } from './demoPeople'
import { demoOrderSteps } from './makeDemoOrder'

/** Orders of a demo builder at demo shops. Runs once, and only if there are no orders. */
export function seedOrders(payload: BasePayload, now = new Date()): Promise<string[]> {
  return seedOnce(
    payload,
    'orders',
    async (req) => (await payload.count({ collection: 'orders', req })).totalDocs === 0 && (await isDemo(req)),
    (req) => makeDemoOrders(req, now),
  )
}

/**
 * Makes the missing demo orders by the operations that make every order. Only with demo shops, the demo accounts and the demo's own bank
 * account: nothing reaches a real shop or a real ledger.
 * @returns their numbers
 */
export async function makeDemoOrders(req: PayloadRequest, now: Date): Promise<string[]> {
  await lock(req, 'demo-orders')
  const people = await demoPeople(req)
  if (!people || !(await isDemo(req))) return []
  const there = await demoSites(req)
  const missing = DEMO_ORDERS.filter(({ siteAddress }) => !there.includes(siteAddress))
  const { user } = req
  req.context.seeding = true
  const license = there.length === 0 ? await equipDemoPeople(req, people, now) : undefined
  const made = await takeInTime(
    req,
    missing.map((demo) => demoOrderSteps(req, people, license, demo, now)),
  )
  req.context.seeding = false
  req.user = user
  return made
}

async function isDemo(req: PayloadRequest): Promise<boolean> {
  return (await isDemoBank(req)) && (await hasOnlyDemoShops(req))
}

async function hasOnlyDemoShops(req: PayloadRequest): Promise<boolean> {
  const shops = await req.payload.count({ collection: 'fabricators', where: { demo: { not_equals: true } }, req })
  const demoShops = await req.payload.count({ collection: 'fabricators', where: { demo: { equals: true } }, req })
  return shops.totalDocs === 0 && demoShops.totalDocs > 0
}

async function demoSites(req: PayloadRequest): Promise<string[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select site_address as site from orders where demo`)
  return z
    .array(z.object({ site: z.string() }))
    .parse(rows)
    .map(({ site }) => site)
}
