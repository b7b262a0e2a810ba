import { storedAtom } from '@framewell/remote-kit/drafts/storedAtom'
import { z } from 'zod'

/** What the owner expects to sell a plan's house for, in dollars. Kept on this device only: it is no part of the draft that a link shares. */
export const salePriceAtom = (planId: string) =>
  storedAtom(`framewell.plan-quote.${planId}.sale-price`, z.number().int().min(0).max(100_000_000))
