import { sql } from '@payloadcms/db-postgres'
import { Secret, TOTP } from 'otpauth'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionFor } from '../../platform/database/connectionFor'
import { transactionOf } from '../../platform/database/transactionOf'
import { makeSealer } from '../../platform/http/calls/sealer'

/** RFC 6238 as every authenticator app implements it; 160 random bits (RFC 4226 section 4, R6). */
const SHAPE = { issuer: 'Framewell', algorithm: 'SHA1', digits: 6, period: 30 } as const
const SECRET_BYTES = 20
/** One step before and after: clocks of phones differ (RFC 6238 section 5.2). */
const WINDOW = 1
const { seal, open } = makeSealer('totp secrets', [
  { table: 'totp_factors', column: 'sealed_secret' },
  { table: 'totp_factors', column: 'pending_secret' },
])

/** Creates a new secret, replacing one that was never confirmed or is to be replaced. It counts once `confirmTotpCode` has taken a code. */
export async function makeTotp(req: PayloadRequest, account: { readonly id: string; readonly email: string }) {
  const secret = new Secret({ size: SECRET_BYTES })
  const db = await transactionOf(req)
  await db.execute(sql`
    insert into totp_factors (account_id, sealed_secret) values (${account.id}, ${seal(secret.base32)})
    on conflict (account_id) do update set pending_secret = excluded.sealed_secret`)
  return { secret: secret.base32, uri: new TOTP({ ...SHAPE, secret, label: account.email }).toString() }
}

const rowSchema = z.object({ sealed: z.string() })

/** Takes the first code of a new secret: the app counts from then on. @returns false for a wrong code. */
export async function confirmTotpCode(req: PayloadRequest, account: string, code: string): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select coalesce(pending_secret, sealed_secret) as sealed from totp_factors
    where account_id = ${account} and (confirmed_at is null or pending_secret is not null) for update`)
  if (!rows[0]) return false
  const { sealed } = rowSchema.parse(rows[0])
  const step = stepOf(sealed, code)
  if (step === undefined) return false
  await db.execute(sql`
    update totp_factors set sealed_secret = ${sealed}, pending_secret = null, confirmed_at = now(), last_step = ${step}
    where account_id = ${account}`)
  return true
}

/** Takes a code, once: neither the same code nor an earlier one is taken afterwards (RFC 6238 section 5.2, OWASP ASVS 5.0 6.5.1). */
export async function takeTotpCode(req: PayloadRequest, account: string, code: string): Promise<boolean> {
  const db = await connectionFor(req)
  const { rows } = await db.query('select sealed_secret as sealed from totp_factors where account_id = $1 and confirmed_at is not null', [
    account,
  ])
  const step = rows[0] ? stepOf(rowSchema.parse(rows[0]).sealed, code) : undefined
  if (step === undefined) return false
  const taken = await db.query('update totp_factors set last_step = $2 where account_id = $1 and last_step < $2', [account, step])
  return taken.rowCount === 1
}

/** The time step of a code; undefined for a wrong one. */
function stepOf(sealed: string, code: string): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const totp = new TOTP({ ...SHAPE, secret: Secret.fromBase32(open(sealed)) })
  const timestamp = Date.now()
  const delta = totp.validate({ token: code, window: WINDOW, timestamp })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / SHAPE.period) + delta
}
