import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { generateCookie, parseCookies } from 'payload/shared'
import { env } from '../env'

const DAYS = 180
/** Number of people in one household or office that keep their own entry on a shared device. */
const MOST_ENTRIES = 5
const secure = env.SITE_URL.startsWith('https:')
const NAME = secure ? '__Host-framewell-device' : 'framewell-device'

/**
 * The ID of a device this account has signed in on before, otherwise undefined. It opens nothing: it only keeps other people's failures
 * from counting against it. The cookie names no account; each entry is a random ID and its signature for one account.
 */
export function knownDevice(headers: Headers, accountName: string): string | undefined {
  return entriesIn(headers).find((entry) => isSignedFor(entry, accountName))
}

/** The Set-Cookie that makes this browser a known device of the account. */
export function deviceCookie(headers: Headers, accountName: string): string {
  const known = entriesIn(headers)
  const own = known.find((entry) => isSignedFor(entry, accountName)) ?? newEntry(accountName)
  const value = [own, ...known.filter((entry) => entry !== own)].slice(0, MOST_ENTRIES).join('~')
  const cookie = generateCookie({
    name: NAME,
    value,
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge: DAYS * 86_400,
    returnCookieAsObject: false,
  })
  return String(cookie)
}

function entriesIn(headers: Headers): string[] {
  return (parseCookies(headers).get(NAME) ?? '').split('~').filter((entry) => /^[\w-]{22}\.[\w-]{43}$/.test(entry))
}

function newEntry(accountName: string): string {
  const id = randomBytes(16).toString('base64url')
  return `${id}.${signature(id, accountName)}`
}

function isSignedFor(entry: string, accountName: string): boolean {
  const [id = '', given = ''] = entry.split('.')
  return env.PAYLOAD_SECRETS.some((secret) => {
    const [a, b] = [Buffer.from(given), Buffer.from(signature(id, accountName, secret))]
    return a.length === b.length && timingSafeEqual(a, b)
  })
}

function signature(id: string, accountName: string, secret = env.PAYLOAD_SECRET): string {
  return createHmac('sha256', secret).update(`device\n${id}\n${accountName.trim().toLowerCase()}`).digest('base64url')
}
