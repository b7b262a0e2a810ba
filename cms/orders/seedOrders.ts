import { CREDIT_APPLICATION_DEFAULTS } from '@framewell/domain/credit/application'
import { MAX_CREDIT_LIMIT } from '@framewell/domain/credit/operatorCalls'
import { dayFrom } from '@framewell/domain/dates/businessDays'
import { dollarsOfCents } from '@framewell/domain/money/cents'
import { signOrder as signOrderCall } from '@framewell/domain/orders/orderCalls'
import { placeOrder as placeOrderCall } from '@framewell/domain/orders/placing'
import { hasReached, RECORDED_STAGES } from '@framewell/domain/orders/stages'
import { acceptOrder as acceptOrderCall, recordStage as recordStageCall } from '@framewell/domain/orders/workCalls'
import { getWaiverText as getWaiverTextCall, signWaiver as signWaiverCall } from '@framewell/domain/payments/billingCalls'
import { completePhase as completePhaseCall } from '@framewell/domain/payments/phaseCalls'
import { PHASE_STAGES, PHASES, type Phase } from '@framewell/domain/payments/phases'
import { requestSteelQuote as requestSteelQuoteCall } from '@framewell/domain/quotes/quoteCalls'
import { EMPTY_STEEL_CONFIGURATION, priceSteelConfiguration, type SteelConfiguration } from '@framewell/domain/quotes/steelConfiguration'
import { sql } from '@payloadcms/db-postgres'
import type { BasePayload, PayloadRequest } from 'payload'
import { demoAccount } from '../accounts/demoAccount'
import { currentPriceBook } from '../catalog/priceBooks'
import { currentPolicy } from '../credit/creditPolicies'
import { decisionLinks } from '../credit/decisionLinks'
import { addMember, makeCompany, personFor } from '../parties/members'
import type { Account } from '../payload-types'
import { getWaiverText, signWaiver } from '../payments/billing/waiverCalls'
import { completePhase } from '../payments/projects/completePhase'
import { transactionOf } from '../platform/database/transactionOf'
import { contextFor } from '../platform/seeds/contextFor'
import { seedOnce } from '../platform/seeds/seedOnce'
import { requestSteelQuote } from '../quotes/requestSteelQuote'
import { acceptOrder } from './acceptOrder'
import { DEMO_ORDERS, type DemoOrder } from './demoOrders'
import { makeEngineer, seedReview } from './engineering/seedReview'
import { placeOrder } from './placeOrder'
import { recordStage } from './recordStage'
import { signOrder } from './signOrder'

const DAY_MS = 86_400_000
/** Longer ago than the demo's oldest order. */
const OWNERS_DAYS = 120
const BUILDER = 'Hale Rental Homes (demo)'
const SHOP = 'Miami Valley Framing (demo)'

/**
 * A few orders of a demo builder at demo shops, made by the operations that make every order. Runs once, and only if there are no orders
 * and only demo shops.
 */
export function seedOrders(payload: BasePayload, now = new Date()): Promise<string[]> {
  return seedOnce(payload, 'orders', isEmpty, async (req) => {
    // Sequential: they share the transaction's connection.
    const builder = await demoAccount(req, 'builder')
    const shop = await demoAccount(req, 'partner')
    const operator = await demoAccount(req, 'operator')
    const engineer = await demoAccount(req, 'engineer')
    if (!builder || !shop || !operator || !engineer) return []
    req.context.seeding = true
    await makeBuilder(req, builder, now)
    await giveShop(req, shop)
    const license = await makeEngineer(req, engineer, operator, now)
    await backdateOwners(req, now)
    const made: string[] = []
    for (const demo of DEMO_ORDERS) made.push(await makeOrder(req, { builder, shop, operator, engineer, license }, demo, now))
    return made
  })
}

/** Backdates the demo accounts' memberships to before their orders, so that they can change the payment account. */
async function backdateOwners(req: PayloadRequest, now: Date): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`update memberships set created_at = ${new Date(now.getTime() - OWNERS_DAYS * DAY_MS).toISOString()}::timestamptz`)
}

async function isEmpty(req: PayloadRequest): Promise<boolean> {
  const orders = await req.payload.count({ collection: 'orders', req })
  const shops = await req.payload.count({ collection: 'fabricators', where: { demo: { not_equals: true } }, req })
  const demoShops = await req.payload.count({ collection: 'fabricators', where: { demo: { equals: true } }, req })
  return orders.totalDocs === 0 && shops.totalDocs === 0 && demoShops.totalDocs > 0
}

/** The demo builder's company, with the credit that an operator grants to high-volume builders. */
async function makeBuilder(req: PayloadRequest, { name, email }: Account, now: Date): Promise<void> {
  const company = await makeCompany(req, BUILDER, 'builder')
  await addMember(req, company, await personFor(req, { name, email }), 'owner')
  const { version } = await currentPolicy(req)
  await req.payload.db.create({
    collection: 'credit-applications',
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
      tokenHash: decisionLinks.hashFor(company),
    },
    req,
    returning: false,
  })
}

/** The demo partner owns the nearest demo shop. */
async function giveShop(req: PayloadRequest, { name, email }: Account): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'fabricators',
    where: { name: { equals: SHOP }, demo: { equals: true } },
    depth: 0,
    overrideAccess: true,
    req,
  })
  const company = docs[0]?.company
  if (typeof company !== 'string') throw new Error(`${SHOP} has no company`)
  await addMember(req, company, await personFor(req, { name, email }), 'owner')
}

interface DemoPeople {
  readonly builder: Account
  readonly shop: Account
  readonly operator: Account
  readonly engineer: Account
  /** The engineer's, by ID. */
  readonly license: string
}

async function makeOrder(
  req: PayloadRequest,
  { builder, shop, operator, engineer, license }: DemoPeople,
  { plan, daysAgo, deliverInDays, stage, review, ...site }: DemoOrder,
  today: Date,
): Promise<string> {
  const start = new Date(today.getTime() - daysAgo * DAY_MS)
  req.user = { ...builder, collection: 'accounts' }
  const answers = await kitOf(req, plan)
  const quoted = await requestSteelQuote(contextFor(req, requestSteelQuoteCall, start), requestSteelQuoteCall.input.parse(answers))
  if (quoted instanceof Response) throw new Error('A quote answers no file')
  const deliverBy = dayFrom(start, deliverInDays)
  const asked = placeOrderCall.input.parse({ source: { kind: 'quote', id: quoted.quote.id }, deliverBy, ...site })
  const placed = await placeOrder(contextFor(req, placeOrderCall, start), asked)
  if (placed instanceof Response) throw new Error('An order answers no file')
  const { number, form, fabricator } = placed.order
  const database = await transactionOf(req)
  // Its dates are in the past; its slot is held from now on like a new order's.
  await database.execute(sql`update capacity_holds set expires_at = now() + interval '3 days' where reference = ${number}`)
  await database.execute(sql`update orders set demo = true where number = ${number}`)
  if (stage === null) return number
  const signing = signOrderCall.input.parse({ orderId: number, name: builder.name, textHash: form.textHash })
  await signOrder(contextFor(req, signOrderCall, hoursLater(start, 5)), signing)
  // As in production: a shop with members acts for itself, an operator for the others.
  const maker = fabricator.name === SHOP ? shop : operator
  req.user = { ...maker, collection: 'accounts' }
  await acceptOrder(contextFor(req, acceptOrderCall, hoursLater(start, 20)), acceptOrderCall.input.parse({ orderId: number }))
  if (review) await seedReview(req, { orderId: number, license, operator, engineer, review }, hoursLater(start, 22))
  const stages = RECORDED_STAGES.filter((each) => hasReached(stage, each))
  // Spread over the days since, with the last one yesterday.
  const step = ((daysAgo - 2) * DAY_MS) / Math.max(1, stages.length)
  for (const [at, each] of stages.entries()) {
    const time = new Date(start.getTime() + DAY_MS + (at + 1) * step)
    // Framewell records the last inspection.
    const recorder = each === 'completion_qa' ? operator : maker
    req.user = { ...recorder, collection: 'accounts' }
    const recording = recordStageCall.input.parse({ orderId: number, stage: each, inspectionPassed: true })
    await recordStage(contextFor(req, recordStageCall, time), recording)
    const phase = PHASES.find((one) => PHASE_STAGES[one] === each)
    // Only the demo partner's shop has somebody who can sign; the other shop's money waits for its waiver.
    if (phase && fabricator.name === SHOP) await releasePhase(req, { shop, operator }, { projectId: number, phase }, hoursLater(time, 2))
  }
  return number
}

/** The shop signs the waiver of a phase and the operator completes the phase: its money leaves escrow. */
async function releasePhase(
  req: PayloadRequest,
  { shop, operator }: { readonly shop: Account; readonly operator: Account },
  { projectId, phase }: { readonly projectId: string; readonly phase: Phase },
  time: Date,
): Promise<void> {
  req.user = { ...shop, collection: 'accounts' }
  const waiver = { projectId, phase, condition: 'conditional' }
  const text = await getWaiverText(contextFor(req, getWaiverTextCall, time), getWaiverTextCall.input.parse(waiver))
  if (text instanceof Response) throw new Error("A waiver's text answers no file")
  const signing = signWaiverCall.input.parse({ ...waiver, signature: shop.name, title: 'Owner', textHash: text.textHash })
  await signWaiver(contextFor(req, signWaiverCall, time), signing)
  req.user = { ...operator, collection: 'accounts' }
  const completing = completePhaseCall.input.parse({ projectId, phase, notes: 'Demo data: accepted for the builder' })
  await completePhase(contextFor(req, completePhaseCall, time), completing)
}

async function kitOf(req: PayloadRequest, selectedPlan: string) {
  const book = await currentPriceBook(req)
  const { steel } = book
  const answers: SteelConfiguration = {
    ...EMPTY_STEEL_CONFIGURATION,
    planType: 'catalog',
    selectedPlan,
    foundation: steel.foundation[0]?.id ?? null,
    steelFrame: steel.steelFrame[0]?.id ?? null,
    sheathing: steel.sheathing[0]?.id ?? null,
    roofing: steel.roofing[0]?.id ?? null,
  }
  const priced = priceSteelConfiguration(book, answers)
  if (!priced.ok) throw new Error(priced.message)
  return { ...answers, totalPrice: dollarsOfCents(priced.price.totalCents) }
}

function hoursLater(time: Date, hours: number): Date {
  return new Date(time.getTime() + hours * 3_600_000)
}
