import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import type { Refusal } from '../http/refusal'
import { PASSWORD_MESSAGES, TOO_MANY_TRIES } from './passwords'
import { ROLES, SUPER_ADMIN_ROLES } from './roles'

/** Hours the link to a new address is valid. */
export const ADDRESS_LINK_HOURS = 24
/** Days in which the old address can undo a change. */
export const ADDRESS_UNDO_DAYS = 7

/** The answer when an address is changed without its holder's proof. */
export const ADDRESS_BY_PROOF =
  'An address changes when the link sent to it is opened. Ask for it under Sign-in and security (/account-security), or below for somebody else.'

/** Path of the page that proves an address. The token is in the fragment, which reaches no server or log. */
export function addressPath(token: string): string {
  return `/account-address#token=${token}`
}

/** Path of the page where the old address's holder stops or undoes a change. */
export function stopAddressPath(token: string): string {
  return `/account-address?stop=yes#token=${token}`
}

interface KnownChange {
  readonly tookEffectAt: Date | null
  /** When it was canceled, replaced or stopped. */
  readonly endedAt: Date | null
  readonly expiresAt: Date
}

/** Whether the link to the new address is still valid. */
export function canTakeEffect({ tookEffectAt, endedAt, expiresAt }: KnownChange, now: Date): boolean {
  return !tookEffectAt && !endedAt && now < expiresAt
}

/** Whether the old address can still stop a change: while it is pending, and for ADDRESS_UNDO_DAYS after it took effect. */
export function canBeStopped(change: KnownChange, now: Date): boolean {
  const { tookEffectAt, endedAt } = change
  if (endedAt) return false
  return tookEffectAt ? now.getTime() < tookEffectAt.getTime() + ADDRESS_UNDO_DAYS * 86_400_000 : canTakeEffect(change, now)
}

/** Why no link is sent: the address is already the account's own, and proved. */
export function addressRefusal(
  asked: string,
  own: { readonly email: string; readonly proved: boolean },
): Refusal<'ownAddress'> | undefined {
  return asked === own.email && own.proved ? { refusal: 'ownAddress' } : undefined
}

const email = z
  .email('Valid email is required')
  .trim()
  .max(254)
  .transform((address) => address.toLowerCase())
const token = z.string().min(16).max(128)
const pendingSchema = z.object({ email: z.string(), requestedAt: z.string(), expiresAt: z.string() })
const addressSchema = z.object({
  email: z.string(),
  /** Whether its holder opened a link sent there. Lookups ignore unproved addresses. */
  proved: z.boolean(),
  /** The address a link was sent to, not active yet. */
  pending: pendingSchema.nullable(),
})
export type OwnAddress = z.infer<typeof addressSchema>

const ownAddress = { status: 409, message: 'This is your address already.' } as const
const noPending = { status: 404, message: 'No change of the address is waiting anymore.' } as const
const unknownLink = { status: 404, message: 'This link has expired or was used already.' } as const
const addressTaken = { status: 409, message: 'This address belongs to another account now. Contact us to sort this out.' } as const
const unknownAccount = { status: 404, message: 'There is no such account.' } as const
/** Every link is a mail to somebody who may not have asked for it. */
const links = { points: 5, windowSeconds: 3600, by: ['account'] } as const
const own = { feature: 'accounts', access: ROLES, path: '/api/account/address' } as const
const superAdmin = { feature: 'accounts', access: SUPER_ADMIN_ROLES } as const

const getOwnAddress = defineCall({
  ...own,
  name: 'getOwnAddress',
  method: 'GET',
  summary: "One's own address, and the change that waits",
  input: z.object({}),
  output: addressSchema,
})

/**
 * POST /api/account/address sends a link to a new address, or to the account's own to prove it. The address becomes active once the link is
 * opened.
 */
const requestAddress = defineCall({
  ...own,
  name: 'requestAddress',
  method: 'POST',
  summary: 'Ask for another address',
  input: z.object({
    email,
    /** For accounts with a password; people who sign in through a company directory need a recent identity check instead. */
    currentPassword: z.string().trim().max(512).optional(),
  }),
  output: addressSchema,
  errors: { ownAddress, wrongPassword: { status: 403, message: PASSWORD_MESSAGES.currentWrong }, tooManyTries: TOO_MANY_TRIES },
  rateLimit: { points: 10, windowSeconds: 900, by: ['address', 'account'] },
})

const resendAddressLink = defineCall({
  ...own,
  name: 'resendAddressLink',
  method: 'POST',
  path: '/api/account/address/resend',
  summary: 'Send the link for the new address again',
  input: z.strictObject({}),
  output: addressSchema,
  errors: { noPending },
  rateLimit: links,
})

const cancelAddressChange = defineCall({
  ...own,
  name: 'cancelAddressChange',
  method: 'DELETE',
  summary: 'Cancel the change of the address that waits',
  input: z.object({}),
  output: addressSchema,
  errors: { noPending },
})

/** POST /api/address/confirm: the link to the new address was opened. */
const confirmAddress = defineCall({
  feature: 'accounts',
  access: 'public',
  name: 'confirmAddress',
  method: 'POST',
  path: '/api/address/confirm',
  summary: 'Prove an address by its mailed link',
  input: z.object({ token }),
  output: z.object({ email: z.string(), changed: z.boolean() }),
  errors: { unknownLink, addressTaken },
  rateLimit: { points: 10, windowSeconds: 900, by: ['address'] },
})

/** POST /api/address/stop: the old address's holder rejects the change. Ends all sessions and disables the password. */
const stopAddressChange = defineCall({
  feature: 'accounts',
  access: 'public',
  name: 'stopAddressChange',
  method: 'POST',
  path: '/api/address/stop',
  summary: 'Stop or take back a change of the address by the link sent to the old one',
  input: z.object({ token }),
  output: z.object({
    email: z.string(),
    takenBack: z.boolean(),
    /** What the account had got since the change was asked for, and has no longer. */
    ended: z.array(z.string()),
    /** What was done in the account's name since then and in the day before, newest first: its owner decides which of it is fine. */
    acts: z.array(z.string()),
  }),
  errors: { unknownLink, addressTaken },
  rateLimit: { points: 10, windowSeconds: 900, by: ['address'] },
})

const getAddressOf = defineCall({
  ...superAdmin,
  name: 'getAddressOf',
  method: 'GET',
  path: '/api/sign-ins/{account}/address',
  summary: "A person's address, and the change that waits",
  input: z.object({ account: z.uuid() }),
  output: addressSchema,
  errors: { unknownAccount },
})

/** POST /api/sign-ins/{account}/address: a super admin requests another address for a person; it needs the same proof. */
const requestAddressOf = defineCall({
  ...superAdmin,
  name: 'requestAddressOf',
  method: 'POST',
  path: '/api/sign-ins/{account}/address',
  summary: "Ask for another address in a person's place",
  input: z.object({ account: z.uuid(), email, reason: z.string().trim().min(1, 'Say why').max(500) }),
  recheck: true,
  output: addressSchema,
  errors: { unknownAccount, ownAddress: { status: 409, message: 'This is the address of the account already.' } },
  rateLimit: { ...links, points: 30 },
})

const cancelAddressChangeOf = defineCall({
  ...superAdmin,
  name: 'cancelAddressChangeOf',
  method: 'POST',
  path: '/api/sign-ins/{account}/address/cancel',
  summary: "Cancel the change of a person's address that waits",
  input: z.object({ account: z.uuid(), reason: z.string().trim().min(1, 'Say why').max(500) }),
  output: addressSchema,
  errors: { unknownAccount, noPending },
})

export const addressCalls = {
  getOwnAddress,
  requestAddress,
  resendAddressLink,
  cancelAddressChange,
  confirmAddress,
  getAddressOf,
  requestAddressOf,
  cancelAddressChangeOf,
} as const

/** Answered above the features whose things it ends (cms/recovery). */
export const recoveryCalls = { stopAddressChange } as const
