import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { initialPolicy } from '../credit/initialPolicy'
import { paymentTermsFor } from '../credit/paymentTerms'
import { TIERS } from '../credit/tier'
import { addBusinessDays, closedBecause, companyDay } from '../dates/businessDays'
import { frameModel } from '../framing/frameModel'
import { shopLead } from '../network/leadTime'
import { INITIAL_ROUTING_POLICY } from '../network/routingPolicy'
import { MILESTONES, productionProgress } from '../production/milestones'
import { etaAccuracy, expectedStages, type ShopRecordOfStages } from './eta'
import { openLimitCents, orderPayment } from './orderPayment'
import { productionMilestones } from './productionMilestones'
import { projectNeeds } from './projectNeeds'
import { dashboardStages, nextStage, ORDER_STAGES, ORDER_STATUSES, type OrderStage, progressPercentage } from './stages'
import { actOnOrder, canBeRerouted, changeRefusal, type OrderState, recordOrderStage } from './transitions'

const aStage = fc.constantFrom(...ORDER_STAGES)
const aState = fc.record({ status: fc.constantFrom(...ORDER_STATUSES), stage: aStage })
const anAction = fc.oneof(
  fc.record({
    action: fc.constantFrom('sign', 'fund', 'hold', 'resume', 'cancel'),
    by: fc.constantFrom('builder', 'operator'),
    needsFunds: fc.boolean(),
  }),
  fc.record({ stage: aStage }),
)
const at = (stage: OrderState['stage']) => ORDER_STAGES.indexOf(stage)
const aTime = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 0, 1) }).map((ms) => new Date(ms))

describe('an order', () => {
  it('only moves forward, one stage at a time, for any sequence of actions', () => {
    fc.assert(
      fc.property(fc.array(anAction, { maxLength: 60 }), (actions) => {
        let state: OrderState = { status: 'awaiting_signature', stage: 'qualification_approved' }
        for (const one of actions) {
          const outcome = 'stage' in one ? recordOrderStage(state, one.stage) : actOnOrder(state, one.action, one)
          if ('refusal' in outcome) continue
          const closed = state.status === 'cancelled' || state.status === 'completed'
          expect(closed).toBe(false)
          expect([0, 1]).toContain(at(outcome.state.stage) - at(state.stage))
          // Nothing is fabricated before it is signed and paid as agreed.
          if (at(outcome.state.stage) > 1 && outcome.state.stage !== state.stage) expect(state.status).toBe('active')
          if (outcome.state.status === 'completed') expect(outcome.state.stage).toBe('completion_qa')
          state = outcome.state
        }
      }),
    )
  })

  it('accepts exactly the next stage while active, and none otherwise', () => {
    fc.assert(
      fc.property(aState, aStage, (state, stage) => {
        const outcome = recordOrderStage(state, stage)
        expect('state' in outcome).toBe(state.status === 'active' && nextStage(state.stage) === stage)
      }),
    )
  })

  it('can be canceled by its builder before fabrication only, by an operator until shipment', () => {
    fc.assert(
      fc.property(aState, (state) => {
        const open = state.status !== 'cancelled' && state.status !== 'completed'
        expect('state' in actOnOrder(state, 'cancel', { by: 'builder' })).toBe(open && at(state.stage) < at('fabrication_started'))
        expect('state' in actOnOrder(state, 'cancel', { by: 'operator' })).toBe(open && at(state.stage) < at('in_transit'))
        expect(canBeRerouted(state)).toBe(open && at(state.stage) < at('fabrication_started'))
        if (changeRefusal(state) === undefined) expect(canBeRerouted(state)).toBe(true)
      }),
    )
  })
})

const NOT_REQUIRED = { step: 'pending', words: 'Not reviewed by an engineer: not required by policy' } as const

describe('views of the ten stages', () => {
  it('never move back, have at most one stage in progress, and end completed', () => {
    for (const [index, stage] of ORDER_STAGES.entries()) {
      for (const checked of [true, false]) {
        const five = dashboardStages(stage, NOT_REQUIRED, checked)
        expect(five.filter(({ state }) => state === 'in_progress').length).toBeLessThanOrEqual(1)
        expect(five[1]).toEqual({ stage: 'engineering_review', state: 'pending', note: NOT_REQUIRED.words })
        expect(five.find(({ stage: each }) => each === 'quality_control')?.state === 'completed').toBe(checked)
        expect(
          five
            .map(({ state }) => state)
            .filter((_, index) => ![1, 3].includes(index))
            .join(),
        ).toMatch(/^(completed,?)*(in_progress,?)?(pending,?)*$/)
      }
      const milestones = productionMilestones(stage, [], null)
      expect(milestones[0]).toMatchObject({ id: 'design-review', status: 'pending', completedDate: null, estimatedDate: null })
      const before = ORDER_STAGES[index - 1]
      if (before) {
        expect(productionProgress(milestones)).toBeGreaterThanOrEqual(productionProgress(productionMilestones(before, [], null)))
        expect(progressPercentage(stage)).toBeGreaterThan(progressPercentage(before))
      }
    }
    const fabrication = (stage: OrderStage) => dashboardStages(stage, NOT_REQUIRED, false)[2]?.state
    expect(fabrication('order_placed'), 'nobody has begun').toBe('pending')
    expect(fabrication('fabrication_started')).toBe('in_progress')
    expect(dashboardStages('completion_qa', NOT_REQUIRED, false).map(({ state, note }) => note ?? state)).toEqual([
      'completed',
      NOT_REQUIRED.words,
      'completed',
      'No quality check recorded',
      'completed',
    ])
    expect(productionMilestones('completion_qa', [], '2026-11-22').every(({ status }) => status === 'completed')).toBe(true)
    expect(productionMilestones('qualification_approved', [], null).map(({ id }) => id)).toEqual(MILESTONES.map(({ id }) => id))
  })
})

describe('expected days', () => {
  const aRecord = fc.dictionary(aStage, fc.record({ times: fc.integer({ min: 0, max: 50 }), days: fc.integer({ min: 0, max: 900 }) }))
  const someWeeks = fc.array(fc.constantFrom('2026-11-23', '2026-11-30', '2027-01-04'), { maxLength: 3 })
  const ready = INITIAL_ROUTING_POLICY
  const lead = (record: ShopRecordOfStages = {}) => shopLead(INITIAL_ROUTING_POLICY, 58, record)

  it("are business days in order, never before today, the shop's weeks, payment or engineering", () => {
    fc.assert(
      fc.property(aStage, aTime, aTime, someWeeks, aRecord, fc.boolean(), (stage, reached, now, weeks, record, paid) => {
        const fundedOn = paid ? companyDay(reached) : null
        const facts = { stage, reachedAt: reached.toISOString(), weeks, record, lead: lead(record), ready, fundedOn }
        const expected = expectedStages(facts, companyDay(now))
        expect(expected.map((each) => each.stage)).toEqual(ORDER_STAGES.slice(at(stage) + 1))
        const days = expected.map((each) => each.at.slice(0, 10))
        expect([...days].sort()).toEqual(days)
        for (const day of days) {
          expect(day >= companyDay(now)).toBe(true)
          expect(closedBecause(day)).toBeUndefined()
        }
        const started = expected.find((each) => each.stage === 'fabrication_started')
        const paidOn = fundedOn ?? addBusinessDays(companyDay(now), ready.fundingDays)
        if (started) expect(started.at.slice(0, 10) > addBusinessDays(paidOn, ready.engineeringDays)).toBe(true)
        const complete = expected.find((each) => each.stage === 'fabrication_complete')
        for (const week of complete ? weeks : []) expect(complete?.at.slice(0, 10) >= week).toBe(true)
      }),
    )
  })

  it('say what they follow from, and are later at a slower shop', () => {
    const facts = { stage: 'kit_packaged', reachedAt: '2026-11-22T08:00:00.000Z', weeks: [], ready, fundedOn: '2026-11-02' } as const
    const today = companyDay(new Date(facts.reachedAt))
    const record = { in_transit: { times: 10, days: 60 } }
    const [usual] = expectedStages({ ...facts, record: {}, lead: lead() }, today)
    const [slow] = expectedStages({ ...facts, record, lead: lead(record) }, today)
    expect(usual).toEqual({ stage: 'in_transit', at: '2026-11-24T12:00:00.000Z', why: '1 business day to load' })
    expect(slow).toMatchObject({ at: '2026-11-30T12:00:00.000Z', why: "4 business days to load, by the shop's last 10 orders" })
  })

  it('are compared with actual times', () => {
    expect(etaAccuracy([])).toEqual({ measured: 0, meanDaysOff: null, withinADay: null })
    const day = (count: number) => new Date(Date.UTC(2026, 10, 1 + count)).toISOString()
    const kept = [
      { expectedAt: day(0), reachedAt: day(0) },
      { expectedAt: day(3), reachedAt: day(0) },
    ]
    expect(etaAccuracy(kept)).toEqual({ measured: 2, meanDaysOff: 1.5, withinADay: 0.5 })
  })
})

describe("an order's price", () => {
  it('is paid before fabrication or on credit, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), fc.constantFrom(...TIERS), (priceCents, tier) => {
        const { depositCents, creditCents } = orderPayment(priceCents, paymentTermsFor(initialPolicy, tier))
        expect(depositCents + creditCents).toBe(priceCents)
        if (tier === 'Prepay') expect(creditCents).toBe(0)
        if (tier === 'Premium') expect(depositCents).toBe(0)
      }),
    )
    expect(openLimitCents(100, 250)).toBe(0)
  })
})

describe("a frame's requirements", () => {
  it('are met by an ordinary shop for every catalog plan: it rolls up to 6 in deep and 40 ft long', () => {
    for (const { layout } of INITIAL_PLANS) {
      const { webs, mils, longestMemberFeet } = projectNeeds(frameModel(layout))
      expect(['350', '362', '550', '600']).toEqual(expect.arrayContaining(webs))
      expect([33, 43, 54, 68]).toEqual(expect.arrayContaining(mils))
      expect(longestMemberFeet).toBeGreaterThan(8)
      expect(longestMemberFeet).toBeLessThanOrEqual(40)
    }
  })
})
