import { randomUUID } from 'node:crypto'
import { CREDIT_APPLICATION_DEFAULTS } from '@framewell/domain/credit/application'
import { MAX_CREDIT_LIMIT } from '@framewell/domain/credit/operatorCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { demoAccount } from '../accounts/demoAccount'
import { currentPolicy } from '../credit/creditPolicies'
import { decisionLinks } from '../credit/decisionLinks'
import { addMember, makeCompany, personFor } from '../parties/members'
import type { Account } from '../payload-types'
import { transactionOf } from '../platform/database/transactionOf'
import { makeEngineer } from './engineering/seedReview'

const DAY_MS = 86_400_000
/** Longer ago than the demo's oldest order. */
const OWNERS_DAYS = 120
/** Of releases and early payouts before builders have paid; the demo's orders use a small part of it. */
const CREDIT_LIMIT = 500_000_00
const BUILDER = 'Hale Rental Homes (demo)'
/** The demo partner's shop. */
export const DEMO_SHOP = 'Miami Valley Framing (demo)'

/** Who acts in the demo orders. */
export interface DemoPeople {
  readonly builder: Account
  readonly shop: Account
  readonly operator: Account
  readonly superAdmin: Account
  readonly engineer: Account
}

/** The demo accounts that act in the demo orders; undefined where one of them is missing. */
export async function demoPeople(req: PayloadRequest): Promise<DemoPeople | undefined> {
  // Sequential: they share the transaction's connection.
  const builder = await demoAccount(req, 'builder')
  const shop = await demoAccount(req, 'partner')
  const operator = await demoAccount(req, 'operator')
  const superAdmin = await demoAccount(req, 'super_admin')
  const engineer = await demoAccount(req, 'engineer')
  return builder && shop && operator && superAdmin && engineer ? { builder, shop, operator, superAdmin, engineer } : undefined
}

/** Gives the demo accounts what they act with: the builder its credit and Framewell a limit for it, the partner its shop, the engineer a license, whose ID is returned. */
export async function equipDemoPeople(req: PayloadRequest, { builder, shop, operator, engineer }: DemoPeople, now: Date): Promise<string> {
  await makeBuilder(req, builder, now)
  await giveShop(req, shop)
  const license = await makeEngineer(req, engineer, operator, now)
  await backdateOwners(req, [builder, shop], now)
  await limitCredit(req)
  return license
}

/** The limit for releases on trade credit, unless an operator has set one. */
async function limitCredit(req: PayloadRequest): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`update price_settings set credit_limit_cents = ${CREDIT_LIMIT}, updated_at = now() where credit_limit_cents is null`)
}

/**
 * Backdates the memberships of these demo accounts to before their orders, so that they can change where money goes. Nobody else's: a new
 * owner waits.
 */
async function backdateOwners(req: PayloadRequest, owners: readonly Pick<Account, 'email'>[], now: Date): Promise<void> {
  const db = await transactionOf(req)
  const since = new Date(now.getTime() - OWNERS_DAYS * DAY_MS).toISOString()
  for (const { email } of owners)
    await db.execute(sql`
      update memberships set created_at = ${since}::timestamptz where person_id = (select id from people where email = ${email.toLowerCase()})`)
}

/** The demo builder's company, with the credit that an operator grants to high-volume builders. */
async function makeBuilder(req: PayloadRequest, { name, email }: Account, now: Date): Promise<void> {
  const company = await makeCompany(req, BUILDER, 'builder')
  await addMember(req, company, await personFor(req, { name, email }), 'owner')
  const { version } = await currentPolicy(req)
  const id = randomUUID()
  await req.payload.db.create({
    collection: 'credit-applications',
    customID: id,
    data: {
      ...CREDIT_APPLICATION_DEFAULTS,
      contactName: name,
      email,
      companyName: BUILDER,
      projectLocation: 'Dayton, OH',
      assignedTier: 'Premium',
      creditScore: 92,
      assignedCreditLimit: MAX_CREDIT_LIMIT,
      qualificationStatus: 'approved',
      aiSummary: 'Demo data: granted to a builder of volume.',
      improvements: [],
      factors: [],
      policyVersion: version,
      appliedAt: new Date(now.getTime() - 70 * DAY_MS).toISOString(),
      demo: true,
      company,
      tokenHash: decisionLinks.hashFor(id),
    },
    req,
    returning: false,
  })
}

/** The demo partner owns the nearest demo shop. */
async function giveShop(req: PayloadRequest, { name, email }: Account): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'fabricators',
    where: { name: { equals: DEMO_SHOP }, demo: { equals: true } },
    depth: 0,
    overrideAccess: true,
    req,
  })
  const company = docs[0]?.company
  if (typeof company !== 'string') throw new Error(`${DEMO_SHOP} has no company`)
  await addMember(req, company, await personFor(req, { name, email }), 'owner')
}
