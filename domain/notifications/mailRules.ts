import type { Refusal } from '../http/refusal'
import { type MailStatus, RETRIABLE } from './mailStates'
import type { TemplateWords } from './templateCalls'
import { templateFaults } from './templateFaults'

/** What a mail becomes when it is put back for the relay. */
export const PUT_BACK = { status: 'queued', attempts: 0, error: null, sendAfter: null } as const

/** With the queue's exponential backoff these span about half a day. */
export const MAX_ATTEMPTS = 12

/**
 * What a mail becomes that the mail server did not take: it comes back for good, waits for another try, or is given up.
 * @param attempts made until now, this one included
 * @param forGood the server knows no such mailbox: it will not be there later either
 */
export function untaken(attempts: number, forGood: boolean): 'bounced' | 'queued' | 'failed' {
  if (forGood) return 'bounced'
  return attempts < MAX_ATTEMPTS ? 'queued' : 'failed'
}

/**
 * Why a mail is not sent again: it is on its way or has arrived, or its private links are gone and it would lead nowhere.
 * @param emptied whether the tokens of its links were removed
 */
export function retryRefusal(status: MailStatus, emptied: boolean): 'notWaiting' | 'emptied' | undefined {
  if (!RETRIABLE.includes(status)) return 'notWaiting'
  return emptied ? 'emptied' : undefined
}

/** What a mail becomes that came back; only one that was sent can. */
export function cameBack(
  status: MailStatus,
  reason: string,
): { readonly mail: { readonly status: 'bounced'; readonly error: string } } | Refusal<'notSent'> {
  return status === 'sent' ? { mail: { status: 'bounced', error: reason } } : { refusal: 'notSent' }
}

/** Why an operator's words of an event are not stored: they would not be read as meant. @param known names of the event's values */
export function wordsRefusal(words: TemplateWords | null, known: readonly string[]): Refusal<'unknownVariable'> | undefined {
  const faults = words ? templateFaults(words, known) : []
  if (faults.length === 0) return undefined
  return { refusal: 'unknownVariable', more: { fields: faults.map(({ field, message }) => ({ path: `words.${field}`, message })) } }
}
