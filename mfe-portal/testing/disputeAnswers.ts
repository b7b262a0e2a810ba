import { DOCUMENT_LIMITS, uploadRefusal } from '@framewell/domain/files/uploadRefusal'
import { type CallAnswers, refuseCall } from '@framewell/domain/http/answerCalls'
import { addCents, cents } from '@framewell/domain/money/cents'
import { addDisputeEvidence, type DisputeDetail, getDispute, listDisputes, openDispute } from '@framewell/domain/payments/disputeCalls'
import { disputeHolds, openedDispute } from '@framewell/domain/payments/disputeRules'
import { detectDocumentType } from '@framewell/domain/quotes/detectDocumentType'
import { AT, DISPUTE, POLICY, PRICE, type StoryState, type storyProject } from './storyProject'

/** The signed-in user of stories. */
const BY = 'Olivia Park'

/** Opens a dispute over a story's project, adds to it and lists the decided ones, with the server's rules. */
export function disputeAnswers(
  state: StoryState,
  { facts, balanceOf, deliveredOn }: ReturnType<typeof storyProject>,
  decided: readonly DisputeDetail[],
): CallAnswers<readonly [typeof openDispute, typeof listDisputes, typeof getDispute, typeof addDisputeEvidence]> {
  const held = () =>
    disputeHolds(
      {
        deliveredOn: deliveredOn(),
        priceCents: PRICE,
        refundedCents: cents(0),
        releasePolicy: POLICY,
        completed: state.completed.map(({ phase }) => phase),
      },
      { escrow: balanceOf('escrow'), retainage: balanceOf('retainage'), fabricator_payable: balanceOf('fabricator_payable') },
      { requests: [], advancedCents: cents(0) },
    )
  const keep = (dispute: DisputeDetail) => {
    state.dispute = dispute
    const { payableCents: _, ...seen } = held()
    return { dispute: { ...dispute, ...seen } }
  }
  const find = (id: string) => {
    const before = decided.find((one) => one.id === id)
    if (before) return before
    if (state.dispute?.id !== id) throw refuseCall(getDispute, 'unknownDispute')
    return state.dispute
  }
  return [
    [
      openDispute,
      ({ projectId, ...opening }) => {
        if (projectId !== facts.number) throw refuseCall(openDispute, 'unknownProject')
        const project = { openDispute: state.dispute?.id ?? null, heldCents: addCents(balanceOf('escrow'), balanceOf('retainage')) }
        const outcome = openedDispute(project, opening, BY, facts.today)
        if ('refusal' in outcome) throw refuseCall(openDispute, outcome.refusal)
        const { number, title, builder, fabricator } = facts
        return keep({ ...DISPUTE, ...outcome.opened, projectId: number, title, builder, fabricator, openedAt: AT, evidence: [], unread: 0 })
      },
    ],
    [
      listDisputes,
      ({ status, projectId }) => {
        const all = [...(state.dispute ? [state.dispute] : []), ...decided]
        const data = all.filter((one) => (status === 'all' || one.status === status) && one.projectId === (projectId ?? one.projectId))
        return { data, total: data.length, next: null, summary: { open: all.length - decided.length, late: 0 } }
      },
    ],
    [getDispute, ({ id }) => (decided.some((one) => one.id === id) ? { dispute: find(id) } : keep(find(id)))],
    [
      addDisputeEvidence,
      async ({ id, name }, { file }) => {
        const dispute = find(id)
        const sent = file instanceof Blob ? file : new Blob()
        const mimeType = detectDocumentType(new Uint8Array(await sent.slice(0, 1024).arrayBuffer()))
        const no = uploadRefusal(sent.size, mimeType, DOCUMENT_LIMITS)
        if (no || !mimeType) throw refuseCall(addDisputeEvidence, no?.refusal ?? 'unknownFileType')
        const evidence = { id: `e${dispute.evidence.length + 1}`, name, mimeType, sizeBytes: sent.size, by: BY, at: AT }
        return keep({ ...dispute, evidence: [...dispute.evidence, evidence] })
      },
    ],
  ]
}
