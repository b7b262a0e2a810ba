import type { Refusal } from '../http/refusal'
import { type MailStatus, RETRIABLE } from './mailStates'
import type { TemplateWords } from './templateCalls'
import { templateFaults } from './templateFaults'

/** A mail's fields after it is put back into the queue. */
export const REQUEUED = { status: 'queued', attempts: 0, error: null, sendAfter: null, leaseUntil: null } as const

/** Waits grow between them: more than eight hours altogether. */
export const MAX_ATTEMPTS = 12

/**
 * A mail's state after the mail server refused it: bounced, queued for retry, or failed.
 * @param attempts attempts so far, including this one
 * @param forGood the server reports an unknown mailbox: it will not exist later either
 */
export function refusedMail(attempts: number, forGood: boolean): 'bounced' | 'queued' | 'failed' {
  if (forGood) return 'bounced'
  return attempts < MAX_ATTEMPTS ? 'queued' : 'failed'
}

/**
 * Why a mail can't be resent: it is being sent or has arrived, or its private links were removed and it would lead nowhere.
 * @param emptied whether the tokens of its links were removed
 */
export function retryRefusal(status: MailStatus, emptied: boolean): 'notWaiting' | 'emptied' | undefined {
  if (!RETRIABLE.includes(status)) return 'notWaiting'
  return emptied ? 'emptied' : undefined
}

/** A bounced mail's state; only a sent one can bounce. */
export function bouncedMail(
  status: MailStatus,
  reason: string,
): { readonly mail: { readonly status: 'bounced'; readonly error: string } } | Refusal<'notSent'> {
  return status === 'sent' ? { mail: { status: 'bounced', error: reason } } : { refusal: 'notSent' }
}

/** Why an operator's texts for an event are refused: they would not render as intended. @param known names of the event's values */
export function wordsRefusal(words: TemplateWords | null, known: readonly string[]): Refusal<'unknownVariable'> | undefined {
  const faults = words ? templateFaults(words, known) : []
  if (faults.length === 0) return undefined
  return { refusal: 'unknownVariable', more: { fields: faults.map(({ field, message }) => ({ path: `words.${field}`, message })) } }
}
