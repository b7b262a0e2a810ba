import { randomInt } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

const COOKIE = 'framewell-share'
const GIVEN = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\d{1,2})(?:;|$)`)
const MONTH_SECONDS = 30 * 86_400

/** The visitor's number, 0 to 99; undefined for one who has none yet. */
export function shareOf(request: IncomingMessage): number | undefined {
  const number = GIVEN.exec(request.headers.cookie ?? '')?.[1]
  return number === undefined ? undefined : Number(number)
}

/** The visitor's number, given out by lot with the first page and kept for a month, so that each stays on one side of a candidate. */
export function giveShare(request: IncomingMessage, response: ServerResponse, secure: boolean): number {
  const known = shareOf(request)
  if (known !== undefined) return known
  const number = randomInt(100)
  const attributes = `Path=/; Max-Age=${MONTH_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  response.appendHeader('set-cookie', `${COOKIE}=${number}; ${attributes}`)
  return number
}

/** The number that this very answer gives out. */
export function givenShare(response: ServerResponse): number | undefined {
  const cookies = response.getHeader('set-cookie')
  const own = (Array.isArray(cookies) ? cookies : []).find((cookie) => cookie.startsWith(`${COOKIE}=`))
  return own === undefined ? undefined : Number(own.slice(COOKIE.length + 1).split(';', 1)[0])
}
