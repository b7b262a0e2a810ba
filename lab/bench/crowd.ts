import { Agent, request } from 'node:http'
import { quantile } from '../../server-kit/testing/figures'

const CONNECTIONS = 500
/** Connections per visitor. */
const PER_ADDRESS = 2
const SECONDS = 8

export interface Crowd {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly worst: number
  /** Non-2xx answers and failed connections. */
  readonly errors: number
}

/**
 * What 500 connections from 250 addresses of this machine measure when all send requests without pause, one at a time each.
 * @param url of this machine, by an IPv4 address
 */
export async function crowd(url: string): Promise<Crowd> {
  const times: number[] = []
  let errors = 0
  const began = performance.now()
  const until = began + SECONDS * 1000
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, at) => {
      const visitor = Math.floor(at / PER_ADDRESS)
      const agent = new Agent({
        keepAlive: true,
        maxSockets: 1,
        localAddress: `127.0.${1 + Math.floor(visitor / 250)}.${1 + (visitor % 250)}`,
      })
      while (performance.now() < until) {
        const from = performance.now()
        if (await isAnswered(url, agent)) times.push(performance.now() - from)
        else errors += 1
      }
      agent.destroy()
    }),
  )
  const seconds = (performance.now() - began) / 1000
  const part = (share: number) => quantile(times, share)
  return { perSecond: times.length / seconds, p50: part(0.5), p99: part(0.99), worst: part(1), errors }
}

function isAnswered(url: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request(url, { agent, headers: { 'accept-encoding': 'identity' } }, (answer) => {
      const { statusCode = 0 } = answer
      answer
        .resume()
        .once('end', () => resolve(statusCode >= 200 && statusCode < 300))
        .once('error', () => resolve(false))
    })
    asked.once('error', () => resolve(false)).end()
  })
}
