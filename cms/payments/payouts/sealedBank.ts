import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '../../env'

// Bank numbers are encrypted at rest under a key derived from PAYLOAD_SECRET: who only has the database, or the panel, reads none.
const key = Buffer.from(hkdfSync('sha256', env.PAYLOAD_SECRET, '', 'bank details', 32))
const IV_BYTES = 12
const TAG_BYTES = 16

export function sealBank(value: unknown): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const content = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64')
}

/** @throws Error for what was sealed under another PAYLOAD_SECRET. */
export function openBank(sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const content = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
  return JSON.parse(content.toString('utf8'))
}
