import type { Refusal } from '../http/refusal'
import { INSURANCE_PAUSE_REASON } from './fabricatorStatus'

/** Why a shop's or applicant's document is refused: a certificate needs an end date, and no document may be expired. */
export function documentRefusal(
  { kind, expiresOn }: { readonly kind: string; readonly expiresOn?: string | undefined },
  today: string,
): Refusal<'expiryMissing' | 'expired'> | undefined {
  if (kind === 'insurance' && !expiresOn)
    return { refusal: 'expiryMissing', more: { fields: [{ path: 'expiresOn', message: 'Say when it ends' }] } }
  if (expiresOn && expiresOn < today)
    return { refusal: 'expired', more: { fields: [{ path: 'expiresOn', message: 'This day has passed' }] } }
  return undefined
}

interface Insured {
  readonly status: string
  readonly statusReason: string | null
  /** '2027-06-30'; null without an accepted certificate. */
  readonly insuredUntil: string | null
}

/**
 * A shop's changes from an accepted certificate: longer insurance, and the end of a pause for missing insurance. Undefined when the shop is
 * already insured that long.
 * @param expiresOn the last day of the certificate
 */
export function insuredBy(
  { status, statusReason, insuredUntil }: Insured,
  expiresOn: string,
  today: string,
): { readonly insuredUntil: string; readonly resumes: boolean } | undefined {
  if ((insuredUntil ?? '') >= expiresOn) return undefined
  return { insuredUntil: expiresOn, resumes: status === 'paused' && statusReason === INSURANCE_PAUSE_REASON && expiresOn >= today }
}
