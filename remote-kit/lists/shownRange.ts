import { figure } from '@framewell/domain/numbers/figure'

interface ShownPage {
  /** From 1. */
  readonly page: number
  readonly perPage: number
  /** Rows on this page. */
  readonly shown: number
  readonly total: number
}

/** The shown part of a list, newest first: '10 most recent of 212', '11–20 of 212', '3 quotes', '1 quote'. */
export function shownRange(noun: string, { page, perPage, shown, total }: ShownPage): string {
  const all = figure(total)
  if (total <= shown) return `${all} ${total === 1 ? noun : `${noun}s`}`
  if (page === 1) return `${shown} most recent of ${all}`
  const from = (page - 1) * perPage + 1
  return `${figure(from)}–${figure(from + shown - 1)} of ${all}`
}
