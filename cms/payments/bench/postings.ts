import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { cents } from '@framewell/domain/money/cents'
import { creditProject, debitOwnAccount, debitProject } from '@framewell/domain/payments/posting'
import { median, quantile } from '@framewell/server-kit/testing/figures'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../platform/database/inTransaction'
import { post } from '../post'
import { type BenchDatabase, requests } from './database'
import { madeIds, replay, statementsOf } from './statements'

const PROJECTS = 64
const ROUNDS = 5
const ROUND_MS = 3_000
const STEADY_PER_SECOND = 50
const STEADY_SECONDS = 20
const numberOf = (at: number) => `FW-2026-${String(10_000 + at)}`

/**
 * Postings per second through the ledger's only writer, next to the same statements sent by pg alone, spread over projects and all on one;
 * and the time of one posting at a steady 50 a second. Rounds alternate; medians count.
 */
export async function benchPostings(database: BenchDatabase): Promise<void> {
  const { payload, bare: pool } = database
  const reqs = await requests(database)
  const [req] = reqs
  if (!req) throw new Error('No worker')
  for (let at = 0; at < PROJECTS; at++) await fund(req, at)
  const keys = [randomUUID(), randomUUID()]
  const [watched = [], second = []] = [
    await statementsOf(payload.db.pool, () => release(req, numberOf(0), keys[0])),
    await statementsOf(payload.db.pool, () => release(req, numberOf(0), keys[1])),
  ]
  const made = madeIds(watched, second)
  console.log(`A posting is ${watched.length} statements: ${watched.map(({ text }) => text.trim().split(/\s+/)[0]).join(', ')}.`)

  const ours = (worker: number, project: string) => release(reqs[worker] ?? req, project)
  const bare = (_: number, project: string) => replay(pool, watched, [[numberOf(0), project]], made)
  const kinds = {
    'ours, spread': [ours, PROJECTS],
    'bare, spread': [bare, PROJECTS],
    'ours, hot': [ours, 1],
    'bare, hot': [bare, 1],
  } as const
  const rates: Record<string, number[]> = {}
  const processor: Record<string, number[]> = {}
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, [work, projects]] of Object.entries(kinds)) {
      const { rate, micros } = await perSecond(reqs.length, work, projects)
      // The first round warms up both sides.
      if (round === 0) continue
      rates[name] = [...(rates[name] ?? []), rate]
      processor[name] = [...(processor[name] ?? []), micros]
    }
  const of = (name: keyof typeof kinds) => median(rates[name] ?? [])
  console.log('\n| postings | a second | rounds | processor time of this process each |\n| --- | --- | --- | --- |')
  for (const name of Object.keys(kinds))
    console.log(
      `| ${name} | ${Math.round(median(rates[name] ?? []))} | ${(rates[name] ?? []).map(Math.round).join(', ')} | ${Math.round(median(processor[name] ?? []))} µs |`,
    )
  console.log(
    `Spread, ours to bare: ${(of('ours, spread') / of('bare, spread')).toFixed(2)} (0.8). Hot, ours to bare: ${(of('ours, hot') / of('bare, hot')).toFixed(2)}. Hot to spread, ours: ${(of('ours, hot') / of('ours, spread')).toFixed(2)} (0.3), bare: ${(of('bare, hot') / of('bare, spread')).toFixed(2)}.`,
  )
  const times = await steady(reqs)
  const percentile = (share: number) => quantile(times, share).toFixed(1)
  console.log(`${STEADY_PER_SECOND} a second for ${STEADY_SECONDS} s: p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms`)
}

function release(req: PayloadRequest, project: string, key: string = randomUUID()): Promise<unknown> {
  return inTransaction(req, () =>
    post(req, {
      key,
      kind: 'phase_release',
      description: 'Release',
      entries: [debitProject(project, 'escrow', cents(100)), creditProject(project, 'fabricator_payable', cents(100))],
    }),
  )
}

async function fund(req: PayloadRequest, at: number): Promise<void> {
  await inTransaction(req, () =>
    post(req, {
      key: `fund:${at}`,
      kind: 'deposit',
      description: 'Deposit',
      entries: [debitOwnAccount('bank', cents(1_000_000_000)), creditProject(numberOf(at), 'escrow', cents(1_000_000_000))],
    }),
  )
  await release(req, numberOf(at))
}

/** The rate, and this process's CPU time per posting: the share that is ours on a machine others use too. */
async function perSecond(
  workers: number,
  work: (worker: number, project: string) => Promise<unknown>,
  projects: number,
): Promise<{ readonly rate: number; readonly micros: number }> {
  const end = performance.now() + ROUND_MS
  let done = 0
  const worker = async (at: number) => {
    for (let turn = at; performance.now() < end; turn += 7) {
      await work(at, numberOf(turn % projects))
      done += 1
    }
  }
  const start = performance.now()
  const before = process.cpuUsage()
  await Promise.all(Array.from({ length: workers }, (_, at) => worker(at)))
  const { user, system } = process.cpuUsage(before)
  return { rate: (done * 1000) / (performance.now() - start), micros: (user + system) / done }
}

/** Milliseconds of each. One that finds every worker busy waits, and the wait counts. */
async function steady(reqs: readonly PayloadRequest[]): Promise<readonly number[]> {
  const times: number[] = []
  const busy = reqs.map(() => Promise.resolve())
  const began = performance.now()
  for (let at = 0; at < STEADY_PER_SECOND * STEADY_SECONDS; at++) {
    const due = began + (at * 1000) / STEADY_PER_SECOND
    await pause(Math.max(0, due - performance.now()))
    const worker = at % reqs.length
    const req = reqs[worker]
    if (!req) continue
    busy[worker] = (busy[worker] ?? Promise.resolve()).then(async () => {
      await release(req, numberOf(at % PROJECTS))
      times.push(performance.now() - due)
    })
  }
  await Promise.all(busy)
  return times
}
