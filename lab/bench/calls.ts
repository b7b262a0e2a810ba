/**
 * `npm run bench:calls`: bills of materials, applications and quotes per second through their calls, beside Express +
 * pg floors that do the minimum such a call needs and return the same bytes. Starts the cms on its own data, which it removes. Prints a table; never fails on
 * a figure.
 */
import './environment'

import { rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import express from 'express'
import type pg from 'pg'
import { env } from '../../cms/env'
import { vouchedHeaders } from '../../host/server/vouchedHeaders'
import { median } from '../../server-kit/testing/figures'
import { Product } from '../Product'
import { RUN_FOLDER } from './environment'
import { type BenchRequest, requestsPerSecond, visitorAddress } from './load'

const ROUNDS = 5

/**
 * From this many addresses, because each has a rate limit; the gateway passes them to the cms this way. All connections share the list, so
 * each round starts at other addresses.
 */
const ADDRESSES = 4_000
const NEXT_ROUND = ADDRESSES / ROUNDS
/** Replaced by another text in every request, so that no bill is answered from the cache. */
const UNIQUE = '[<id>]'
const asked = (network: number, path: string, bodyOf: (index: number) => object): BenchRequest[] =>
  Array.from({ length: ADDRESSES }, (_, index) => ({
    method: 'POST',
    path,
    headers: {
      'content-type': 'application/json',
      origin: env.SITE_URL,
      ...vouchedHeaders(env.INTERNAL_SECRET, visitorAddress(network, index)),
    },
    body: JSON.stringify(bodyOf(index)),
  }))

const PLANS = ['bova-900', 'schiff-1350', 'storch-1800']
const MEASURED: readonly { what: string; floor: 'read' | 'write'; requests: BenchRequest[] }[] = [
  {
    what: 'POST /api/bom/generate, the three plans in turn',
    floor: 'read',
    requests: asked(1, '/api/bom/generate', (index) => ({ plan_id: PLANS[index % PLANS.length], preferred_distributor: '' })),
  },
  {
    what: 'POST /api/bom/generate, every house another one',
    floor: 'read',
    requests: asked(2, '/api/bom/generate', (index) => ({
      plan_id: 'uploaded-plan',
      configuration: {
        uploadedPlan: { name: UNIQUE },
        dimensions: { lengthFeet: 30 + (index % 500) / 20, widthFeet: 20 + Math.floor(index / 500) / 2 },
      },
    })),
  },
  {
    what: 'POST /api/qualification/apply, decided and stored with its audit',
    floor: 'write',
    requests: asked(5, '/api/qualification/apply', () => ({
      projectLocation: 'Tampa, FL',
      projectType: 'Build-to-Rent',
      startTimeline: '1-3 months',
      budgetScale: 'Medium ($100K–500K)',
      familiarityWithSteel: 'Some experience',
      contactName: 'Dana Reyes',
      email: 'dana@example.com',
      companyName: 'Reyes Homes',
    })),
  },
  {
    what: 'POST /api/ultra-quotes, stored',
    floor: 'write',
    requests: asked(3, '/api/ultra-quotes', () => ({
      planId: 'the-bova-plan',
      choice1: 'tough',
      choice2: 'efficient',
      choice3: 'mid',
      totalPrice: 262_500,
    })),
  },
  {
    what: 'POST /api/advanced-quotes, stored',
    floor: 'write',
    requests: asked(4, '/api/advanced-quotes', () => ({
      projectType: 'build-to-rent',
      dimensions: { squareFootage: 1450, length: 60, width: 40 },
      foundation: 'concrete-slab',
      framing: 'standard-steel',
      additionalOptions: [],
      totalEstimate: 223_437.5,
    })),
  },
]

const product = await Product.open(env.DATA_DIR)
try {
  const pool = await product.pool(20)
  console.log('| what | per second | Express + pg with the same bytes | ratio |\n| --- | --- | --- | --- |')
  for (const { what, floor: kind, requests } of MEASURED) {
    const floor = await expressFloor(pool, kind, await answerTo(requests[0]))
    const [served, constant]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round += 1) {
      const inTurn = [...requests.slice(round * NEXT_ROUND), ...requests.slice(0, round * NEXT_ROUND)]
      constant.push(await requestsPerSecond(floor.origin, inTurn))
      served.push(await requestsPerSecond(product.origin, inTurn))
    }
    floor.close()
    const [a, b] = [median(served), median(constant)]
    console.log(`| ${what} | ${a.toFixed(0)} | ${b.toFixed(0)} | ${(a / b).toFixed(2)} |`)
  }
  await pool.end()
} finally {
  await product.end()
  rmSync(RUN_FOLDER, { recursive: true, force: true })
}

async function answerTo(request: BenchRequest | undefined): Promise<string> {
  if (!request) throw new Error('Nothing to ask')
  const answer = await fetch(product.origin + request.path, { method: request.method, headers: request.headers, body: request.body })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.status}: ${text}`)
  return text
}

/** The minimum any such call does: reads the body, checks a rate limit, makes one query or stores one row, returns these bytes. */
async function expressFloor(pool: pg.Pool, kind: 'read' | 'write', body: string) {
  await pool.query('create table if not exists bench_limits (key text primary key, points int not null)')
  await pool.query('create table if not exists bench_rows (id uuid primary key default gen_random_uuid(), content jsonb not null)')
  const app = express()
  app.post('/api/*path', express.json(), async (request, response) => {
    const address = String(request.headers['x-forwarded-for'])
    await pool.query(
      'insert into bench_limits (key, points) values ($1, 1) on conflict (key) do update set points = bench_limits.points + 1 returning points',
      [address],
    )
    if (kind === 'read') await pool.query('select count(*), max(updated_at) from home_plans')
    else await pool.query('insert into bench_rows (content) values ($1)', [request.body])
    response.type('application/json').send(body)
  })
  const server = app.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  // A listening TCP server has a port; only pipes have a path.
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}
