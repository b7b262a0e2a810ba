import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '../../../env'

const IV_BYTES = 12
const TAG_BYTES = 16

/** A column with sealed texts of one purpose, so that they can be sealed again. Names are from code only: they become SQL. */
export interface SealedColumn {
  readonly table: string
  readonly column: string
}

interface Renewable {
  readonly columns: readonly SealedColumn[]
  /** The same text under the current secret; null if it already is. @throws Error if no secret opens it */
  readonly renewed: (sealed: string) => string | null
}

/** Everything stored sealed, for renewSeals. */
export const renewables: Renewable[] = []

/**
 * Encrypts stored values under their own key, derived from PAYLOAD_SECRET: the database or the panel alone reveals none of them. Values
 * sealed under an earlier secret open while PAYLOAD_SECRET_PREVIOUS names it.
 * @param purpose names the key; a value sealed for one purpose opens for no other
 * @param columns all columns with such values
 */
export function makeSealer(purpose: string, columns: readonly SealedColumn[]) {
  const keys = env.PAYLOAD_SECRETS.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)))
  const [key = Buffer.alloc(0)] = keys
  const seal = (text: string): string => {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv('aes-256-gcm', key, iv)
    const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64')
  }
  const opened = (sealed: string) => openWithOneOf(keys, Buffer.from(sealed, 'base64'))
  renewables.push({
    columns,
    renewed: (sealed) => {
      const { text, by } = opened(sealed)
      return by === 0 ? null : seal(text)
    },
  })
  return {
    seal,
    /** @throws Error if it was sealed under a secret that is no longer known */
    open: (sealed: string): string => opened(sealed).text,
  }
}

/** @returns the text, and which key opened it. @throws Error if none does */
export function openWithOneOf(keys: readonly Uint8Array[], bytes: Buffer): { text: string; by: number } {
  let failure: unknown
  for (const [by, key] of keys.entries()) {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    try {
      const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
      return { text, by }
    } catch (error) {
      failure = error
    }
  }
  throw failure
}
