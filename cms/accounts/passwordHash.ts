import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

// Payload's two formats: the panel and the Local API also write the current one, so both sides must read the same.
const CURRENT = { prefix: 'pbkdf2-sha256-v1:', rounds: 600_000, bytes: 32 }
const EARLIER = { prefix: '', rounds: 25_000, bytes: 512 }

export interface PasswordHash {
  readonly hash: string
  readonly salt: string
}

const derive = promisify(pbkdf2)

export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(32).toString('hex')
  const hash = await derive(password, salt, CURRENT.rounds, CURRENT.bytes, 'sha256')
  return { hash: CURRENT.prefix + hash.toString('hex'), salt }
}

/** True if the password matches the hash. Without a hash it is false and takes as long, so that timing reveals no accounts. */
export async function isPassword(password: string, stored: Partial<PasswordHash> | undefined): Promise<boolean> {
  const { hash = CURRENT.prefix, salt = 'nobody' } = stored ?? {}
  const { prefix, rounds, bytes } = hash.startsWith(CURRENT.prefix) ? CURRENT : EARLIER
  const [given, kept] = [await derive(password, salt, rounds, bytes, 'sha256'), Buffer.from(hash.slice(prefix.length), 'hex')]
  return given.length === kept.length && timingSafeEqual(given, kept)
}
