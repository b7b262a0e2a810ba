import { allocate } from '../money/allocate'
import { addCents, type Cents, cents, sumCents } from '../money/cents'
import { maxCents, minCents, subtractCents } from '../money/differences'
import { proportionOf } from '../money/proportionOf'
import { billionths, shareOf } from '../money/shareOf'
import { earnedEntries, type ShopOwing } from './earned'
import { INITIAL_RELEASE_POLICY, nextPhase, PHASE_WORDS, PHASES, type Phase, type ReleasePolicy } from './phases'
import { creditProject, debitProject, moving, type Posting } from './posting'

/** Posting kind of phase releases. */
export const PHASE_RELEASE = 'phase_release'

export interface PhaseRelease {
  /** Amount leaving escrow. */
  readonly grossCents: Cents
  /** What Framewell keeps: its margin where the shop accepted a price, else its fee. */
  readonly feeCents: Cents
  /** Withheld until acceptance, of the contract price. */
  readonly retainageCents: Cents
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
 * What each phase releases of a price, on the side whose price it is.
 * @param refundedCents what delivery releases less
 */
export function phasePlan(priceCents: Cents, policy: Pick<ReleasePolicy, 'shares'>, refundedCents: Cents): Record<Phase, Cents> {
  const amounts = phaseAmounts(priceCents, policy)
  return { ...amounts, delivery: maxCents(cents(0), subtractCents(amounts.delivery, refundedCents)) }
}

/**
 * What Framewell keeps of a phase: its margin where the shop accepted a price, divided over the phases like the contract price; else its fee.
 */
function keptCents(priceCents: Cents, phase: Phase, policy: ReleasePolicy): Cents {
  const { shopPriceCents, feeShare } = policy
  if (shopPriceCents === undefined) return shareOf(phaseAmounts(priceCents, policy)[phase], feeShare)
  return phaseAmounts(subtractCents(priceCents, shopPriceCents), policy)[phase]
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

/** What an order pays its shop in all: the price it accepted, else the contract price less the fee. */
export function shopPriceIn(priceCents: Cents, policy: ReleasePolicy): Cents {
  return policy.shopPriceCents ?? subtractCents(priceCents, sumCents(PHASES.map((phase) => keptCents(priceCents, phase, policy))))
}

/**
 * The amounts a phase's completion moves. Framewell's margin or fee comes off first, then (at delivery) retainage, then what the shop owes
 * from early payouts; the rest is payable to the shop. Retainage is a share of the contract price: that share of the shop's price is
 * withheld from the shop, the rest from Framewell's margin. A refund before delivery lowers what delivery releases besides the retainage, for
 * the shop and Framewell in proportion. So nothing that a party is paid depends on what only the other one may know.
 * @param owedCents what the shop owes from early payouts on the project
 * @param refundedCents refunded to the builder before delivery, which delivery therefore does not release
 */
export function phaseRelease(
  priceCents: Cents,
  phase: Phase,
  policy: ReleasePolicy,
  owedCents: Cents,
  refundedCents = cents(0),
): PhaseRelease {
  const fullCents = phaseAmounts(priceCents, policy)[phase]
  const keptInFull = keptCents(priceCents, phase, policy)
  const isLast = phase === 'delivery'
  const shopRetainageCents = isLast
    ? minCents(subtractCents(fullCents, keptInFull), shareOf(shopPriceIn(priceCents, policy), policy.retainageShare))
    : cents(0)
  const ownRetainageCents = isLast
    ? minCents(keptInFull, maxCents(cents(0), subtractCents(shareOf(priceCents, policy.retainageShare), shopRetainageCents)))
    : cents(0)
  const retainageCents = addCents(shopRetainageCents, ownRetainageCents)
  const releasableCents = subtractCents(fullCents, retainageCents)
  const releasedCents = isLast ? maxCents(cents(0), subtractCents(releasableCents, refundedCents)) : releasableCents
  const feeCents = proportionOf(subtractCents(keptInFull, ownRetainageCents), releasedCents, releasableCents)
  const earned = subtractCents(releasedCents, feeCents)
  const repaidCents = minCents(earned, maxCents(cents(0), owedCents))
  const grossCents = addCents(releasedCents, retainageCents)
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

/** Whether a phase may complete now, or why not. */
export function phaseRefusal(phase: Phase, state: PhaseState, release: PhaseRelease): PhaseRefusal | undefined {
  if (state.completed.includes(phase)) return 'phaseAlreadyComplete'
  if (nextPhase(state.completed) !== phase) return 'phaseOutOfOrder'
  if (!state.stageReached) return 'stageNotReached'
  if (state.disputeOpen) return 'disputeOpen'
  if (!state.formsEntered) return 'waiverFormMissing'
  if (!state.waiversComplete) return 'waiverMissing'
  return state.escrowCents < release.grossCents ? 'underfunded' : undefined
}

/** The part of a price still payable to the shop, net of fee and retainage: the basis of advances. */
export function receivableCents(priceCents: Cents, policy: ReleasePolicy, completed: readonly Phase[], refundedCents: Cents): Cents {
  const toCome = PHASES.filter((phase) => !completed.includes(phase))
  return sumCents(toCome.map((phase) => phaseRelease(priceCents, phase, policy, cents(0), refundedCents).netCents))
}

/**
 * What an order pays its shop in all phases, early payouts and later disputes aside. `shopRetainageCents` of it is withheld until acceptance.
 */
export function shopShare(
  priceCents: Cents,
  policy: ReleasePolicy,
  refundedCents: Cents,
): Pick<PhaseRelease, 'netCents' | 'shopRetainageCents'> {
  const releases = PHASES.map((phase) => phaseRelease(priceCents, phase, policy, cents(0), refundedCents))
  return {
    netCents: sumCents(releases.map(ofShopCents)),
    shopRetainageCents: sumCents(releases.map(({ shopRetainageCents }) => shopRetainageCents)),
  }
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
