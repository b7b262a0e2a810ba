import { addCents, type Cents, cents, sumCents } from '../money/cents'
import { maxCents, minCents, subtractCents } from '../money/differences'
import { proportionOf } from '../money/proportionOf'
import { retainageReleased } from './disputeEntries'
import type { Held, Resolution } from './disputes'
import type { Funding } from './funding'
import { fundingOf } from './funding'
import type { ProjectAccountKind } from './ledgerAccount'
import { isAgreed, PHASES, type Phase, phasesToCome } from './phases'
import { type Contract, ofShopCents, releasesOf, retainedFromShop } from './releasePhase'

/** A contract between a builder and Framewell, and how far its money has come. No shop sees any of it. */
export interface ContractState extends Contract {
  /** False once it is closed or complete: nothing more is released. */
  readonly active: boolean
  readonly completed: readonly Phase[]
  /** Of the retainage that is held, what is withheld from the shop. */
  readonly shopRetainageCents: Cents
  /** What dispute decisions took from the shop of what phases had released to it or withheld. */
  readonly takenCents: Cents
}

/**
 * A project's money in the figures of its shop: each follows from the shop's own price and from how much of the project is paid in, so no
 * figure of the contract can be found in it.
 */
export interface ShopMoney {
  /** What the shop is paid for the order in all, with what dispute decisions took from it. */
  readonly priceCents: Cents
  /** What of that dispute decisions before delivery took. */
  readonly refundedCents: Cents
  /** What phases have released to it, with what is withheld, less what dispute decisions took of it. */
  readonly releasedCents: Cents
  /** What phases have not released to it. */
  readonly unreleasedCents: Cents
  /** What is withheld from it until acceptance. */
  readonly retainedCents: Cents
  /** What it has not been paid, early or by a release, and how that is funded. */
  readonly funding: Funding
  /** Of its price, what is paid out, or covered by cash. */
  readonly fundedCents: Cents
}

/** @param balances of the project's accounts */
export function shopMoney(
  { active, completed, shopRetainageCents, takenCents, ...contract }: ContractState,
  balances: Readonly<Record<ProjectAccountKind, Cents>>,
): ShopMoney {
  const toCome = active ? releasesOf(contract, phasesToCome(completed)) : []
  const releasedCents = subtractCents(sumCents(releasesOf(contract, completed).map(ofShopCents)), takenCents)
  const unreleasedCents = sumCents(toCome.map(ofShopCents))
  const { fabricator_payable, retainage, builder_payable, advance } = balances
  const { cashCents, escrowCents } = fundingOf(balances)
  // What goes back to the builder funds nothing of the shop's.
  const grossCents = sumCents(toCome.map((release) => release.grossCents))
  const outstanding = subtractCents(addCents(grossCents, fabricator_payable, retainage), advance)
  const unpaidCents = subtractCents(addCents(unreleasedCents, fabricator_payable, shopRetainageCents), advance)
  const ofShop = (part: Cents) =>
    proportionOf(unpaidCents, minCents(outstanding, maxCents(cents(0), subtractCents(part, builder_payable))), outstanding)
  const cash = ofShop(cashCents)
  const price = contract.releasePolicy.shopPriceCents ?? cents(0)
  const left = sumCents(releasesOf(contract, PHASES).map(ofShopCents))
  const paidOut = subtractCents(addCents(releasedCents, advance), fabricator_payable, shopRetainageCents)
  return {
    priceCents: price,
    refundedCents: subtractCents(price, left),
    releasedCents,
    unreleasedCents,
    retainedCents: shopRetainageCents,
    funding: {
      unpaidCents,
      cashCents: cash,
      escrowCents: minCents(cash, ofShop(escrowCents)),
      creditCents: subtractCents(unpaidCents, cash),
    },
    fundedCents: minCents(left, addCents(maxCents(cents(0), paidOut), cash)),
  }
}

/**
 * The shop's part of an amount of the contract that is divided in the proportion of the prices: what a dispute holds or refunds. None before it
 * accepts its price.
 * @param delivery what delivery withheld, once it did
 */
export function shopPart(
  amountCents: Cents,
  { priceCents, releasePolicy }: Pick<Contract, 'priceCents' | 'releasePolicy'>,
  delivery: Parameters<typeof retainedFromShop>[1] | null,
): Cents {
  if (!isAgreed(releasePolicy)) return cents(0)
  return delivery ? retainedFromShop(amountCents, delivery) : proportionOf(amountCents, releasePolicy.shopPriceCents, priceCents)
}

/** A dispute's decision in the figures of the shop. */
export interface ShopDecided {
  /** What of the released retainage was withheld from it. */
  readonly retainageCents: Cents
  /** What the decision leaves or releases to it of what was held. */
  readonly releaseCents: Cents
  /** What it takes of what was released to it or withheld. */
  readonly takenCents: Cents
  /** All that it takes off its price. */
  readonly refundCents: Cents
}

export function shopDecided(
  project: Parameters<typeof shopPart>[1] & { readonly deliveryRetainage: Parameters<typeof shopPart>[2] },
  held: Held,
  decided: Resolution,
): ShopDecided {
  const { payableRefundCents, refundCents, releasedRefundCents } = decided
  const payableLeft = subtractCents(held.payableCents, payableRefundCents)
  const unreleasedRefund = subtractCents(refundCents, releasedRefundCents)
  if (held.heldIn === 'escrow') {
    const takenLater = shopPart(unreleasedRefund, project, null)
    return {
      retainageCents: cents(0),
      releaseCents: payableLeft,
      takenCents: payableRefundCents,
      refundCents: addCents(takenLater, payableRefundCents),
    }
  }
  const ofRetainage = (part: Cents) => shopPart(part, project, project.deliveryRetainage)
  const retainageCents = ofRetainage(retainageReleased(held, decided))
  const takenCents = addCents(subtractCents(ofRetainage(held.unreleasedCents), retainageCents), payableRefundCents)
  return { retainageCents, releaseCents: addCents(retainageCents, payableLeft), takenCents, refundCents: takenCents }
}
