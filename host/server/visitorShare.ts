import { randomInt } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { hostCookie, readCookie } from './hostCookie'

const COOKIE = 'framewell-share'
const GIVEN = /^\d{1,2}$/
const SET = new RegExp(`^(?:__Host-)?${COOKIE}=(\\d{1,2});`)
const MONTH_SECONDS = 30 * 86_400

/** The visitor's number, 0 to 99; undefined when it is not assigned yet. */
export function shareOf(request: IncomingMessage, secure: boolean): number | undefined {
  const number = readCookie(request, COOKIE, secure) ?? ''
  return GIVEN.test(number) ? Number(number) : undefined
}

/**
 * The visitor's number, assigned at random with the first page and kept for a month, so that a visitor stays on one side of a candidate.
 */
export function assignShare(request: IncomingMessage, response: ServerResponse, secure: boolean): number {
  const known = shareOf(request, secure)
  if (known !== undefined) return known
  const number = randomInt(100)
  response.appendHeader('set-cookie', hostCookie(COOKIE, number, { maxAge: MONTH_SECONDS, secure }))
  return number
}

/** The number this response assigns. */
export function assignedShare(response: ServerResponse): number | undefined {
  // One cookie is a string, several are a list.
  const cookies = [response.getHeader('set-cookie')].flat()
  const own = cookies.map((cookie) => SET.exec(String(cookie))?.[1]).find((number) => number !== undefined)
  return own === undefined ? undefined : Number(own)
}
