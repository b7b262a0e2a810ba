import { z } from 'zod'
import { US_STATES } from '../network/usStates'

const STATES = new Set(Object.entries(US_STATES).flatMap(([code, name]) => [code, name.toUpperCase()]))

/** Whether an address names street, city and state: '12 Canal St, Dayton, OH'. More parts may come before; a ZIP code may end it. */
export function isWholeAddress(address: string): boolean {
  const parts = address.split(',').map((part) => part.trim())
  const last = parts.at(-1) ?? ''
  // '…, OH, 45402' and '…, OH 45402'
  const withoutZip = /^\d{5}$/.test(last) ? parts.slice(0, -1) : [...parts.slice(0, -1), last.replace(/\s+\d{5}$/, '')]
  return withoutZip.length >= 3 && withoutZip.every(Boolean) && STATES.has((withoutZip.at(-1) ?? '').toUpperCase())
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

/** The site of an order or lot, as `siteWords` names it. */
export function orderSite({ siteAddress, siteZip }: { readonly siteAddress: string; readonly siteZip: string }): string {
  return siteWords({ address: siteAddress, zip: siteZip })
}
