import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askRefusal, decidedReview, decidersOf, listedReview, type ReviewFacts, reviewOf, waitingReview } from './reviewRules'
import { REVIEW_STATES } from './reviews'

const asked = { by: 'Eve', at: '2026-11-21T09:00:00.000Z', words: 'For Monday' }
const decided = { by: 'Ana', at: '2026-11-21T10:00:00.000Z', words: 'Good' }
const waiting = { state: 'waiting', approvedWords: null, askedBy: 'eve', asked, decided: null } as const
const FACTS: ReviewFacts = {
  required: true,
  stamp: 'one',
  liveStamp: null,
  review: waiting,
  person: 'ana',
  changedBy: ['eve'],
  approvers: [
    { id: 'ana', name: 'Ana' },
    { id: 'ben', name: 'Ben' },
  ],
}
const approve = { decision: 'approve', words: '', stamp: 'one' } as const

describe('marks a page as ready for review', () => {
  it('where approval is required and there is unapproved text', () => {
    expect(askRefusal({ ...FACTS, review: null })).toBeUndefined()
    expect(askRefusal(FACTS)).toBeUndefined()
    expect(askRefusal({ ...FACTS, required: false })).toEqual({ refusal: 'notRequired' })
    expect(askRefusal({ ...FACTS, liveStamp: 'one' })).toEqual({ refusal: 'nothingToReview' })
    const approved = { ...waiting, state: 'approved', approvedWords: 'one' } as const
    expect(askRefusal({ ...FACTS, review: approved })).toEqual({ refusal: 'alreadyApproved' })
    expect(askRefusal({ ...FACTS, review: approved, stamp: 'two' })).toBeUndefined()
  })
})

describe('a decision', () => {
  it('is made once, by an authorized person, about the text they saw', () => {
    expect(decidedReview(FACTS, approve)).toEqual({ state: 'approved', approvedWords: 'one' })
    expect(decidedReview({ ...FACTS, person: 'eve' }, approve)).toEqual({ refusal: 'notApprover' })
    expect(decidedReview({ ...FACTS, review: { ...waiting, askedBy: 'ana' } }, approve)).toEqual({ refusal: 'ownWork' })
    expect(decidedReview(FACTS, { ...approve, stamp: 'two' })).toEqual({ refusal: 'changedMeanwhile' })
    for (const state of REVIEW_STATES) {
      const outcome = decidedReview({ ...FACTS, review: { ...waiting, state } }, approve)
      expect('refusal' in outcome).toBe(state !== 'waiting')
      expect('review' in waitingReview({ state })).toBe(state === 'waiting')
    }
  })

  it('that sends it back says what to fix, and approves nothing', () => {
    expect(decidedReview(FACTS, { ...approve, decision: 'sendBack' })).toEqual({ refusal: 'wordsNeeded' })
    const sent = decidedReview(FACTS, { decision: 'sendBack', words: 'Name the coating.', stamp: 'one' })
    expect(sent).toEqual({ state: 'sentBack', approvedWords: null })
  })

  it('is always possible for somebody while there is an approver', () => {
    const someone = fc.constantFrom('ana', 'ben', 'cy', 'eve')
    fc.assert(
      fc.property(someone, fc.array(someone), fc.uniqueArray(someone, { minLength: 1 }), (askedBy, changedBy, ids) => {
        const approvers = ids.map((id) => ({ id, name: id }))
        const { deciders } = decidersOf({ ...FACTS, review: { ...waiting, askedBy }, changedBy, approvers })
        expect(deciders.length).toBeGreaterThan(0)
        for (const { id } of deciders) {
          const outcome = decidedReview({ ...FACTS, review: { ...waiting, askedBy }, changedBy, approvers, person: id }, approve)
          expect(outcome).toEqual({ state: 'approved', approvedWords: 'one' })
        }
      }),
    )
  })
})

describe('what a person sees of a review', () => {
  it('names who asked, who decided and who can decide', () => {
    expect(reviewOf(FACTS)).toMatchObject({
      standing: 'waiting',
      asked,
      decided: null,
      own: false,
      mayDecide: true,
      approvers: ['Ana', 'Ben'],
    })
    expect(reviewOf({ ...FACTS, person: 'eve' })).toMatchObject({ own: true, mayDecide: false, whyNot: 'notApprover' })
    const back = { ...waiting, state: 'sentBack', decided } as const
    expect(reviewOf({ ...FACTS, review: back })).toMatchObject({ standing: 'sentBack', asked, decided })
  })

  it('hides a withdrawn request, and an earlier decision after a new request', () => {
    expect(reviewOf({ ...FACTS, review: { ...waiting, state: 'withdrawn' }, person: 'eve' })).toMatchObject({ asked: null, own: false })
    expect(reviewOf({ ...FACTS, review: { ...waiting, decided } }).decided).toBeNull()
  })

  it('lists waiting, approved and returned pages while approval is required', () => {
    for (const state of REVIEW_STATES) {
      const listed = listedReview({ ...FACTS, review: { ...waiting, state } })
      expect(listed === undefined).toBe(state === 'withdrawn' || state === 'published')
    }
    expect(listedReview(FACTS)).toEqual({ standing: 'waiting', asked, decided: null, own: false, mayDecide: true })
    expect(listedReview({ ...FACTS, required: false })).toBeUndefined()
  })
})
