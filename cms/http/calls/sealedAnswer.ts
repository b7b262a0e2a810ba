import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '../../env'

/*
 * A kept answer may hold the token of a private link. Its key is derived from the Idempotency-Key, which is stored nowhere, and
 * PAYLOAD_SECRET: neither the database nor the database with the server's secrets opens it, only the same request again.
 */

/** Begins every sealed answer; answers kept by earlier versions are bare JSON, which never begins so. */
const SEALED = 'sealed:1:'
const IV_BYTES = 12
const TAG_BYTES = 16

/** @param scope names the record, so that an answer opens in its own record only */
export function sealAnswer(answer: string, key: string, scope: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', derivedKey('answer', key, scope), iv)
  const content = Buffer.concat([cipher.update(answer, 'utf8'), cipher.final()])
  return SEALED + Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64')
}

/** @throws Error for an answer that was sealed under another PAYLOAD_SECRET: a second record must not be made in its place. */
export function openAnswer(kept: string, key: string, scope: string): string {
  if (!kept.startsWith(SEALED)) return kept
  const bytes = Buffer.from(kept.slice(SEALED.length), 'base64')
  const decipher = createDecipheriv('aes-256-gcm', derivedKey('answer', key, scope), bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}

/** Names a body without letting a reader of the database try out what somebody may have typed: names and telephone numbers are soon guessed. */
export function keyedHash(body: string, key: string, scope: string): string {
  return createHmac('sha256', derivedKey('body', key, scope))
    .update(body)
    .digest('hex')
}

function derivedKey(use: 'answer' | 'body', key: string, scope: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, env.PAYLOAD_SECRET, `idempotency ${use} ${scope}`, 32))
}
