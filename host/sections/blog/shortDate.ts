import { companyDate } from '@framewell/domain/dates/companyZone'

/** 'Nov 21, 2026': the company's day, so that server and reader see the same one. */
export function shortDate(iso: string): string {
  return companyDate(new Date(iso), 'medium')
}
