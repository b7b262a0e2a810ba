import type { Passkey } from '@framewell/domain/accounts/factors'
import { sql } from '@payloadcms/db-postgres'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { env } from '../../env'
import { connectionFor } from '../../platform/database/connectionFor'
import { transactionOf } from '../../platform/database/transactionOf'
import { makeTicket, spendTicket } from './tickets'

/** Passkeys belong to the site's own name; a browser gives them to no other site. */
const RP_ID = new URL(env.SITE_URL).hostname
const RP = { expectedOrigin: new URL(env.SITE_URL).origin, expectedRPID: RP_ID, requireUserVerification: true } as const
const VERIFIED = 'required' as const
const TIMEOUT_MS = 5 * 60_000
const challengeSchema = z.object({ challenge: z.string() })

/** A challenge that any passkey of this site can answer, once. */
export async function askAnyPasskey(req: PayloadRequest) {
  const { challenge } = await generateAuthenticationOptions({ rpID: RP_ID, userVerification: VERIFIED })
  const ticket = await makeTicket(req, { purpose: 'passkey-use', account: null, data: { challenge } })
  return { ticket, options: { challenge, rpId: RP_ID, timeout: TIMEOUT_MS, userVerification: VERIFIED } }
}

const keySchema = z.object({
  id: z.string(),
  account: z.string(),
  publicKey: z.string(),
  counter: z.coerce.number(),
  transports: z.array(z.string()),
})

/**
 * The account whose passkey answered. The answer must be to our own challenge, for this site, with its owner verified (PIN, finger, face),
 * and its counter must not go back. @returns undefined for a passkey that is not accepted, 'unknownTicket' for a challenge that was never
 * issued or is already answered.
 */
export async function takePasskey(req: PayloadRequest, ticket: string, given: unknown): Promise<string | 'unknownTicket' | undefined> {
  const asked = await spendTicket(req, ticket, 'passkey-use', challengeSchema)
  if (!asked) return 'unknownTicket'
  const response = assertionSchema.safeParse(given).data
  if (!response) return undefined
  const db = await connectionFor(req)
  const { rows } = await db.query(
    'select id, account_id as account, public_key as "publicKey", counter, transports from passkeys where id = $1',
    [response.id],
  )
  if (!rows[0]) return undefined
  const { id, account, publicKey, counter, transports } = keySchema.parse(rows[0])
  const credential = { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter, transports }
  const judged = await verifyAuthenticationResponse({ ...RP, response, credential, expectedChallenge: asked.data.challenge }).catch(
    refused(req),
  )
  if (!judged?.verified) return undefined
  const { newCounter } = judged.authenticationInfo
  const { rowCount } = await db.query(
    'update passkeys set counter = $2, last_used_at = now() where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))',
    [id, newCounter],
  )
  return rowCount === 1 ? account : undefined
}

/** The options with which a browser creates a new passkey: it names its owner (discoverable) and verifies them. */
export async function askNewPasskey(req: PayloadRequest, account: { readonly id: string; readonly email: string; readonly name: string }) {
  const { rows } = await (await connectionFor(req)).query('select id from passkeys where account_id = $1', [account.id])
  const known = z.array(z.object({ id: z.string() })).parse(rows)
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: 'Framewell',
    rpID: RP_ID,
    userName: account.email,
    userDisplayName: account.name,
    userID: new Uint8Array(Buffer.from(account.id)),
  })
  const ceremony = await makeTicket(req, { purpose: 'passkey-new', account: account.id, data: { challenge } })
  const options = {
    challenge,
    user,
    pubKeyCredParams,
    rp: { id: RP_ID, name: 'Framewell' },
    timeout: TIMEOUT_MS,
    attestation: 'none' as const,
    excludeCredentials: known.map(({ id }) => ({ id, type: 'public-key' as const })),
    authenticatorSelection: { residentKey: VERIFIED, requireResidentKey: true as const, userVerification: VERIFIED },
  }
  return { ceremony, options }
}

/** Stores a new passkey. @returns false if it is not accepted. */
export async function keepPasskey(
  req: PayloadRequest,
  account: string,
  { ceremony, name, given }: { readonly ceremony: string; readonly name: string; readonly given: unknown },
): Promise<boolean | 'unknownTicket'> {
  const asked = await spendTicket(req, ceremony, 'passkey-new', challengeSchema)
  if (asked?.account !== account) return 'unknownTicket'
  const response = attestationSchema.safeParse(given).data
  if (!response) return false
  const judged = await verifyRegistrationResponse({ ...RP, response, expectedChallenge: asked.data.challenge }).catch(refused(req))
  if (!judged?.verified) return false
  const { id, publicKey, counter, transports = [] } = judged.registrationInfo.credential
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    insert into passkeys (id, account_id, name, public_key, counter, transports)
    values (${id}, ${account}, ${name}, ${Buffer.from(publicKey).toString('base64url')}, ${counter},
      array(select jsonb_array_elements_text(${JSON.stringify(transports)}::jsonb)))
    on conflict (id) do nothing returning id`)
  return rows.length === 1
}

export async function listPasskeys(req: PayloadRequest, account: string): Promise<Passkey[]> {
  const { rows } = await (await connectionFor(req)).query(
    'select id, name, created_at as "createdAt", last_used_at as "lastUsedAt" from passkeys where account_id = $1 order by created_at, id',
    [account],
  )
  const iso = z.date().transform((date) => date.toISOString())
  return z.array(z.object({ id: z.string(), name: z.string(), createdAt: iso, lastUsedAt: iso.nullable() })).parse(rows)
}

/** The library throws for most of what it does not accept; the reason goes to the log. */
function refused(req: PayloadRequest) {
  return (error: unknown): undefined => {
    req.payload.logger.info({ reason: error instanceof Error ? error.message : 'unknown', msg: 'A passkey was not accepted' })
    return undefined
  }
}

const text = z.string().max(20_000)
const common = { id: text, rawId: text, clientExtensionResults: z.object({}), type: z.literal('public-key') }
const assertionSchema: z.ZodType<AuthenticationResponseJSON> = z.object({
  ...common,
  response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text, userHandle: text.optional() }),
})
const transports = z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
const attestationSchema: z.ZodType<RegistrationResponseJSON> = z.object({
  ...common,
  response: z.object({ clientDataJSON: text, attestationObject: text, transports: transports.optional() }),
})
