import { addCents, type Cents, cents, sumCents } from '../money/cents'
import { maxCents, minCents, subtractCents } from '../money/differences'
import { shareOf } from '../money/shareOf'
import { usdWithCents } from '../money/usd'
import { type Phase, phasesToCome } from './phases'
import { creditProject, debitOwnAccount, debitProject, moving, type Posting } from './posting'
import { type Contract, ofShopCents, releasesOf } from './releasePhase'

/** The project figures that determine how much it will still pay its shop. */
export interface ProjectCover extends Contract {
  /** False once it is closed or completed. */
  readonly active: boolean
  readonly completed: readonly Phase[]
  readonly escrowCents: Cents
  /** What is withheld from the shop until acceptance. */
  readonly shopRetainageCents: Cents
}

/**
 * The most a project can repay of its shop's advances: what upcoming phases pay the shop, including retainage, up to what escrow holds
 * after Framewell's part, plus what is withheld from it now. Zero once it is closed.
 */
export function repayableCents({ active, completed, escrowCents, shopRetainageCents, ...contract }: ProjectCover): Cents {
  if (!active) return cents(0)
  const toCome = releasesOf(contract, phasesToCome(completed))
  const forShop = sumCents(toCome.map(ofShopCents))
  const forOthers = subtractCents(sumCents(toCome.map(({ grossCents }) => grossCents)), forShop)
  const afterOthers = maxCents(cents(0), subtractCents(escrowCents, forOthers))
  return addCents(minCents(forShop, afterOthers), shopRetainageCents)
}

/** A shop's advances on one project. */
export interface AdvanceBooks {
  /** Approved requests, newest first. */
  readonly requests: readonly { readonly id: string; readonly advanceCents: Cents; readonly factoringDiscount: number }[]
  /** Advanced and not repaid. */
  readonly advancedCents: Cents
  /** Owed to the shop and not yet sent. */
  readonly payableCents: Cents
}

/** What happens to an approved request when its project covers less than was advanced. */
export interface AdvanceCut {
  readonly id: string
  /** Reversed: the shop was never paid it. */
  readonly undoneCents: Cents
  /** The discount on it, which is refunded. */
  readonly discountCents: Cents
  /** Already paid out: the shop now owes it without cover. */
  readonly owedCents: Cents
}

/**
 * Reduces advances to what their project can still repay, newest first. Unsent amounts are reversed with their discount; sent amounts
 * become a debt of the shop that drew them. Cuts nothing when the project covers everything.
 */
export function cutAdvances({ requests, advancedCents, payableCents }: AdvanceBooks, coverCents: Cents): readonly AdvanceCut[] {
  let outstanding = advancedCents
  let excess = maxCents(cents(0), subtractCents(advancedCents, coverCents))
  let unpaid = payableCents
  return requests.flatMap(({ id, advanceCents, factoringDiscount }) => {
    const ofThis = minCents(advanceCents, outstanding)
    const cut = minCents(ofThis, excess)
    if (cut <= 0) return []
    outstanding = subtractCents(outstanding, ofThis)
    excess = subtractCents(excess, cut)
    const undoneCents = undoable(ofThis, cut, unpaid, factoringDiscount)
    const discountCents = discountOn(ofThis, undoneCents, factoringDiscount)
    unpaid = subtractCents(unpaid, subtractCents(undoneCents, discountCents))
    return [{ id, undoneCents, discountCents, owedCents: subtractCents(cut, undoneCents) }]
  })
}

/**
 * The discount on a part of an advance: the difference of what is rounded before and after, so that several parts have the discount of the
 * whole and leave no cent payable.
 */
function discountOn(advanceCents: Cents, partCents: Cents, discount: number): Cents {
  return subtractCents(shareOf(advanceCents, discount), shareOf(subtractCents(advanceCents, partCents), discount))
}

/** The largest part of an advance, up to a cut, whose payout after the discount is at most what has not been sent. */
function undoable(advanceCents: Cents, cutCents: Cents, unsentCents: Cents, discount: number): Cents {
  if (unsentCents <= 0) return cents(0)
  let part = minCents(cutCents, cents(Math.floor(unsentCents / (1 - discount)) + 2))
  while (part > 0 && subtractCents(part, discountOn(advanceCents, part, discount)) > unsentCents) part = cents(part - 1)
  return part
}

/** Everything that happens to a project's early payouts at once. */
export interface AdvanceOutcome {
  /** The shop; null for a project without one. */
  readonly shop: string | null
  /** A pending request ends without a decision. */
  readonly requestEnds: boolean
  readonly undoneCents: Cents
  readonly owedCents: Cents
}

/** The effects of a step on early payouts, in sentences to confirm; empty without effects. */
export function advanceOutcomeSentences({ shop, requestEnds, undoneCents, owedCents }: AdvanceOutcome): readonly string[] {
  const who = shop ?? 'The shop'
  return [
    requestEnds ? `${who}'s request for early payout ends without a payout.` : '',
    undoneCents > 0 ? `An early payout of ${usdWithCents(undoneCents)} to ${who} is taken back: it has not reached ${who}.` : '',
    owedCents > 0 ? `${who} owes back ${usdWithCents(owedCents)} that was paid early, until it is recovered or written off.` : '',
  ].filter(Boolean)
}

/** The posting that reverses the unsent or returned part of an advance. @param of 'shop_debt' when it is already owed as debt */
export function advanceReversalPosting(
  key: string,
  projectId: string,
  { undoneCents, discountCents }: AdvanceCut,
  of: 'advance' | 'shop_debt' = 'advance',
): Posting {
  return {
    key,
    kind: 'advance_undone',
    description: 'Early payout taken back: the shop does not have it',
    entries: moving([
      debitProject(projectId, 'fabricator_payable', subtractCents(undoneCents, discountCents)),
      debitOwnAccount('revenue', discountCents),
      creditProject(projectId, of, undoneCents),
    ]),
  }
}

/** The posting that turns the sent, uncovered part of an advance into a shop debt. */
export function uncoveredAdvancePosting(key: string, projectId: string, { owedCents }: Pick<AdvanceCut, 'owedCents'>): Posting {
  return {
    key,
    kind: 'advance_owed',
    description: 'Early payout that the project no longer covers: owed by the shop',
    entries: [debitProject(projectId, 'shop_debt', owedCents), creditProject(projectId, 'advance', owedCents)],
  }
}

/** How an operator settles a shop's debt. */
export const DEBT_DECISIONS = ['write_off', 'set_off', 'received'] as const
export type DebtDecision = (typeof DEBT_DECISIONS)[number]

/**
 * The posting for a decision about a shop's debt: written off as a loss, set off against the shop's payable on another project, or received
 * at the bank.
 * @param otherProjectId for 'set_off'
 */
export function debtPosting(
  key: string,
  projectId: string,
  decision: Exclude<DebtDecision, 'set_off'> | { readonly otherProjectId: string },
  amountCents: Cents,
): Posting {
  const paid = creditProject(projectId, 'shop_debt', amountCents)
  if (typeof decision === 'object')
    return {
      key,
      kind: 'debt_set_off',
      description: `Owed on ${projectId}, set off against ${decision.otherProjectId}`,
      entries: [debitProject(decision.otherProjectId, 'fabricator_payable', amountCents), paid],
    }
  return decision === 'write_off'
    ? {
        key,
        kind: 'debt_written_off',
        description: 'Owed by the shop, written off',
        entries: [debitOwnAccount('bad_debt', amountCents), paid],
      }
    : { key, kind: 'debt_received', description: 'Paid back by the shop', entries: [debitOwnAccount('suspense', amountCents), paid] }
}
