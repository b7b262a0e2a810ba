import { notesFault } from '@framewell/domain/audit/reason'
import { type AnswerCall, refuseCall } from '@framewell/domain/http/answerCalls'
import { addCents, type Cents } from '@framewell/domain/money/cents'
import { signerRefusal } from '@framewell/domain/parties/signer'
import { getWaiverText, signWaiver } from '@framewell/domain/payments/billingCalls'
import { balanceChange, LEDGER_ACCOUNTS } from '@framewell/domain/payments/ledgerAccount'
import { changeLien, EMPTY_LIEN_RECORD, recordLien } from '@framewell/domain/payments/lienRecord'
import { seesAccount, shownRelease, type View } from '@framewell/domain/payments/partyView'
import { completePhase, PHASE_ERRORS, previewPhase } from '@framewell/domain/payments/phaseCalls'
import { PHASES, type Phase } from '@framewell/domain/payments/phases'
import { getPaymentProject, releaseRetainage, type Waiver } from '@framewell/domain/payments/projectCalls'
import { phasePosting, phaseRefusal } from '@framewell/domain/payments/releasePhase'
import { retainageRefusal } from '@framewell/domain/payments/retainage'
import { waiverSource } from '@framewell/domain/payments/waiverForms'
import {
  INITIAL_WAIVER_TEXTS,
  missingWaivers,
  requiredWaivers,
  type WaiverStep,
  waiverKind,
  waiverRefusal,
  waiverWording,
  waiverWords,
} from '@framewell/domain/payments/waivers'
/** Who is signed in. */
const STORY_SIGNER = 'Olivia Park'
import { AT, NOTHING_OWED, POLICY, type StoryState, type storyProject, waiverHash } from './storyProject'

/** A signed conditional waiver of a story's shop. */
export function storyWaiver(phase: WaiverStep, amountCents: Cents): Waiver {
  const kind = waiverKind(phase, 'conditional')
  return {
    id: `w-${phase}`,
    phase,
    condition: 'conditional',
    kind,
    amountCents,
    signedBy: 'Dana Ruiz',
    signedAt: AT,
    exceptions: '',
    textVersion: 1,
    textHash: waiverHash(phase),
    returnedPayout: null,
    amountChanged: false,
  }
}

/** The early payout request that waits for its waiver. */
interface StoryAdvance {
  readonly pendingCents: () => Cents | null
  readonly onSigned: () => void
}
const NO_ADVANCE: StoryAdvance = { pendingCents: () => null, onSigned: () => undefined }

/**
 * Completes phases, signs waivers and releases retainage of a story's project with the server's rules, as seen by a party or an operator.
 */
export function phaseDesk(state: StoryState, story: ReturnType<typeof storyProject>, view: View, advance: StoryAdvance = NO_ADVANCE) {
  const accepts = view?.includes('builder') ?? false
  const { facts, phasesDone, releaseOf, balanceOf, project } = story
  const mine = (call: typeof getPaymentProject | typeof completePhase | typeof previewPhase | typeof getWaiverText, projectId: string) => {
    if (projectId !== facts.number) throw refuseCall(call, 'unknownProject')
  }
  const outlook = (phase: Phase) => {
    const missing = missingWaivers(requiredWaivers(phase, []), state.waivers).map(waiverWords)
    const now = {
      completed: phasesDone(),
      stageReached: state.stageReached?.(phase) ?? true,
      disputeOpen: state.dispute !== null,
      formsEntered: true,
      waiversComplete: missing.length === 0,
      escrowCents: balanceOf('escrow'),
    }
    const release = releaseOf(phase)
    const refusal = state.released ? ('projectClosed' as const) : (phaseRefusal(phase, now, release) ?? null)
    return { release, missing: refusal === 'waiverMissing' ? missing : [], refusal }
  }
  const completed = (phase: Phase) => ({
    success: true as const,
    projectId: facts.number,
    release: { phase, ...shownRelease(view, releaseOf(phase)) },
    transactionId: String(1 + PHASES.indexOf(phase)),
    completedAt: AT,
    completedBy: 'Olivia Park',
    acceptanceEndsOn: phase === PHASES.at(-1) ? story.releasesOn() : null,
  })
  const signedAs = (phase: WaiverStep, condition: string) => state.waivers.find((one) => one.phase === phase && one.condition === condition)

  const payOf = (call: typeof getWaiverText | typeof signWaiver, step: WaiverStep): Cents => {
    if (step !== 'early_payout') return releaseOf(step).netCents
    const pending = advance.pendingCents()
    if (pending === null) throw refuseCall(call, 'noAdvance')
    return pending
  }

  const readProject: AnswerCall<typeof getPaymentProject> = ({ projectId }) => {
    mine(getPaymentProject, projectId)
    return { project: project() }
  }

  const preview: AnswerCall<typeof previewPhase> = ({ projectId, phase }) => {
    mine(previewPhase, projectId)
    const { release, refusal, missing } = outlook(phase)
    const shown = { phase, ...shownRelease(view, release) }
    const entries = phasePosting(facts.number, phase, release, NOTHING_OWED).entries.filter(({ account }) => seesAccount(view, account))
    const movements = entries.map(({ account, amountCents }) => ({
      account,
      title: LEDGER_ACCOUNTS[account].title,
      amountCents,
      beforeCents: balanceOf(account),
      afterCents: addCents(balanceOf(account), balanceChange(account, amountCents)),
    }))
    if (refusal === 'phaseAlreadyComplete')
      return { release: shown, movements: [], refusal: { code: refusal, message: 'This phase is complete.', missing } }
    return {
      release: shown,
      movements,
      refusal: refusal && { code: refusal, message: PHASE_ERRORS[refusal].message, missing },
    }
  }

  const complete: AnswerCall<typeof completePhase> = ({ projectId, phase, notes }) => {
    mine(completePhase, projectId)
    if (phasesDone().includes(phase)) return completed(phase)
    const { refusal, missing } = outlook(phase)
    if (refusal && refusal !== 'phaseAlreadyComplete')
      throw refuseCall(completePhase, refusal, missing.length > 0 ? { detail: missing.join('. ') } : {})
    const fault = notesFault(view === null, notes)
    if (fault !== undefined) throw refuseCall(completePhase, 'invalidInput', { fields: [{ path: 'notes', message: fault }] })
    state.completed = [...state.completed, { phase, notes }]
    return completed(phase)
  }

  const release: AnswerCall<typeof releaseRetainage> = ({ projectId }) => {
    if (projectId !== facts.number) throw refuseCall(releaseRetainage, 'unknownProject')
    const now = {
      deliveredOn: story.deliveredOn(),
      releasePolicy: POLICY,
      retainageReleasedAt: state.released ? AT : null,
      openDispute: state.dispute?.id ?? null,
    }
    const refusal = retainageRefusal(now, facts.today, accepts)
    if (refusal) throw refuseCall(releaseRetainage, refusal)
    state.released = true
    return { project: project() }
  }

  const readWaiver: AnswerCall<typeof getWaiverText> = ({ projectId, phase, condition, exceptions }) => {
    mine(getWaiverText, projectId)
    const amountCents = payOf(getWaiverText, phase)
    const wording = waiverWording(
      INITIAL_WAIVER_TEXTS,
      { phase, condition },
      { ...facts, propertyOwner: null },
      {
        amountCents,
        today: facts.today,
        payer: 'Framewell',
        exceptions,
      },
    )
    const signed = signedAs(phase, condition) ?? null
    return { ...wording, source: waiverSource(null), textVersion: 1, textHash: waiverHash(phase), signed }
  }

  const sign: AnswerCall<typeof signWaiver> = ({ projectId, signature, authority, phase, condition, textHash }) => {
    if (projectId !== facts.number) throw refuseCall(signWaiver, 'unknownProject')
    const stranger = signerRefusal('signature', { typed: signature, authority }, STORY_SIGNER)
    if (stranger) throw refuseCall(signWaiver, stranger.refusal, stranger.more)
    const no = waiverRefusal({ phase, condition, textHash }, state.waivers, [], waiverHash(phase))
    if (no) throw refuseCall(signWaiver, no.refusal, no.more)
    const waiver = { ...storyWaiver(phase, payOf(signWaiver, phase)), signedBy: signature }
    if (phase === 'early_payout') advance.onSigned()
    else state.waivers = [...state.waivers, waiver]
    return { waiver }
  }

  const record: AnswerCall<typeof recordLien> = ({ projectId, ...change }) => {
    if (projectId !== facts.number) throw refuseCall(recordLien, 'unknownProject')
    const changed = changeLien(state.lienRecord ?? EMPTY_LIEN_RECORD, change)
    if ('refusal' in changed) throw refuseCall(recordLien, changed.refusal, changed.more)
    state.lienRecord = changed.lienRecord
    return changed
  }

  return { readProject, preview, complete, release, readWaiver, sign, record }
}
