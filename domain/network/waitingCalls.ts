import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { newsletterEmailSchema } from '../newsletter/calls'

/** A visitor's states on the waiting list: asked, confirmed by mail, and told that a shop reaches the ZIP code. */
export const WAITING_STATUSES = ['pending', 'waiting', 'told'] as const

/** Targets of the mails' links. */
export const WAITING_PATHS = { confirm: '/waiting-list/confirm', leave: '/waiting-list/leave' } as const

/** The same answer for every address, so nobody learns who waits. */
export const WAITING_ANSWER = 'Check your inbox: we put you on the list once you confirm by the link we mailed.'

/** What a visitor agrees to; stored with the address. */
export function waitingConsent(zip: string): string {
  return `Email me once when a shop reaches ${zip}. You use my address for nothing else.`
}

/** Asks to be told when a shop reaches a ZIP code that none reaches yet. */
export const joinWaitingList = defineCall({
  name: 'joinWaitingList',
  method: 'POST',
  path: '/api/places/zip/{zip}/waiting',
  summary: 'Ask for a mail when a shop reaches a ZIP code; a mail asks for confirmation',
  feature: 'network',
  access: 'public',
  input: z.object({ zip: z.string().regex(/^\d{5}$/, 'Use five digits'), email: newsletterEmailSchema }),
  output: z.object({ message: z.string() }),
  errors: {
    unknownZip: { status: 404, message: 'We do not know this ZIP code. Check its five digits.' },
    alreadyReached: { status: 409, message: 'A shop reaches this ZIP code now. Reload the page to see its earliest delivery.' },
  },
  idempotent: true,
  successStatus: 202,
  rateLimit: { points: 8, windowSeconds: 3600, by: ['address', 'email'] },
})

const linkInput = z.object({ id: z.uuid(), token: z.string().min(16).max(128) })
const unknownLink = { status: 404, message: 'This link no longer works. It may be incomplete or too old.' } as const
const rateLimit = { points: 60, windowSeconds: 600, by: ['address'] } as const

export const confirmWaiting = defineCall({
  name: 'confirmWaiting',
  method: 'POST',
  path: '/api/waiting/confirm',
  summary: 'Confirm a place on the waiting list by the link of its mail',
  feature: 'network',
  access: 'public',
  input: linkInput,
  output: z.object({ zip: z.string() }),
  errors: { unknownLink },
  rateLimit,
})

export const leaveWaitingList = defineCall({
  name: 'leaveWaitingList',
  method: 'POST',
  path: '/api/waiting/leave',
  summary: 'Leave the waiting list by the link of a mail; the address is deleted',
  feature: 'network',
  access: 'public',
  input: linkInput,
  output: z.object({ left: z.literal(true) }),
  errors: { unknownLink },
  rateLimit,
})
