import { dayFrom } from '@framewell/domain/dates/businessDays'
import { dollarsOfCents } from '@framewell/domain/money/cents'
import { signOrder as signOrderCall } from '@framewell/domain/orders/orderCalls'
import { placeOrder as placeOrderCall } from '@framewell/domain/orders/placing'
import { hasReached, RECORDED_STAGES } from '@framewell/domain/orders/stages'
import { acceptOrder as acceptOrderCall, recordStage as recordStageCall } from '@framewell/domain/orders/workCalls'
import { completePhase as completePhaseCall } from '@framewell/domain/payments/phaseCalls'
import { PHASE_STAGES, PHASES, type Phase } from '@framewell/domain/payments/phases'
import { requestSteelQuote as requestSteelQuoteCall } from '@framewell/domain/quotes/quoteCalls'
import { EMPTY_STEEL_CONFIGURATION, priceSteelConfiguration, type SteelConfiguration } from '@framewell/domain/quotes/steelConfiguration'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { currentPriceBook } from '../catalog/priceBooks'
import { completePhase } from '../payments/projects/completePhase'
import { transactionOf } from '../platform/database/transactionOf'
import { contextFor } from '../platform/seeds/contextFor'
import { requestSteelQuote } from '../quotes/requestQuote'
import { acceptOrder } from './acceptOrder'
import { demoMoneyTime, moveDemoMoney } from './demoMoney'
import type { DemoOrder } from './demoOrders'
import { DEMO_SHOP, type DemoPeople } from './demoPeople'
import { seedReview } from './engineering/seedReview'
import { placeOrder } from './placeOrder'
import { recordStage } from './recordStage'
import { signDemoWaiver } from './signDemoWaiver'
import { signOrder } from './signOrder'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const FOR_THE_SHOP = 'Demo data: recorded for the shop'

/**
 * The steps of a demo order up to its stage. Each yields when it happens and is taken when the next one is asked for.
 * @param license the engineer's, by ID; without one nothing is reviewed
 * @returns its number
 */
export async function* demoOrderSteps(
  req: PayloadRequest,
  people: DemoPeople,
  license: string | undefined,
  { plan, daysAgo, deliverInDays, stage, review, money, ...site }: DemoOrder,
  today: Date,
): AsyncGenerator<Date, string> {
  const { builder, shop, operator, engineer } = people
  const start = new Date(today.getTime() - daysAgo * DAY_MS)
  yield start
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
  yield hoursLater(start, 5)
  req.user = { ...builder, collection: 'accounts' }
  const signing = signOrderCall.input.parse({ orderId: number, name: builder.name, textHash: form.textHash })
  await signOrder(contextFor(req, signOrderCall, hoursLater(start, 5)), signing)
  yield hoursLater(start, 20)
  // As in production: a shop with members acts for itself, an operator for the others.
  const maker = fabricator?.name === DEMO_SHOP ? shop : operator
  req.user = { ...maker, collection: 'accounts' }
  const accepting = acceptOrderCall.input.parse({ orderId: number, notes: maker === operator ? FOR_THE_SHOP : '' })
  await acceptOrder(contextFor(req, acceptOrderCall, hoursLater(start, 20)), accepting)
  if (review && license) {
    yield hoursLater(start, 22)
    await seedReview(req, { orderId: number, license, operator, engineer, review }, hoursLater(start, 22))
  }
  const stages = RECORDED_STAGES.filter((each) => hasReached(stage, each))
  // Spread over the days since, with the last one yesterday, before money moves.
  const step = ((daysAgo - 2) * DAY_MS - 4 * HOUR_MS) / Math.max(1, stages.length)
  const moves = money && fabricator?.name === DEMO_SHOP ? { money, time: demoMoneyTime(money, today) } : undefined
  let moved = false
  for (const [at, each] of stages.entries()) {
    const time = new Date(start.getTime() + DAY_MS + (at + 1) * step)
    if (moves && !moved && moves.time < time) {
      yield moves.time
      await moveDemoMoney({ req, people, projectId: number, time: moves.time }, moves.money)
      moved = true
    }
    yield time
    // Framewell records the last inspection.
    const recorder = each === 'completion_qa' ? operator : maker
    req.user = { ...recorder, collection: 'accounts' }
    const notes = recorder === operator ? FOR_THE_SHOP : ''
    const recording = recordStageCall.input.parse({ orderId: number, stage: each, notes, inspectionPassed: true })
    await recordStage(contextFor(req, recordStageCall, time), recording)
    const phase = PHASES.find((one) => PHASE_STAGES[one] === each)
    // Only the demo partner's shop has somebody who can sign; the other shop's money waits for its waiver.
    if (phase && fabricator?.name === DEMO_SHOP) {
      yield hoursLater(time, 2)
      await releasePhase(req, people, { projectId: number, phase }, hoursLater(time, 2))
    }
  }
  if (moves && !moved) {
    yield moves.time
    await moveDemoMoney({ req, people, projectId: number, time: moves.time }, moves.money)
  }
  return number
}

/** The shop signs the waiver of a phase and the operator completes the phase: its money leaves escrow. */
async function releasePhase(
  req: PayloadRequest,
  { shop, operator }: Pick<DemoPeople, 'shop' | 'operator'>,
  { projectId, phase }: { readonly projectId: string; readonly phase: Phase },
  time: Date,
): Promise<void> {
  await signDemoWaiver(req, shop, { projectId, phase }, time)
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
  return new Date(time.getTime() + hours * HOUR_MS)
}
