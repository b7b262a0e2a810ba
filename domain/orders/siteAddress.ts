import { z } from 'zod'
import { US_STATES } from '../network/usStates'

const CODES = new Map(Object.entries(US_STATES).flatMap(([code, name]) => [code, name.toUpperCase()].map((words) => [words, code])))

/** The parts of an address up to its state, that state's code, and the ZIP code that ends it: '…, OH, 45402' and '…, OH 45402'. */
function partsOf(address: string) {
  const parts = address.split(',').map((part) => part.trim())
  const last = parts.at(-1) ?? ''
  const [zip] = /\b\d{5}$/.exec(last) ?? []
  const withoutZip = zip === last ? parts.slice(0, -1) : [...parts.slice(0, -1), last.replace(/\s+\d{5}$/, '')]
  return { withoutZip, state: CODES.get((withoutZip.at(-1) ?? '').toUpperCase()), zip }
}

/** Whether an address names street, city and state: '12 Canal St, Dayton, OH'. More parts may come before; a ZIP code may end it. */
export function isWholeAddress(address: string): boolean {
  const { withoutZip, state } = partsOf(address)
  return withoutZip.length >= 3 && withoutZip.every(Boolean) && state !== undefined
}

/**
 * Why an address and a ZIP code are not of one place; undefined when they agree. Taxes, freight and waiver forms follow the ZIP code, signed
 * papers name the address.
 * @param state the ZIP code's; undefined for an unknown one
 */
export function siteZipProblem({ siteAddress, siteZip }: OrderedSite, state: string | undefined): string | undefined {
  const stated = partsOf(siteAddress)
  if (stated.zip !== undefined && stated.zip !== siteZip) return `The address ends with ZIP code ${stated.zip}`
  if (state === undefined || stated.state === undefined || stated.state === state) return undefined
  return `ZIP code ${siteZip} is in ${US_STATES[state] ?? state}, but the address is in ${US_STATES[stated.state]}`
}

/** The site of an order, as its form and its waivers name it. */
export const siteAddressSchema = z
  .string('Enter the site address')
  .trim()
  .min(5, 'Enter the site address')
  .max(200, 'Use at most 200 characters')
  .refine(isWholeAddress, 'Enter street, city and state, for example 12 Canal St, Dayton, OH')

/** A site as screens and change orders name it: '12 Canal St, Dayton, OH 45402'. An address that ends with its ZIP code is left as it is. */
export function siteWords({ address, zip }: { readonly address: string; readonly zip: string }): string {
  return address.endsWith(zip) ? address : `${address} ${zip}`
}

interface OrderedSite {
  readonly siteAddress: string
  readonly siteZip: string
}

/** The site of an order or lot, as `siteWords` names it. */
export function orderSite({ siteAddress, siteZip }: OrderedSite): string {
  return siteWords({ address: siteAddress, zip: siteZip })
}
