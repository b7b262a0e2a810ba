import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '../../env'

const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts what is kept under a key of its own, derived from PAYLOAD_SECRET: who only has the database, or the panel, reads none of it.
 * @param purpose names the key; what was sealed for one purpose opens for no other
 */
export function makeSealer(purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', env.PAYLOAD_SECRET, '', purpose, 32))
  return {
    seal: (text: string): string => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64')
    },
    /** @throws Error for what was sealed under another PAYLOAD_SECRET. */
    open: (sealed: string): string => {
      const bytes = Buffer.from(sealed, 'base64')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
    },
  }
}
