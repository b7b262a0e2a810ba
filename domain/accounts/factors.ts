import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { TOO_MANY_TRIES } from './passwords'
import { ROLES, SUPER_ADMIN_ROLES } from './roles'
import { sessionSchema } from './session'

/** Minutes between a correct password and its second factor, or between a passkey challenge and its answer. */
export const TICKET_MINUTES = 10
export const RECOVERY_CODES = 10
/** Maximum passkeys per account. */
export const MAX_PASSKEYS = 20

const ticket = z.string().min(16).max(128)
/** From an authenticator app (six digits), or a recovery code; spaces and hyphens are ignored. */
export const factorCode = z
  .string()
  .trim()
  .transform((code) => code.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^(\d{6}|[0-9A-Z]{24})$/, 'Enter the six digits of your app, or a whole recovery code'))
/** A browser's authenticator response (WebAuthn Level 3, JSON), parsed by the server's library. */
const credential = z.record(z.string(), z.unknown())
export const passkeyAnswer = z.object({ ticket, credential })
export type PasskeyAnswer = z.input<typeof passkeyAnswer>
const verification = z.literal('required')
/** Options for a passkey sign-in; any passkey of this site may answer. */
const askedOptions = z.object({ challenge: z.string(), rpId: z.string(), timeout: z.number(), userVerification: verification })
/** Options for creating a passkey: discoverable, with user verification. */
const addedOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
  authenticatorSelection: z.object({ residentKey: verification, requireResidentKey: z.literal(true), userVerification: verification }),
})
export type AddedPasskeyOptions = z.output<typeof addedOptions>
const passkeyName = z.string().trim().min(1, 'Give it a name').max(60)

const unknownTicket = { status: 404, message: 'This took too long, or was done already. Please begin again.' } as const
const wrongCode = { status: 400, message: 'This code is not right, or was used already. Wait for the next one.' } as const
const refusedPasskey = { status: 400, message: 'This passkey was not accepted. Try again, or use another way.' } as const

const passkeySchema = z.object({ id: z.string(), name: z.string(), createdAt: z.string(), lastUsedAt: z.string().nullable() })
export type Passkey = z.infer<typeof passkeySchema>

/** A person's ways to prove their identity. */
const waysSchema = z.object({ password: z.boolean(), totp: z.boolean(), passkey: z.boolean(), directory: z.boolean() })
export type ProofWays = z.infer<typeof waysSchema>

const own = { feature: 'accounts', access: ROLES } as const
/** For signed-in people, or with a ticket of a sign-in that must set up a factor first. */
const enrolling = { feature: 'accounts', access: 'public', recheck: true } as const
/** The first factor completes such a sign-in and opens the session. */
const enrolled = z.object({
  /** Shown only once; empty when some already exist. */
  recoveryCodes: z.array(z.string()),
  session: sessionSchema.nullable(),
})
const attempts = { points: 30, windowSeconds: 300, by: ['address', 'account'] } as const

/** POST /api/session/second-factor completes a sign-in after a correct password. */
const confirmSignIn = defineCall({
  name: 'confirmSignIn',
  method: 'POST',
  path: '/api/session/second-factor',
  summary: 'Sign in: the second factor',
  feature: 'accounts',
  access: 'public',
  input: z.object({ ticket, code: factorCode }),
  output: z.object({ session: sessionSchema }),
  errors: { unknownTicket, wrongCode, tooManyTries: TOO_MANY_TRIES },
  rateLimit: attempts,
})

/** POST /api/session/passkey/options: a one-time challenge that any passkey of this site may answer. */
const askPasskey = defineCall({
  name: 'askPasskey',
  method: 'POST',
  path: '/api/session/passkey/options',
  summary: 'Begin to use a passkey',
  feature: 'accounts',
  access: 'public',
  input: z.strictObject({}),
  output: z.object({ ticket: z.string(), options: askedOptions }),
  rateLimit: attempts,
})

/**
 * POST /api/session/passkey signs in with only a passkey: possession plus user verification, two factors in one (NIST SP 800-63B 3.1.7).
 */
const signInByPasskey = defineCall({
  name: 'signInByPasskey',
  method: 'POST',
  path: '/api/session/passkey',
  summary: 'Sign in by a passkey',
  feature: 'accounts',
  access: 'public',
  input: passkeyAnswer,
  output: z.object({ session: sessionSchema }),
  errors: { unknownTicket, refusedPasskey },
  rateLimit: attempts,
})

/** GET /api/account/factors: the person's own sign-in methods. */
const getFactors = defineCall({
  ...own,
  name: 'getFactors',
  method: 'GET',
  path: '/api/account/factors',
  summary: 'How I sign in',
  input: z.object({}),
  output: z.object({
    ways: waysSchema,
    recoveryCodesLeft: z.number().int(),
    passkeys: z.array(passkeySchema),
    /** The account's last factor can't be removed. */
    required: z.boolean(),
  }),
})

/** POST /api/account/totp creates an authenticator app secret; it becomes active once a code is entered. */
const startTotp = defineCall({
  ...enrolling,
  name: 'startTotp',
  method: 'POST',
  path: '/api/account/totp',
  summary: 'Set up an authenticator app',
  input: z.strictObject({ ticket: ticket.optional() }),
  output: z.object({ secret: z.string(), uri: z.string() }),
  errors: { unknownTicket, directoryAccount: { status: 409, message: 'Your company directory signs you in; factors are set up there.' } },
  rateLimit: attempts,
})

const confirmTotp = defineCall({
  ...enrolling,
  name: 'confirmTotp',
  method: 'POST',
  path: '/api/account/totp/confirm',
  summary: 'Use the authenticator app from now on',
  input: z.object({ ticket: ticket.optional(), code: factorCode }),
  output: enrolled,
  errors: { unknownTicket, wrongCode, tooManyTries: TOO_MANY_TRIES },
  rateLimit: attempts,
})

const startPasskey = defineCall({
  ...enrolling,
  name: 'startPasskey',
  method: 'POST',
  path: '/api/account/passkeys/options',
  summary: 'Begin to add a passkey',
  input: z.strictObject({ ticket: ticket.optional() }),
  output: z.object({ ceremony: z.string(), options: addedOptions }),
  errors: { unknownTicket, tooMany: { status: 409, message: `An account has at most ${MAX_PASSKEYS} passkeys. Remove one first.` } },
  rateLimit: attempts,
})

const addPasskey = defineCall({
  ...enrolling,
  name: 'addPasskey',
  method: 'POST',
  path: '/api/account/passkeys',
  summary: 'Add a passkey',
  input: z.object({ ticket: ticket.optional(), ceremony: ticket, name: passkeyName, credential }),
  output: enrolled,
  errors: { unknownTicket, refusedPasskey },
  rateLimit: attempts,
})

const unknownPasskey = { status: 404, message: 'This passkey no longer exists.' } as const
const lastFactor = { status: 409, message: 'Your role needs a second factor, and this is your last. Add another one first.' } as const
/** A credential's id is the authenticator's own, up to 1023 bytes. */
const passkeyId = z
  .string()
  .max(1400)
  .regex(/^[\w-]+$/)

const removePasskey = defineCall({
  ...own,
  name: 'removePasskey',
  method: 'DELETE',
  path: '/api/account/passkeys/{id}',
  summary: 'Remove a passkey',
  input: z.object({ id: passkeyId }),
  recheck: true,
  output: z.object({ removed: z.literal(true) }),
  errors: { unknownPasskey, lastFactor },
})

const removeTotp = defineCall({
  ...own,
  name: 'removeTotp',
  method: 'DELETE',
  path: '/api/account/totp',
  summary: 'Use no authenticator app any more',
  input: z.object({}),
  recheck: true,
  output: z.object({ removed: z.literal(true) }),
  errors: { lastFactor },
})

const newRecoveryCodes = defineCall({
  ...own,
  name: 'newRecoveryCodes',
  method: 'POST',
  path: '/api/account/recovery-codes',
  summary: 'New recovery codes, in place of the old',
  input: z.object({}),
  recheck: true,
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: { noFactor: { status: 409, message: 'Set up an authenticator app or a passkey first.' } },
})

/** POST /api/sign-ins/{account}/reset removes all factors of a person who lost theirs; they set up new ones with their password. */
const resetFactorsOf = defineCall({
  name: 'resetFactorsOf',
  method: 'POST',
  path: '/api/sign-ins/{account}/reset',
  summary: "Take a person's lost factors away",
  feature: 'accounts',
  access: SUPER_ADMIN_ROLES,
  input: z.object({ account: z.uuid(), reason: z.string().trim().min(1, 'Say why').max(500) }),
  recheck: true,
  output: z.object({ reset: z.literal(true) }),
  errors: { unknownAccount: { status: 404, message: 'There is no such account.' } },
})

export const factorCalls = {
  confirmSignIn,
  askPasskey,
  signInByPasskey,
  getFactors,
  startTotp,
  confirmTotp,
  startPasskey,
  addPasskey,
  removePasskey,
  removeTotp,
  newRecoveryCodes,
  resetFactorsOf,
} as const
