import { addBusinessDays } from '../dates/businessDays'
import { type Cents, cents, sumCents } from '../money/cents'
import { usdWithCents } from '../money/usd'
import { longDate } from '../quotes/quoteWords'

/**
 * The most that one same-day ACH entry pays, in cents: $1,000,000 since March 18, 2022 (Nacha; Federal Reserve Financial Services, 'Same Day
 * ACH Resource Center', frbservices.org). Operators settle a larger entry on the next banking day, and one payment may not be split to
 * get below it (Nacha, 'Guidance: Per-Transaction Limit').
 */
export const SAME_DAY_LIMIT_CENTS: Cents = cents(100_000_000)

/** What the bank does with files that pay on the day they are made. */
export interface SameDayService {
  /** The bank's own last time for same-day files, Eastern Time: '14:15'. Empty when it takes none. */
  readonly sameDayUntil?: string | null | undefined
  readonly balanced?: boolean | null | undefined
}

/**
 * Why a run cannot pay today, in words; undefined when it can, or pays on a later day. An ACH entry that settles on the day it is sent needs
 * the bank's same-day service.
 * @param now the Eastern day and time: '2026-11-24', '14:05'
 */
export function sameDayRefusal(
  { payOn, amounts }: { readonly payOn: string; readonly amounts: readonly Cents[] },
  { sameDayUntil, balanced }: SameDayService,
  now: { readonly day: string; readonly time: string },
): string | undefined {
  if (payOn !== now.day) return undefined
  const next = `The next day it can pay on is ${longDate(addBusinessDays(now.day, 1))}.`
  if (!sameDayUntil) return `Framewell's bank account has no cut-off for same-day payouts (House bank account in the panel). ${next}`
  if (now.time >= sameDayUntil) return `The bank takes same-day payouts until ${sameDayUntil} Eastern Time. ${next}`
  // In a balanced file the debit of all payouts is an entry too.
  const largest = Math.max(...amounts, balanced ? sumCents(amounts) : 0)
  if (largest <= SAME_DAY_LIMIT_CENTS) return undefined
  return `A same-day payment can be ${usdWithCents(SAME_DAY_LIMIT_CENTS)} at most${balanced ? ', and so can the total of a balanced file' : ''}. ${next}`
}
