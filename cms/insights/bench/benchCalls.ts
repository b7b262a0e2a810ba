import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { quantile, timed } from '@framewell/server-kit/testing/figures'
import configPromise from '@payload-config'
import { getPayload } from 'payload'
import pg from 'pg'
import { env } from '../../env'
import { log } from '../../log'
import { statementsOf } from '../../payments/bench/statements'
import { asApplication, startEmbedded, stopEmbedded } from '../../platform/database/embeddedPostgres'
import { cmsApp } from '../../platform/http/cmsApp'
import { makeServer } from '../../platform/http/makeServer'
import { sendTo } from '../../testing/sendTo'
import { signInAs } from '../../testing/signInAs'
import { fill, type Size } from './fill'
import { makeTemplates } from './templates'

interface Bench {
  readonly size: Size
  readonly rounds: number
  readonly only: readonly string[]
  readonly keep: boolean
}

const CALLS = [
  { what: 'every figure', path: '/api/admin/metrics' },
  { what: 'alerts', path: '/api/admin/alerts' },
  { what: 'qualification', path: '/api/qualification/analytics' },
  { what: 'fulfillment', path: '/api/fulfillment/analytics/overview' },
  { what: 'analytics of a year', path: '/api/analytics/dashboard?days=365' },
  { what: 'financials of a year', path: '/api/admin/financials?period=year' },
  { what: 'payments', path: '/api/payments/analytics' },
  { what: 'yc metrics', path: '/api/yc-metrics' },
  { what: 'one figure', path: '/api/admin/metrics/onTimeRate' },
  { what: 'rows of a figure', path: '/api/admin/metrics/totalLeads/rows?limit=20' },
  { what: 'builders', path: '/api/admin/builders?limit=20' },
  { what: 'builders searched', path: '/api/admin/builders?limit=20&search=1234' },
  { what: 'projects', path: '/api/admin/projects?limit=20' },
  { what: 'projects searched', path: '/api/admin/projects?limit=20&search=1234' },
  { what: 'late projects', path: '/api/admin/projects?limit=20&status=late' },
  { what: 'command bar', path: '/api/admin/search?text=Builder%2012' },
  { what: 'service over a month', path: '/api/health/history?period=month' },
] as const

/** Statements of every call (session, rights, rate limits), not of this call's own work. */
const OF_EVERY_CALL = /"accounts"|accounts_sessions|session_details|rate_limits/
const WARM_UP = 3

/** Prints how long each call and its bare statements take. */
export async function benchCalls({ size, rounds, only, keep }: Bench): Promise<void> {
  const filled = existsSync(join(env.DATA_DIR, 'postgres'))
  const payload = await getPayload({ config: configPromise })
  const owner = await startEmbedded(env.DATA_DIR)
  if (!filled) {
    const began = performance.now()
    await makeTemplates(payload)
    const pool = new pg.Pool({ ...owner, max: 1 })
    await fill(pool, size)
    await pool.end()
    console.log(`${size.events} events and ${size.orders} orders made in ${Math.round((performance.now() - began) / 1000)} s`)
  }
  const server = makeServer({ connectionsPerAddress: 64 }).on('request', cmsApp({ payload, config: configPromise, log }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const { cookie } = await signInAs(payload, 'operator')
  const bare = new pg.Pool({ ...asApplication(owner), max: 4 })
  console.log('| call | p50 and p99, ms | its statements alone, p50 and p99, ms | p50 and p99 of the two |\n| --- | --- | --- | --- |')
  for (const { what, path } of CALLS) {
    if (only.length > 0 && !only.some((word) => what.includes(word))) continue
    const ask = async () => {
      const answer = await sendTo(origin, path, { cookie })
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      await answer.arrayBuffer()
    }
    await ask()
    const statements = (await statementsOf(payload.db.pool, ask)).filter(({ text }) => !OF_EVERY_CALL.test(text))
    const send = async () => {
      for (const { text, values } of statements) await bare.query({ text, values: [...values] })
    }
    const [called, sent]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds + WARM_UP; round += 1) {
      sent.push(await timed(send))
      called.push(await timed(ask))
    }
    const [call, alone] = [called, sent].map((times) => [0.5, 0.99].map((share) => quantile(times.slice(WARM_UP), share)))
    const ratios = call?.map((ms, at) => ms / (alone?.[at] ?? Number.NaN))
    console.log(`| ${what} | ${both(call, 1)} | ${both(alone, 1)} | ${both(ratios, 2)} |`)
  }
  await bare.end()
  server.closeAllConnections()
  server.close()
  await payload.destroy()
  await stopEmbedded(env.DATA_DIR)
  if (!keep) await rm(env.DATA_DIR, { recursive: true, force: true })
}

const both = (figures: readonly number[] = [], decimals: number): string => figures.map((figure) => figure.toFixed(decimals)).join(' and ')
