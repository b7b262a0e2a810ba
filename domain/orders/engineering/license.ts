import { z } from 'zod'
import type { Refusal } from '../../http/refusal'
import { US_STATES } from '../../network/usStates'

const words = (message: string) => z.string(message).trim().min(2, message).max(120, 'Use at most 120 characters')

/** The fields of an engineer's license as an operator enters them. */
export const ENTERED_LICENSE = {
  name: words('Enter the name on the license'),
  number: words('Enter the number on the license'),
  expiresOn: z.iso.date('Write the day like 2027-01-31'),
} as const

export interface License {
  readonly number: string
  /** 'TX' */
  readonly state: string
  /** The last day it is valid: '2027-12-31'. */
  readonly expiresOn: string
}

export type LicenseRefusal = 'licenseExpired' | 'licenseElsewhere' | 'unknownState'

/**
 * Why a license does not cover a job; undefined when it does.
 * @param jobState the state of the site by its ZIP code; null when the code is not in our table
 * @param today the day in the company's time zone
 */
export function licenseRefusal(license: License, jobState: string | null, today: string): Refusal<LicenseRefusal> | undefined {
  if (jobState === null) return { refusal: 'unknownState' }
  const { number, state, expiresOn } = license
  if (state !== jobState)
    return {
      refusal: 'licenseElsewhere',
      more: { detail: `License ${number} is from ${stateName(state)}. The site is in ${stateName(jobState)}.` },
    }
  if (expiresOn < today) return { refusal: 'licenseExpired', more: { detail: `License ${number} (${state}) expired after ${expiresOn}.` } }
  return undefined
}

const stateName = (code: string): string => US_STATES[code] ?? code

/** The answer to each refusal. */
export const LICENSE_REFUSALS = {
  licenseExpired: { status: 409, message: 'This license has expired. Have its new expiry date entered first.' },
  licenseElsewhere: { status: 409, message: "This license is not from the site's state. An engineer licensed there must review it." },
  unknownState: {
    status: 409,
    message: 'The ZIP code of the site is not in our table, so we cannot tell which state licenses its engineer.',
  },
} as const satisfies Record<LicenseRefusal, { status: number; message: string }>
