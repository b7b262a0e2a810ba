import { daysBetween, INSURANCE_NOTICE_DAYS } from '@framewell/domain/network/fabricatorStatus'
import { longDate } from '@framewell/domain/quotes/quoteWords'

interface Insurance {
  readonly words: string
  readonly state: 'none' | 'over' | 'soon' | 'valid'
}

/** A shop's insurance status; `soon` from the first notice on. @param today '2026-11-22' */
export function insuranceWords(insuredUntil: string | null, today: string): Insurance {
  if (insuredUntil === null) return { words: 'No certificate', state: 'none' }
  const left = daysBetween(today, insuredUntil)
  if (left < 0) return { words: `Ended ${longDate(insuredUntil)}`, state: 'over' }
  return { words: `Until ${longDate(insuredUntil)}`, state: left <= INSURANCE_NOTICE_DAYS[0] ? 'soon' : 'valid' }
}
