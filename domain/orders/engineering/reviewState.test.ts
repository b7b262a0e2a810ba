import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dashboardStages, hasReached, ORDER_STAGES } from '../stages'
import { recordOrderStage } from '../transitions'
import { licenseRefusal } from './license'
import { approvalRefusal, blocksFabrication, REVIEW_STATES, type ReviewRecord, reviewState, reviewStatus, reviewStep } from './reviewState'

const APPROVAL = {
  revision: 2,
  engineer: 'Olive Stone',
  licenseNumber: '98765',
  licenseState: 'OH',
  approvedAt: '2026-11-27T15:00:00.000Z',
  voidedAt: null,
} as const
const POLICY = { required: true, reason: 'Every frame is reviewed.' }
const NONE: ReviewRecord = { policy: POLICY, engineer: null, openQuestions: 0, approval: null }
const MODEL = { modelHash: 'a'.repeat(64), hasSite: true }

const anApproval = fc.record({
  revision: fc.integer({ min: 1, max: 9 }),
  engineer: fc.constantFrom('Olive Stone', 'Noor Haddad'),
  licenseNumber: fc.constant('98765'),
  licenseState: fc.constant('OH'),
  approvedAt: fc.constant(APPROVAL.approvedAt),
  voidedAt: fc.constantFrom(null, '2026-11-28T15:00:00.000Z'),
})
const aRecord: fc.Arbitrary<ReviewRecord> = fc.record({
  policy: fc.option(fc.record({ required: fc.boolean(), reason: fc.constant('Because') })),
  engineer: fc.option(fc.constant('Olive Stone')),
  openQuestions: fc.nat(3),
  approval: fc.option(anApproval),
})
const aStage = fc.constantFrom(...ORDER_STAGES)

describe('the engineering review of an order', () => {
  it('says what is on record, and no more', () => {
    const words = (record: Partial<ReviewRecord>) => reviewStatus({ ...NONE, ...record }).words
    expect(words({ policy: null })).toBe('Not reviewed by an engineer')
    expect(words({ policy: { required: false, reason: 'No' } })).toBe('Not reviewed by an engineer: not required by policy')
    expect(words({})).toBe('Not reviewed by an engineer: waiting for an engineer')
    expect(words({ engineer: 'Olive Stone' })).toBe('Not reviewed by an engineer: assigned to Olive Stone')
    expect(words({ engineer: 'Olive Stone', openQuestions: 2 })).toBe(
      'Not reviewed by an engineer: assigned to Olive Stone, 2 questions open',
    )
    expect(words({ approval: APPROVAL })).toBe(
      'Approved by an engineer: the frame of revision 2 at its site and loads, Olive Stone, license 98765 (OH), November 27, 2026',
    )
    expect(words({ approval: { ...APPROVAL, voidedAt: '2026-11-28T15:00:00.000Z' } })).toBe(
      'Engineer’s approval is void: the model changed on November 28, 2026 (was the frame of revision 2 at its site and loads, Olive Stone, license 98765 (OH), November 27, 2026)',
    )
  })

  it('lets fabrication start exactly when no policy asks for it or a valid approval is on record', () => {
    fc.assert(
      fc.property(aRecord, (record) => {
        const valid = record.approval !== null && record.approval.voidedAt === null
        const blocks = blocksFabrication(record)
        expect(blocks).toBe(record.policy?.required === true && !valid)
        const outcome = recordOrderStage({ status: 'active', stage: 'order_placed', awaitsReview: blocks }, 'fabrication_started')
        expect('state' in outcome).toBe(!blocks)
        if ('refusal' in outcome) expect(outcome.refusal).toBe('notApproved')
      }),
    )
  })

  it('is approved only by an approval, and says so only then', () => {
    fc.assert(
      fc.property(aRecord, (record) => {
        const { state, words } = reviewStatus(record)
        expect(REVIEW_STATES).toContain(state)
        expect(state === 'approved').toBe(record.approval !== null && record.approval.voidedAt === null)
        expect(words.startsWith('Approved')).toBe(state === 'approved')
        expect(state === 'not_required').toBe(!record.approval && !record.engineer && record.policy?.required === false)
      }),
    )
  })

  it('holds no stage after fabrication up', () => {
    fc.assert(
      fc.property(aStage, fc.boolean(), (stage, awaitsReview) => {
        const next = ORDER_STAGES[ORDER_STAGES.indexOf(stage) + 1]
        if (!next || next === 'fabrication_started') return
        expect(recordOrderStage({ status: 'active', stage, awaitsReview }, next)).toEqual(
          recordOrderStage({ status: 'active', stage }, next),
        )
      }),
    )
  })

  it('is one of the five stages: at most one is in progress, and fabrication is not while a review is', () => {
    fc.assert(
      fc.property(aRecord, aStage, fc.boolean(), (record, stage, checked) => {
        const status = reviewStatus(record)
        const five = dashboardStages(stage, reviewStep(status, stage), checked)
        expect(five.filter(({ state }) => state === 'in_progress').length).toBeLessThanOrEqual(1)
        expect(five[1]?.note).toBe(status.words)
        expect(five[1]?.state === 'completed').toBe(status.state === 'approved')
        if (hasReached(stage, 'fabrication_started')) expect(five[1]?.state).not.toBe('in_progress')
      }),
    )
  })
})

describe('an approval', () => {
  it('is refused once approved, while a question is open, without a site, and of another model', () => {
    const assigned = { ...NONE, engineer: 'Olive Stone' }
    const refused = (record: ReviewRecord, model: object = {}, seen = MODEL.modelHash) =>
      approvalRefusal(record, { ...MODEL, ...model }, seen)
    expect(refused(assigned)).toBeUndefined()
    expect(refused({ ...assigned, approval: APPROVAL })).toBe('alreadyApproved')
    expect(refused({ ...assigned, openQuestions: 1 })).toBe('questionsOpen')
    expect(refused(assigned, { hasSite: false })).toBe('noSite')
    expect(refused(assigned, {}, 'b'.repeat(64))).toBe('modelChanged')
    const voided = { ...assigned, approval: { ...APPROVAL, voidedAt: '2026-11-28T15:00:00.000Z' } }
    expect(reviewState(voided)).toBe('void')
    expect(refused(voided)).toBeUndefined()
  })

  it('needs a license of the site’s state that is valid that day', () => {
    const license = { number: '98765', state: 'OH', expiresOn: '2026-12-31', companies: ['firm'] }
    const aDay = fc.constantFrom('2026-12-30', '2026-12-31', '2027-01-01')
    fc.assert(
      fc.property(fc.constantFrom('OH', 'TX', null), aDay, (state, today) => {
        const refusal = licenseRefusal(license, { state, parties: ['builder', 'shop'] }, today)?.refusal
        expect(refusal).toBe(
          state === null ? 'unknownState' : state !== 'OH' ? 'licenseElsewhere' : today > license.expiresOn ? 'licenseExpired' : undefined,
        )
      }),
    )
    const texas = { state: 'TX', parties: [] }
    expect(licenseRefusal(license, texas, '2026-11-27')?.more?.detail).toBe('License 98765 is from Ohio. The site is in Texas.')
  })
  it('is never by somebody who belongs to the builder or the shop', () => {
    const ohio = { state: 'OH', parties: ['builder', 'shop'] }
    for (const companies of [
      ['firm', 'builder'],
      ['shop', 'firm'],
    ]) {
      const license = { number: '98765', state: 'OH', expiresOn: '2026-12-31', companies }
      expect(licenseRefusal(license, ohio, '2026-11-27')?.refusal).toBe('ownOrder')
    }
  })
})
