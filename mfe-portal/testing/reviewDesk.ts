import { currentSession } from '@framewell/domain/accounts/session'
import { answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { REVIEW_VIEW_WORDS } from '@framewell/domain/orders/engineering/pin'
import {
  answerReviewQuestion,
  approveRevision,
  askReviewQuestion,
  assignReview,
  getReview,
  getReviewDrawing,
  listReviewMembers,
  listReviews,
  type Review,
  setReviewSite,
  uploadSealedSet,
} from '@framewell/domain/orders/engineering/reviewCalls'
import { approvalRefusal, type ReviewRecord, reviewStatus } from '@framewell/domain/orders/engineering/reviewState'
import { isOwnName } from '@framewell/domain/parties/signer'
import { fakeSessionServer } from '@framewell/remote-kit/testing/fakeSessionServer'

const NOW = new Date().toISOString()
const HASH = 'c'.repeat(64)
const HASH_AT_OTHER_SITE = 'd'.repeat(64)
const ENGINEER = 'Olivia Park'
const REASON = 'Every frame is reviewed before it is made.'
export const REVIEWED_ORDER = 'FW-2026-00042'

const SITE = {
  windMph: 139,
  exposure: 'C',
  snowPsf: 70,
  seismicCategory: 'B',
  adoptedCode: '2018 IRC',
  source: 'Montgomery County building department',
  confirmedBy: ENGINEER,
  confirmedAt: NOW,
} as const

const CHECK = {
  memberCount: 757,
  computedCount: 412,
  failingCount: 3,
  failures: [
    'Studs: axial and bending, 1.41 of the allowable (W1-3-24 and 2 more). Use 54 mil studs. Then 0.98. S100 H1.2, S100-16; D + 0.6W.',
  ],
  unchecked: ['212: Trusses are designed by their engineer.', '133: Tracks, cripples and bridging are not computed.'],
  notChecked: ['trusses', 'bracing and diaphragms', 'connections', 'foundation'],
}

/** A wall of three studs, 8 ft by 8 ft. */
const DRAWING = {
  title: 'Front elevation',
  viewBox: { x: 0, y: -8, width: 8, height: 8 },
  paths: [{ kind: 'stud' as const, d: 'M1 0V-8M4 0V-8M7 0V-8' }],
  labels: [],
  labelSize: 0.3,
}

const MEMBERS: CallOutput<typeof listReviewMembers>['data'] = [
  {
    id: 'W1-3-24',
    role: 'stud',
    result: 'overloaded',
    words: 'Axial and bending, 1.41 of the allowable. Use 54 mil studs. Then 0.98. S100 H1.2, S100-16; D + 0.6W.',
  },
  { id: 'T4-2', role: 'web', result: 'not computed', words: 'Trusses are designed by their engineer.' },
]

interface Facts extends Partial<Pick<Review, 'seenAs' | 'questions' | 'engineers' | 'site' | 'check' | 'open'>> {
  readonly record?: Partial<ReviewRecord>
}

/** A fake of the review's calls for stories that keeps changes, for one order. */
export function reviewDesk({ record: facts = {}, ...instead }: Facts = {}): SendRequest {
  const { seenAs = 'engineer' } = instead
  const desk = fakeSessionServer({ role: seenAs === 'engineer' ? 'partner' : seenAs })
  let record: ReviewRecord = {
    policy: { required: true, reason: REASON },
    engineer: ENGINEER,
    openQuestions: 0,
    approval: null,
    ...facts,
  }
  let review: Omit<Review, 'review' | 'engineer'> = {
    number: REVIEWED_ORDER,
    title: 'The Schiff',
    revision: 1,
    siteAddress: '12 Canal St, Dayton, OH',
    seenAs,
    open: true,
    modelHash: HASH,
    builderSite: [],
    site: SITE,
    check: CHECK,
    questions: [],
    approvals: [],
    engineers: [],
    ...instead,
  }
  const answer = () => {
    record = { ...record, openQuestions: review.questions.filter((question) => question.answer === null).length }
    return { review: { ...review, engineer: record.engineer, review: reviewStatus(record) } }
  }
  return answerCalls([
    [currentSession, desk.current],
    [
      listReviews,
      () => {
        const { number, title, siteAddress, review: status } = answer().review
        return { reviews: record.engineer === null ? [] : [{ number, title, siteAddress, review: status, assignedAt: NOW }] }
      },
    ],
    [
      getReview,
      ({ orderId }) => {
        if (orderId !== REVIEWED_ORDER) throw refuseCall(getReview, 'unknownOrder')
        return answer()
      },
    ],
    [
      getReviewDrawing,
      ({ view }) => ({ drawing: { ...DRAWING, title: REVIEW_VIEW_WORDS[view] }, views: ['front' as const, 'story-1' as const] }),
    ],
    [
      listReviewMembers,
      ({ result, search }) => {
        const data = MEMBERS.filter((one) => (result === 'all' || one.result === result) && one.id.includes(search))
        return { data, total: data.length }
      },
    ],
    [
      assignReview,
      ({ license }) => {
        record = { ...record, engineer: review.engineers.find(({ id }) => id === license)?.name ?? null }
        return answer()
      },
    ],
    [
      setReviewSite,
      ({ site }) => {
        review = {
          ...review,
          modelHash: HASH_AT_OTHER_SITE,
          site: { ...site, confirmedBy: ENGINEER, confirmedAt: NOW },
          check: { ...CHECK, failingCount: 0, failures: [] },
        }
        return answer()
      },
    ],
    [
      askReviewQuestion,
      ({ text, member = null, pin }) => {
        const place = { member, pin: pin ? { ...pin, revision: review.revision } : null }
        const asked = {
          id: crypto.randomUUID(),
          text,
          ...place,
          askedBy: ENGINEER,
          askedAt: NOW,
          answer: null,
          answeredBy: null,
          answeredAt: null,
        }
        review = { ...review, questions: [...review.questions, asked] }
        return answer()
      },
    ],
    [
      answerReviewQuestion,
      ({ questionId, text }) => {
        if (seenAs === 'engineer') throw refuseCall(answerReviewQuestion, 'ownQuestion')
        const answered = { answer: text, answeredBy: ENGINEER, answeredAt: NOW }
        review = { ...review, questions: review.questions.map((one) => (one.id === questionId ? { ...one, ...answered } : one)) }
        return answer()
      },
    ],
    [
      uploadSealedSet,
      ({ name }) => ({
        file: { id: '7d1c7a50-6f3f-4a8e-9a3c-5e1d7b9c0a12', name, mimeType: 'application/pdf', sizeBytes: 1200, url: '/sealed' },
      }),
    ],
    [
      approveRevision,
      ({ name, modelHash }) => {
        const no = approvalRefusal(record, { modelHash: review.modelHash, hasSite: review.site !== null }, modelHash)
        if (no) throw refuseCall(approveRevision, no)
        if (!isOwnName(name, ENGINEER))
          throw refuseCall(approveRevision, 'notOwnName', {
            fields: [{ path: 'name', message: `Your account is ${ENGINEER}’s. Type that name.` }],
          })
        const approval = { revision: 1, engineer: ENGINEER, licenseNumber: 'E-1', licenseState: 'OH', approvedAt: NOW, voidedAt: null }
        record = { ...record, approval }
        review = { ...review, approvals: [{ ...approval, modelHash: review.modelHash, sealedSet: '/sealed' }] }
        return answer()
      },
    ],
  ])
}
