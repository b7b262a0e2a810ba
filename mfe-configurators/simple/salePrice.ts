import { storedAtom } from '@framewell/remote-kit/drafts/storedAtom'
import { z } from 'zod'

/** US dollars. */
export const MAX_SALE_PRICE = 100_000_000

/**
 * The owner's expected sale price of a plan's house in dollars. Stored on this device only: it is not part of the draft that a link shares.
 */
export const salePriceAtom = (planId: string) =>
  storedAtom(`framewell.plan-quote.${planId}.sale-price`, z.number().int().min(0).max(MAX_SALE_PRICE))
