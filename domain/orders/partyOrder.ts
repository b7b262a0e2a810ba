import type { Cents } from '../money/cents'
import { usd } from '../money/usd'
import type { ReleasePolicy, ShownPolicy } from '../payments/phases'
import type { Order } from './order'

/** The members of an order that are money or name a sum. What an order says besides is the same for all its parties. */
export type OrderMoney = Pick<
  Order,
  | 'priceCents'
  | 'tier'
  | 'terms'
  | 'tax'
  | 'depositCents'
  | 'depositOpenCents'
  | 'releasePolicy'
  | 'shopPrice'
  | 'refundedCents'
  | 'lines'
  | 'items'
  | 'assumptions'
  | 'warnings'
  | 'form'
  | 'signature'
  | 'changes'
>

/**
 * All that a shop may know of an order's money. Nothing of the contract between the builder and Framewell has a place here: neither its
 * price, its lines and its deposit nor Framewell's share, from which it would follow.
 */
export interface ShopSide {
  readonly shopPrice: NonNullable<Order['shopPrice']>
  /** Of the shop's own price. */
  readonly refundedCents: Cents
  readonly releasePolicy: ShownPolicy
  readonly items: readonly string[]
  readonly assumptions: readonly string[]
  readonly warnings: readonly string[]
  readonly textHash: string
}

/** An order's money as its shop sees it. */
export function moneyForShop({ shopPrice, refundedCents, releasePolicy, items, assumptions, warnings, textHash }: ShopSide): OrderMoney {
  return {
    priceCents: shopPrice.cents,
    tier: null,
    terms: null,
    tax: null,
    depositCents: null,
    depositOpenCents: null,
    releasePolicy,
    shopPrice,
    refundedCents,
    lines: [],
    items: [...items],
    assumptions: withoutSums(assumptions),
    warnings: withoutSums(warnings),
    form: { paragraphs: [], textHash },
    signature: null,
    changes: [],
  }
}

/** '$58,900', or that a shop's price is not agreed. */
export const orderPriceWords = (priceCents: Cents | null): string => (priceCents === null ? 'No price agreed' : usd(priceCents))

/** The parts of a release policy that all parties see. */
export function shownPolicy({ shares, retainageShare, phaseDays, acceptanceDays }: ReleasePolicy): ShownPolicy {
  return { shares, retainageShare, ...(phaseDays !== undefined && { phaseDays }), acceptanceDays }
}

/** Sentences that name no sum of money. */
const withoutSums = (sentences: readonly string[]): string[] => sentences.filter((sentence) => !/\$\s?\d/.test(sentence))
