import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '../env'

// Who has the database alone signs nothing in our name: the key is derived from PAYLOAD_SECRET.
const key = Buffer.from(hkdfSync('sha256', env.PAYLOAD_SECRET, '', 'webhook secrets', 32))
const IV_BYTES = 12
const TAG_BYTES = 16

export function sealSecret(secret: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const content = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64')
}

/** @throws Error for what was sealed under another PAYLOAD_SECRET. */
export function openSecret(sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}
