import type { Refusal } from '../http/refusal'
import { INSURANCE_PAUSE_REASON } from './fabricatorStatus'

/** Why a document of a shop or an applicant is not taken: a certificate has a day on which it ends, and no document has ended already. */
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
 * What an accepted certificate changes of its shop: it is insured for longer, and a pause for want of insurance ends. Undefined when the
 * shop is insured for as long already.
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
