/*
 * Postal addresses in payment messages. Federal Reserve Financial Services, 'November 2026 Release Frequently Asked Questions'
 * (frbservices.org, ISO 20022 Implementation Center): with an address, the town name and the country are always required, other parts go
 * into their own elements as far as possible, up to two address lines of 70 characters hold what is left, and nothing is in both. Swift
 * CBPR+ has the same rule from November 14, 2026 ('Removal of unstructured address', swift.com).
 */
import { parseLocation } from '../network/parseLocation'

/** The parts of an address as ISO 20022's PostalAddress24 has them. Empty parts are left out. */
export interface PostalAddress {
  readonly StrtNm?: string
  readonly BldgNb?: string
  readonly PstCd?: string
  readonly TwnNm: string
  readonly CtrySubDvsn: string
  readonly Ctry: 'US'
  readonly AdrLine?: readonly string[]
}

/** Longest texts of PostalAddress24: Max70Text, Max16Text and Max35Text. */
const LONGEST = { StrtNm: 70, BldgNb: 16, TwnNm: 35, AdrLine: 70 } as const
const MOST_LINES = 2

/** A text's first characters, as the schema counts them. */
export function cutTo(longest: number, text: string): string {
  return [...text].slice(0, longest).join('')
}

/**
 * A US address on one line in its parts: '1 Summit St, Toledo, Ohio 43604'. A street that is not a number and a name is in address lines.
 * @returns undefined for a text without town and state: a message then has no address
 */
export function postalAddress(text: string): PostalAddress | undefined {
  const { zip, state } = parseLocation(text)
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const withoutZip = parts.at(-1)?.replace(/\s*\d{5}(?:-\d{4})?$/, '') === '' ? parts.slice(0, -1) : parts
  const [town, ...lines] = withoutZip.slice(0, -1).reverse()
  if (state === null || !town || town.length > LONGEST.TwnNm) return undefined
  const place = { ...(zip && { PstCd: zip }), TwnNm: town, CtrySubDvsn: state, Ctry: 'US' } as const
  const [street = '', ...more] = lines.reverse()
  const numbered = /^(\d+[A-Za-z]?(?:-\d+)?) +(.+)$/.exec(street)
  const [, BldgNb = '', StrtNm = ''] = numbered ?? []
  const isSplit = BldgNb !== '' && BldgNb.length <= LONGEST.BldgNb && StrtNm.length <= LONGEST.StrtNm
  const left = isSplit ? more : lines
  const AdrLine = left
    .filter(Boolean)
    .map((line) => cutTo(LONGEST.AdrLine, line).trim())
    .slice(0, MOST_LINES)
  return { ...(isSplit && { StrtNm, BldgNb }), ...place, ...(AdrLine.length > 0 && { AdrLine }) }
}
