import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Findings } from './Findings'
import type { Target } from './target'

const LOADS = [
  '/cms/login',
  '/cms/collections/pages',
  '/api/pages?limit=10&depth=1',
  '/api/pages?limit=250&depth=4',
  '/_next/image?url=%2Flogo.svg&w=64&q=75',
]
const AT_ONCE = 32
const ASKED = 100
/** Most times that others' p95 may be what it is without the load. */
const MOST_TIMES = 3
const CALL = '/api/qualification/tiers'

/** A crowd of strangers, at one address or at many, leaves the calls of others fast: p95 within MOST_TIMES of the idle one. */
export async function attackWithLoad(target: Target, findings: Findings): Promise<void> {
  // The first calls of a process are slow, and no measure of it.
  await p95Of(target)
  for (const path of LOADS)
    for (const addresses of [1, AT_ONCE]) {
      const idle = await p95Of(target)
      const busy = await p95With(target, path, addresses)
      const times = busy / idle
      const what = `${AT_ONCE} at once from ${addresses} address${addresses > 1 ? 'es' : ''} at ${path}: p95 of others ${busy.toFixed(1)} ms, ${idle.toFixed(1)} ms idle, ${times.toFixed(1)} times`
      console.log(`  ${what}`)
      findings.check(times <= MOST_TIMES, what)
    }
}

async function p95With(target: Target, path: string, addresses: number): Promise<number> {
  let going = true
  const crowd = Array.from({ length: AT_ONCE }, async (_, at) => {
    while (going) await timed(target, path, `127.3.0.${1 + (at % addresses)}`).catch(() => pause(10))
  })
  await pause(2000)
  const busy = await p95Of(target)
  going = false
  await Promise.all(crowd)
  return busy
}

async function p95Of(target: Target): Promise<number> {
  const took: number[] = []
  for (let at = 0; at < ASKED; at += 1) took.push(await timed(target, `${CALL}?n=${at}`, '127.4.0.1'))
  return took.sort((a, b) => a - b)[Math.floor(ASKED * 0.95)] ?? 0
}

/** @returns milliseconds until the whole answer has come */
function timed(target: Target, path: string, localAddress: string): Promise<number> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    get({ port: target.hostPort, host: '127.0.0.1', path, localAddress, agent: false }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(performance.now() - began))
    }).once('error', reject)
  })
}
