import type { ServerResponse } from 'node:http'
import { FairQueue } from '@framewell/domain/http/FairQueue'
import type { Refused } from '../policy/admit'

/** Half of a host's connections for calls may wait here. */
const strangers = new FairQueue({ each: 1, all: 2, waitingEach: 32, waitingAll: 64 })
/** While others wait, a place stays empty this long after an answer: all strangers together get at most 40 such answers a second. */
const REST_MS = 50

/**
 * Waits for an address's turn for an answer that costs us CPU and helps its sender little: a refusal by the policy, a screen before
 * sign-in. A crowd that requests these waits for itself and slows no call.
 * @returns the refusal if too many wait already
 */
export function takeStrangersTurn(address: string, response: ServerResponse): Promise<Refused | undefined> {
  return takeTurn(strangers, address, response, REST_MS)
}

/**
 * Waits for a client's turn, which ends with the response.
 * @param client an address or an account
 * @param restMs how long the place stays empty afterwards while others wait
 * @returns the refusal if too many wait already
 */
export async function takeTurn(queue: FairQueue, client: string, response: ServerResponse, restMs = 0): Promise<Refused | undefined> {
  const left = new AbortController()
  response.once('close', () => left.abort())
  const end = await queue.take(client, left.signal)
  if (end === 'clientFull') return { problem: 'tooManyRequests', retryAfterSeconds: 2 }
  // Nobody reads the answer to a request that was aborted.
  if (end === 'full' || end === 'left') return { problem: 'unavailable', retryAfterSeconds: 5 }
  const rest = () => (restMs > 0 && queue.waiting > 0 ? setTimeout(end, restMs).unref() : end())
  if (response.closed) rest()
  else response.once('close', rest)
  return undefined
}
