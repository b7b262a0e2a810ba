import { randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '@framewell/domain/accounts/factors'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionFor } from '../../platform/database/connectionFor'
import { transactionOf } from '../../platform/database/transactionOf'
import { hashToken } from '../../platform/http/calls/privateToken'

/** Crockford's base 32: no character is mistaken for another. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 120 bits: with 112 or more, a plain hash is enough (OWASP ASVS 5.0 6.5.2, NIST SP 800-63B 3.1.2.2). */
const LENGTH = 24
const GROUP = /.{6}(?=.)/g

/** Creates new codes; earlier ones stop working. @returns them, this once. */
export async function makeRecoveryCodes(req: PayloadRequest, account: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join(''),
  )
  const db = await transactionOf(req)
  await db.execute(sql`delete from recovery_codes where account_id = ${account}`)
  await db.execute(sql`
    insert into recovery_codes (account_id, code_hash)
    select ${account}::uuid, jsonb_array_elements_text(${JSON.stringify(codes.map(hashToken))}::jsonb)`)
  return codes.map((code) => code.replace(GROUP, '$&-'))
}

/** Takes a code, once. */
export async function takeRecoveryCode(req: PayloadRequest, account: string, code: string): Promise<boolean> {
  const { rowCount } = await (await connectionFor(req)).query(
    'update recovery_codes set used_at = now() where account_id = $1 and code_hash = $2 and used_at is null',
    [account, hashToken(code)],
  )
  return rowCount === 1
}
