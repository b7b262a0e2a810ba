import { z } from 'zod'
import type { Refusal } from '../../http/refusal'
import { US_STATES } from '../../network/usStates'
import { longDate } from '../../quotes/quoteWords'

const words = (message: string) => z.string(message).trim().min(2, message).max(120, 'Use at most 120 characters')

/** The fields of an engineer's license as an operator enters them. */
export const ENTERED_LICENSE = {
  name: words('Enter the name on the license'),
  number: words('Enter the number on the license'),
  expiresOn: z.iso.date('Write the day like 2027-01-31'),
} as const

/** A license with its holder. */
export interface License {
  readonly number: string
  /** 'TX' */
  readonly state: string
  /** The last day it is valid: '2027-12-31'. */
  readonly expiresOn: string
  /** IDs of the companies that its holder belongs to. */
  readonly companies: readonly string[]
}

/** What the engineer of an order must have to do with it, and must not. */
export interface ReviewedJob {
  /** The state of the site by its ZIP code; null when the code is not in our table. */
  readonly state: string | null
  /** IDs of the companies of its builder and its shop. */
  readonly parties: readonly string[]
}

export type LicenseRefusal = 'ownOrder' | 'licenseExpired' | 'licenseElsewhere' | 'unknownState'

/**
 * Why the holder of a license may not review a job; undefined when they may.
 * @param today the day in the company's time zone
 */
export function licenseRefusal(license: License, job: ReviewedJob, today: string): Refusal<LicenseRefusal> | undefined {
  const { number, state, expiresOn, companies } = license
  if (companies.some((company) => job.parties.includes(company))) return { refusal: 'ownOrder' }
  if (job.state === null) return { refusal: 'unknownState' }
  if (state !== job.state)
    return {
      refusal: 'licenseElsewhere',
      more: { detail: `License ${number} is from ${stateName(state)}. The site is in ${stateName(job.state)}.` },
    }
  if (expiresOn < today)
    return { refusal: 'licenseExpired', more: { detail: `License ${number} (${state}) expired after ${longDate(expiresOn)}.` } }
  return undefined
}

const stateName = (code: string): string => US_STATES[code] ?? code

/** The answer to each refusal. */
export const LICENSE_REFUSALS = {
  ownOrder: { status: 409, message: 'This engineer belongs to the builder or the shop of this order. Another engineer must review it.' },
  licenseExpired: { status: 409, message: 'This license has expired. Have its new expiry date entered first.' },
  licenseElsewhere: { status: 409, message: "This license is not from the site's state. An engineer licensed there must review it." },
  unknownState: {
    status: 409,
    message: 'The ZIP code of the site is not in our table, so we cannot tell which state licenses its engineer.',
  },
} as const satisfies Record<LicenseRefusal, { status: number; message: string }>
