import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Findings } from './Findings'
import type { Target } from './target'

const LOADS = [
  '/cms/login',
  '/api/pages?limit=250&depth=4',
  '/api/pages',
  '/_next/image?url=%2Flogo.svg&w=64&q=75',
  '/cms/collections/pages',
]
const AT_ONCE = 32
const ASKED = 60
/** Ratio of p95 with load to p95 without. */
const MAX_TIMES = 3
/** Below this, a ratio only measures clock noise. */
const FLOOR_MS = 20
const CALL = '/api/qualification/tiers'

/** A crowd of strangers at the panel, the lists and the pictures slows other calls by at most MAX_TIMES. */
export async function attackWithLoad(target: Target, findings: Findings): Promise<void> {
  const idle = await p95Of(target)
  for (const path of LOADS) {
    let going = true
    const crowd = Array.from({ length: AT_ONCE }, async (_, at) => {
      while (going) await timed(target, path, `127.3.0.${1 + at}`).catch(() => pause(10))
    })
    await pause(2000)
    const busy = await p95Of(target)
    going = false
    await Promise.all(crowd)
    const what = `${AT_ONCE} strangers at ${path}: p95 of others ${busy.toFixed(0)} ms, ${idle.toFixed(0)} ms without`
    console.log(`  ${what}`)
    findings.check(busy <= MAX_TIMES * Math.max(idle, FLOOR_MS), what)
  }
}

async function p95Of(target: Target): Promise<number> {
  const took: number[] = []
  for (let at = 0; at < ASKED; at += 1) took.push(await timed(target, `${CALL}?n=${at}`, '127.4.0.1'))
  return took.sort((a, b) => a - b)[Math.floor(ASKED * 0.95)] ?? 0
}

/** @returns milliseconds until the whole answer arrived */
function timed(target: Target, path: string, localAddress: string): Promise<number> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    get({ port: target.hostPort, host: '127.0.0.1', path, localAddress, agent: false }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(performance.now() - began))
    }).once('error', reject)
  })
}
