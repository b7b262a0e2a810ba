import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { quantile } from '../../server-kit/testing/figures'
import type { Findings } from './Findings'
import type { Target } from './target'

const LOADS = [
  '/cms/login',
  '/cms/collections/pages',
  '/api/pages?limit=10&depth=1',
  '/api/pages?limit=250&depth=4',
  '/_next/image?url=%2Flogo.svg&w=64&q=75',
]
const CONCURRENT = 32
const ROUNDS = 4
const CALLS_PER_ROUND = 50
/** Ratio of p95 with load to p95 without. */
const MAX_TIMES = 3
const CALL = '/api/qualification/tiers'

/** The cookie of a crowd that pretends to be signed in: the name is right, the token is made up. */
const MADE_UP = 'framewell-token=made.up.token'

/**
 * A crowd of strangers at the panel, the lists and the pictures slows other calls by at most MAX_TIMES, whether it comes from one address or
 * many, with or without a cookie. Rounds with and without the crowd alternate, so that other work on the machine counts in both figures.
 */
export async function attackWithLoad(target: Target, findings: Findings): Promise<void> {
  // The first calls of a process are slow.
  await timesOf(target)
  for (const path of LOADS)
    for (const [addresses, cookie] of [
      [1, ''],
      [CONCURRENT, ''],
      [CONCURRENT, MADE_UP],
    ] as const) {
      const [idle, busy]: [number[], number[]] = [[], []]
      for (let round = 0; round < ROUNDS; round += 1) {
        idle.push(...(await timesOf(target)))
        busy.push(...(await timesWith(target, { path, addresses, cookie })))
      }
      const times = p95Of(busy) / p95Of(idle)
      const from = `${addresses} address${addresses > 1 ? 'es' : ''}${cookie ? ' with a made-up cookie' : ''}`
      const what = `${CONCURRENT} at once from ${from} at ${path}: p95 of others ${p95Of(busy).toFixed(1)} ms, ${p95Of(idle).toFixed(1)} ms idle, ${times.toFixed(1)} times`
      console.log(`  ${what}`)
      findings.check(times <= MAX_TIMES, what)
    }
}

interface Crowd {
  readonly path: string
  readonly addresses: number
  readonly cookie: string
}

async function timesWith(target: Target, { path, addresses, cookie }: Crowd): Promise<number[]> {
  let going = true
  const crowd = Array.from({ length: CONCURRENT }, async (_, at) => {
    const from = `127.3.0.${1 + (at % addresses)}`
    while (going) await timed(target, path, from, cookie).catch(() => pause(10))
  })
  await pause(1000)
  const took = await timesOf(target)
  going = false
  await Promise.all(crowd)
  return took
}

async function timesOf(target: Target): Promise<number[]> {
  const took: number[] = []
  for (let at = 0; at < CALLS_PER_ROUND; at += 1) took.push(await timed(target, `${CALL}?n=${at}`, '127.4.0.1'))
  return took
}

const p95Of = (took: readonly number[]): number => quantile(took, 0.95)

/** @returns milliseconds until the whole answer arrived */
function timed(target: Target, path: string, localAddress: string, cookie = ''): Promise<number> {
  const began = performance.now()
  const headers = cookie ? { cookie } : {}
  return new Promise((resolve, reject) => {
    get({ port: target.hostPort, host: '127.0.0.1', path, localAddress, headers, agent: false }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(performance.now() - began))
      answer.once('error', reject)
    }).once('error', reject)
  })
}
