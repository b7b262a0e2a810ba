import { createCipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '../../../env'
import { openWithOneOf } from './sealer'

/*
 * A stored answer may contain the token of a private link. Its key is derived from the Idempotency-Key, which is stored nowhere, and
 * PAYLOAD_SECRET: neither the database nor the database with the server's secrets opens it, only the same request again.
 */

/** Starts every sealed answer and names how it was sealed. */
const SEALED = 'sealed:1:'
const IV_BYTES = 12

/** @param scope names the record, so that an answer opens only in its own record */
export function sealAnswer(answer: string, key: string, scope: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', derivedKeys('answer', key, scope)[0], iv)
  const content = Buffer.concat([cipher.update(answer, 'utf8'), cipher.final()])
  return SEALED + Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64')
}

/** @throws Error for an answer sealed under a secret that is no longer known: a second record must not replace it. */
export function openAnswer(kept: string, key: string, scope: string): string {
  return openWithOneOf(derivedKeys('answer', key, scope), Buffer.from(kept.slice(SEALED.length), 'base64')).text
}

/** Identifies a body without letting a reader of the database test guesses: names and phone numbers are easily guessed. */
export function keyedHash(body: string, key: string, scope: string): string {
  return hashesOf(body, key, scope)[0]
}

/** Whether a stored hash is that of a body, under any known secret. */
export function isHashOf(kept: string, body: string, key: string, scope: string): boolean {
  return hashesOf(body, key, scope).includes(kept)
}

function hashesOf(body: string, key: string, scope: string): [string, ...string[]] {
  const [now, ...earlier] = derivedKeys('body', key, scope)
  const hash = (derived: Uint8Array) => createHmac('sha256', derived).update(body).digest('hex')
  return [hash(now), ...earlier.map(hash)]
}

/** The current key, then those of earlier secrets. */
function derivedKeys(use: 'answer' | 'body', key: string, scope: string): [Uint8Array, ...Uint8Array[]] {
  const derive = (secret: string) => new Uint8Array(hkdfSync('sha256', key, secret, `idempotency ${use} ${scope}`, 32))
  return [derive(env.PAYLOAD_SECRET), ...env.PAYLOAD_SECRET_PREVIOUS.map(derive)]
}
