import { recordOf } from '../collections/recordOf'
import { allocate } from '../money/allocate'
import { addCents, type Cents, cents, sumCents } from '../money/cents'
import { maxCents, minCents, subtractCents } from '../money/differences'
import { proportionOf } from '../money/proportionOf'
import { billionths, shareOf } from '../money/shareOf'
import { earnedEntries, type ShopOwing } from './earned'
import {
  type AgreedPolicy,
  INITIAL_RELEASE_POLICY,
  isAgreed,
  nextPhase,
  PHASE_WORDS,
  PHASES,
  type Phase,
  phasesToCome,
  type ReleasePolicy,
} from './phases'
import { creditProject, debitProject, moving, type Posting } from './posting'

/** Posting kind of phase releases. */
export const PHASE_RELEASE = 'phase_release'

/** What a phase moves of the contract price, whatever the shop's price is. */
export interface ContractRelease {
  /** Amount leaving escrow. */
  readonly grossCents: Cents
  /** Withheld until acceptance, of the contract price. */
  readonly retainageCents: Cents
}

export interface PhaseRelease extends ContractRelease {
  /** What Framewell keeps: its margin, the contract price less the shop's. */
  readonly feeCents: Cents
  /** What of it is withheld from the shop; the rest is Framewell's. */
  readonly shopRetainageCents: Cents
  /** The part that repays early payouts. */
  readonly repaidCents: Cents
  /** Payable to the shop. */
  readonly netCents: Cents
}

/** Each phase's amount in cents. They add up to the price exactly; odd cents go to the largest remainders. */
export function phaseAmounts(priceCents: Cents, { shares }: Pick<ReleasePolicy, 'shares'> = INITIAL_RELEASE_POLICY): Record<Phase, Cents> {
  const parts = allocate(
    priceCents,
    PHASES.map((phase) => billionths(shares[phase])),
  )
  const [fabrication_start = cents(0), quality_check = cents(0), shipment = cents(0), delivery = cents(0)] = parts
  return { fabrication_start, quality_check, shipment, delivery }
}

/**
 * What refunds of what was not released leave of a phase. They take the last phase first, with the retainage it would withhold, then the one before:
 * being at most what the phases to come release, they never reach a completed one.
 */
function notRefunded(phase: Phase, amounts: Readonly<Record<Phase, Cents>>, refundedCents: Cents): Cents {
  const later = PHASES.slice(PHASES.indexOf(phase) + 1).map((one) => amounts[one])
  const taken = maxCents(cents(0), subtractCents(refundedCents, ...later))
  return maxCents(cents(0), subtractCents(amounts[phase], taken))
}

/**
 * What each phase releases of a price, on the side whose price it is.
 * @param refundedCents what the last phases release less
 */
export function phasePlan(priceCents: Cents, policy: Pick<ReleasePolicy, 'shares'>, refundedCents: Cents): Record<Phase, Cents> {
  const amounts = phaseAmounts(priceCents, policy)
  return recordOf(PHASES, (phase) => notRefunded(phase, amounts, refundedCents))
}

/** What Framewell keeps of a phase: its margin, divided over the phases like the contract price. */
function keptCents(priceCents: Cents, phase: Phase, policy: AgreedPolicy): Cents {
  return phaseAmounts(subtractCents(priceCents, policy.shopPriceCents), policy)[phase]
}

/**
 * The policy after a change order: an accepted price of the shop changes in the proportion of the contract price, to the nearest cent and
 * never above it.
 */
export function policyAfterChange<Policy extends ReleasePolicy>(policy: Policy, beforeCents: Cents, afterCents: Cents): Policy {
  const { shopPriceCents } = policy
  if (shopPriceCents === undefined || beforeCents <= 0) return policy
  return { ...policy, shopPriceCents: minCents(afterCents, proportionOf(shopPriceCents, afterCents, beforeCents)) }
}

/**
 * What a phase will move of the contract price, before a shop has accepted its price.
 * @param refundedCents as for `phaseRelease`
 */
export function contractRelease(priceCents: Cents, phase: Phase, policy: ReleasePolicy, refundedCents: Cents): ContractRelease {
  const grossCents = phasePlan(priceCents, policy, refundedCents)[phase]
  const isLast = phase === 'delivery'
  return { grossCents, retainageCents: isLast ? minCents(grossCents, shareOf(priceCents, policy.retainageShare)) : cents(0) }
}

/**
 * The amounts a phase's completion moves. Framewell's margin comes off first, then (at delivery) retainage, then what the shop owes
 * from early payouts; the rest is payable to the shop. Retainage is a share of the contract price: that share of the shop's price is
 * withheld from the shop, the rest from Framewell's margin. A refund before delivery lowers what the last phases release, at delivery the retainage
 * last, for the shop and Framewell in proportion. So nothing that a party is paid depends on what only the other one may know.
 * @param owedCents what the shop owes from early payouts on the project
 * @param refundedCents refunded to the builder before delivery, which the last phases therefore do not release
 */
export function phaseRelease(
  priceCents: Cents,
  phase: Phase,
  policy: AgreedPolicy,
  owedCents: Cents,
  refundedCents = cents(0),
): PhaseRelease {
  const fullCents = phaseAmounts(priceCents, policy)[phase]
  const grossCents = phasePlan(priceCents, policy, refundedCents)[phase]
  const keptInFull = keptCents(priceCents, phase, policy)
  const isLast = phase === 'delivery'
  const shopWithheld = isLast
    ? minCents(subtractCents(fullCents, keptInFull), shareOf(policy.shopPriceCents, policy.retainageShare))
    : cents(0)
  const ownWithheld = isLast
    ? minCents(keptInFull, maxCents(cents(0), subtractCents(shareOf(priceCents, policy.retainageShare), shopWithheld)))
    : cents(0)
  const withheldCents = addCents(shopWithheld, ownWithheld)
  const retainageCents = minCents(withheldCents, grossCents)
  const shopRetainageCents = proportionOf(retainageCents, shopWithheld, withheldCents)
  const releasedCents = subtractCents(grossCents, retainageCents)
  const feeCents = proportionOf(subtractCents(keptInFull, ownWithheld), releasedCents, subtractCents(fullCents, withheldCents))
  const earned = subtractCents(releasedCents, feeCents)
  const repaidCents = minCents(earned, maxCents(cents(0), owedCents))
  return { grossCents, feeCents, retainageCents, shopRetainageCents, repaidCents, netCents: subtractCents(earned, repaidCents) }
}

/** What of a phase's release is the shop's: paid to it, repaid for it, or withheld from it. */
export function ofShopCents({ netCents, repaidCents, shopRetainageCents }: PhaseRelease): Cents {
  return addCents(netCents, repaidCents, shopRetainageCents)
}

/** What is withheld from the shop of retainage that is held, all or part of what delivery withheld. */
export function retainedFromShop(heldCents: Cents, delivery: Pick<PhaseRelease, 'retainageCents' | 'shopRetainageCents'>): Cents {
  return proportionOf(heldCents, delivery.shopRetainageCents, delivery.retainageCents)
}

export type PhaseRefusal =
  | 'phaseOutOfOrder'
  | 'phaseAlreadyComplete'
  | 'stageNotReached'
  | 'disputeOpen'
  | 'waiverFormMissing'
  | 'waiverMissing'
  | 'underfunded'

export interface PhaseState {
  readonly completed: readonly Phase[]
  /** Whether the order has reached the phase's stage. */
  readonly stageReached: boolean
  readonly disputeOpen: boolean
  /** Whether a form is entered for each missing waiver for which the job's state prescribes one. */
  readonly formsEntered: boolean
  /** Whether the conditional waiver for this phase and the unconditional ones for earlier payments are on file. */
  readonly waiversComplete: boolean
  readonly escrowCents: Cents
}

/** Whether a phase may complete now, or why not. @param release null before the shop accepts its price, when no stage of its work is reached */
export function phaseRefusal(phase: Phase, state: PhaseState, release: PhaseRelease | null): PhaseRefusal | undefined {
  if (state.completed.includes(phase)) return 'phaseAlreadyComplete'
  if (nextPhase(state.completed) !== phase) return 'phaseOutOfOrder'
  if (!state.stageReached || !release) return 'stageNotReached'
  if (state.disputeOpen) return 'disputeOpen'
  if (!state.formsEntered) return 'waiverFormMissing'
  if (!state.waiversComplete) return 'waiverMissing'
  return state.escrowCents < release.grossCents ? 'underfunded' : undefined
}

/** The money of an order between its builder and Framewell. */
export interface Contract {
  readonly priceCents: Cents
  readonly releasePolicy: ReleasePolicy
  /** Refunded to the builder before delivery. */
  readonly refundedCents: Cents
}

/** What phases release, early payouts aside; nothing before the shop accepts its price. */
export function releasesOf({ priceCents, releasePolicy, refundedCents }: Contract, phases: readonly Phase[]): readonly PhaseRelease[] {
  if (!isAgreed(releasePolicy)) return []
  return phases.map((phase) => phaseRelease(priceCents, phase, releasePolicy, cents(0), refundedCents))
}

/** What an order still pays its shop, without Framewell's margin and the retainage: the basis of early payouts. */
export function receivableCents(contract: Contract, completed: readonly Phase[]): Cents {
  return sumCents(releasesOf(contract, phasesToCome(completed)).map(({ netCents }) => netCents))
}

/** The posting of a phase release. @param owing what the shop owes, of which the release repays `repaidCents` */
export function phasePosting(projectId: string, phase: Phase, release: PhaseRelease, owing: ShopOwing): Posting {
  return {
    key: `release:${projectId}:${phase}`,
    kind: PHASE_RELEASE,
    description: `${PHASE_WORDS[phase]}: release to the shop`,
    entries: moving([
      debitProject(projectId, 'escrow', release.grossCents),
      creditProject(projectId, 'fee', release.feeCents),
      creditProject(projectId, 'retainage', release.retainageCents),
      ...earnedEntries(projectId, addCents(release.repaidCents, release.netCents), owing),
    ]),
  }
}

/** The posting that releases retainage after acceptance. @param shopCents what of it was withheld from the shop */
export function retainagePosting(projectId: string, retainedCents: Cents, shopCents: Cents, owing: ShopOwing): Posting {
  return {
    key: `retainage:${projectId}`,
    kind: 'retainage_release',
    description: 'Retainage released after acceptance',
    entries: moving([
      debitProject(projectId, 'retainage', retainedCents),
      creditProject(projectId, 'fee', subtractCents(retainedCents, shopCents)),
      ...earnedEntries(projectId, shopCents, owing),
    ]),
  }
}
