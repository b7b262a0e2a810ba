import { currentSession } from '@framewell/domain/accounts/session'
import { companyDay, dayFrom } from '@framewell/domain/dates/businessDays'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { addApplicationNote } from '@framewell/domain/network/applicationNotes'
import { REVIEW_PROMISES } from '@framewell/domain/network/applicationOptions'
import { promisedBy, reviewNetworkApplication } from '@framewell/domain/network/applicationStates'
import {
  askApplicant,
  getNetworkApplication,
  judgeDocument,
  listNetworkApplications,
  type NetworkApplicationDetail,
  reviewApplication,
} from '@framewell/domain/network/reviewingCalls'
import { fakeSessionServer } from '@framewell/remote-kit/testing/fakeSessionServer'
import { listRows } from '@framewell/remote-kit/testing/listRows'

const DAY = 86_400_000
const OPERATOR = { name: 'Olivia Park', email: 'olivia@framewell.example' }
const ago = (days: number) => new Date(Date.now() - days * DAY)
const today = () => companyDay(new Date())
export const applicationId = (number: number) => `4a1d0000-0000-4000-8000-${String(number).padStart(12, '0')}`

function sampleApplication(number: number, days: number, given: Partial<NetworkApplicationDetail>): NetworkApplicationDetail {
  const kind = given.kind ?? 'simple'
  return {
    id: applicationId(number),
    applicationId: `N-2026-0000${number}`,
    kind,
    companyName: `Shop ${number}`,
    contactName: 'Dana Ruiz',
    email: `dana${number}@shops.example`,
    status: 'submitted',
    submittedAt: ago(days).toISOString(),
    promisedBy: promisedBy(ago(days), REVIEW_PROMISES[kind]).toISOString(),
    decidedAt: null,
    decisionReason: null,
    messages: [],
    documents: [],
    signature: null,
    answers: {},
    becomesFabricator: true,
    suggestedFacts: {},
    insuredUntil: null,
    notes: [],
    history: [{ id: 'h0', at: ago(days).toISOString(), actor: 'visitor', action: 'network-apply', reason: null }],
    ...given,
  }
}

const samples = () => [
  sampleApplication(1, 9, {
    companyName: 'Wabash Steel Frames',
    answers: {
      companyName: 'Wabash Steel Frames',
      weeklyCapacity: 40,
      yearsInBusiness: 12,
      maxDeliveryRadius: 250,
      primaryServiceRegions: ['Indiana', 'Ohio'],
      clientReferences: [{ companyName: 'Hearth Homes', contactPerson: 'A. Cole' }],
    },
    suggestedFacts: {
      address: '12 Canal St, Wabash, IN 46992',
      latitude: 40.7978,
      longitude: -85.8205,
      weeklyCapacity: 40,
      reachMiles: 250,
    },
    documents: [
      {
        id: '4a1e0000-0000-4000-8000-000000000001',
        kind: 'insurance',
        name: 'liability-2027.pdf',
        issuer: 'Lakes Mutual',
        expiresOn: dayFrom(new Date(), 300),
        status: 'submitted',
        sizeBytes: 182_000,
        uploadedAt: ago(8).toISOString(),
      },
    ],
  }),
  sampleApplication(2, 0.5, {
    companyName: 'Licking Lumber',
    kind: 'directory',
    becomesFabricator: false,
    status: 'in-review',
    answers: { businessName: 'Licking Lumber', partnerType: 'lumber-yard' },
    notes: [
      {
        id: 'n1',
        author: OPERATOR.name,
        text: 'Their yard in Newark is insured until March; ask before then.',
        at: ago(0.3).toISOString(),
      },
    ],
    messages: [{ id: 'm1', from: 'operator', text: 'Which counties do you deliver to?', at: ago(0.2).toISOString() }],
  }),
  sampleApplication(3, 30, {
    companyName: 'Kokosing Frames',
    kind: 'enhanced',
    status: 'rejected',
    decisionReason: 'No roll former yet.',
    answers: { partnerTypes: ['RollFormOperator'] },
    signature: { name: 'Dana Ruiz', title: 'Owner', signedAt: ago(30).toISOString(), agreementVersion: 1, agreementHash: 'f00d' },
    history: [
      { id: 'h1', at: ago(28).toISOString(), actor: OPERATOR.email, action: 'network-reject', reason: 'No roll former yet.' },
      { id: 'h0', at: ago(30).toISOString(), actor: 'visitor', action: 'network-apply', reason: null },
    ],
  }),
]

/** A fake of the operators' application calls, in memory, with the domain's rules. For stories. */
export function applicationDesk(given: readonly NetworkApplicationDetail[] = samples(), list?: AnswerCall<typeof listNetworkApplications>) {
  const files = new Map(given.map((each) => [each.id, each]))
  const found = (id: string) => {
    const file = files.get(id)
    if (!file) throw refuseCall(getNetworkApplication, 'notFound')
    return file
  }
  const store = (application: NetworkApplicationDetail) => {
    files.set(application.id, application)
    return { application }
  }
  const isOpen = ({ status }: NetworkApplicationDetail) => status === 'submitted' || status === 'in-review'
  const listed: AnswerCall<typeof listNetworkApplications> = ({ status, kind, ...asked }) => {
    const all = [...files.values()]
    const { data, ...page } = listRows(
      all
        .filter((each) => status === 'all' || (status === 'open' ? isOpen(each) : each.status === status))
        .filter((each) => kind === 'all' || each.kind === kind),
      {
        searched: ({ applicationId, companyName, contactName, email }) => [applicationId, companyName, contactName, email, 'Indiana'],
        newest: ({ submittedAt }) => submittedAt,
        sorts: { due: ({ promisedBy }) => promisedBy, company: ({ companyName }) => companyName },
        standard: status === 'open' ? ({ promisedBy }) => promisedBy : undefined,
      },
      asked,
    )
    const open = all.filter(isOpen)
    return {
      data: data.map((each) => ({ ...each, place: 'Indiana', openQuestions: each.messages.at(-1)?.from === 'operator' ? 1 : 0 })),
      ...page,
      summary: { open: open.length, late: open.filter((each) => Date.parse(each.promisedBy) < Date.now()).length },
    }
  }
  /** The audit record of an action. */
  const audited = (file: NetworkApplicationDetail, action: string, reason: string | null = null) => {
    const entry = {
      id: `h${file.history.length + 2}`,
      at: new Date().toISOString(),
      actor: OPERATOR.email,
      action: `network-${action}`,
      reason,
    }
    return [entry, ...file.history]
  }
  const review: AnswerCall<typeof reviewApplication> = ({ id, action, reason, fabricator, seen }) => {
    const file = found(id)
    if (seen && seen !== file.status) throw refuseCall(reviewApplication, 'changedMeanwhile')
    const outcome = reviewNetworkApplication(file, action, today(), fabricator !== undefined)
    if ('refusal' in outcome) throw refuseCall(reviewApplication, outcome.refusal)
    return store({
      ...file,
      status: outcome.status,
      ...(action === 'begin' ? {} : { decidedAt: new Date().toISOString(), decisionReason: action === 'reject' ? reason : null }),
      history: audited(file, action, reason),
    })
  }
  const judge: AnswerCall<typeof judgeDocument> = ({ id, status }) => {
    const file = [...files.values()].find(({ documents }) => documents.some((paper) => paper.id === id))
    const document = file?.documents.find((paper) => paper.id === id)
    if (!file || !document) throw refuseCall(judgeDocument, 'notFound')
    if (document.status !== 'submitted') throw refuseCall(judgeDocument, 'alreadyJudged')
    const judged = { ...document, status }
    const insures = judged.kind === 'insurance' && status === 'accepted'
    store({
      ...file,
      documents: file.documents.map((paper) => (paper.id === id ? judged : paper)),
      ...(insures ? { insuredUntil: judged.expiresOn } : {}),
    })
    return { document: judged }
  }
  const ask: AnswerCall<typeof askApplicant> = ({ id, text }) => {
    const file = found(id)
    if (!isOpen(file)) throw refuseCall(askApplicant, 'alreadyDecided')
    const message = { id: `m${file.messages.length + 2}`, from: 'operator' as const, text, at: new Date().toISOString() }
    return store({ ...file, messages: [...file.messages, message], history: audited(file, 'question') })
  }
  const note: AnswerCall<typeof addApplicationNote> = ({ id, text }) => {
    const file = found(id)
    const added = { id: `n${file.notes.length + 2}`, author: OPERATOR.name, text, at: new Date().toISOString() }
    store({ ...file, notes: [added, ...file.notes], history: audited(file, 'note') })
    return { note: added }
  }
  const answers = answerCalls([
    [currentSession, fakeSessionServer().current],
    [listNetworkApplications, list ?? listed],
    [getNetworkApplication, ({ id }) => ({ application: found(id) })],
    [reviewApplication, review],
    [judgeDocument, judge],
    [askApplicant, ask],
    [addApplicationNote, note],
  ])
  /** Another operator changes an application. */
  const changeElsewhere = (id: string, change: Partial<NetworkApplicationDetail>) => void store({ ...found(id), ...change })
  return { answers: answers satisfies SendRequest, changeElsewhere }
}
