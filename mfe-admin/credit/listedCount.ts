import { RECENT_APPLICATIONS } from '@framewell/domain/credit/calls'

/** Which part of a list a page shows: '10 most recent of 212', '11–20 of 212', '3 applications'. */
export function listedCount({ page, shown, total }: { readonly page: number; readonly shown: number; readonly total: number }): string {
  if (total <= shown) return total === 1 ? '1 application' : `${total.toLocaleString('en-US')} applications`
  const all = total.toLocaleString('en-US')
  if (page === 1) return `${shown} most recent of ${all}`
  const from = (page - 1) * RECENT_APPLICATIONS + 1
  return `${from.toLocaleString('en-US')}–${(from + shown - 1).toLocaleString('en-US')} of ${all}`
}
