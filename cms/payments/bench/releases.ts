import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { cents } from '@framewell/domain/money/cents'
import { completePhase as call } from '@framewell/domain/payments/phaseCalls'
import { INITIAL_RELEASE_POLICY } from '@framewell/domain/payments/phases'
import { phaseRelease } from '@framewell/domain/payments/releasePhase'
import { median } from '@framewell/server-kit/testing/figures'
import { createLocalReq, type PayloadRequest } from 'payload'
import { inTransaction } from '../../platform/database/inTransaction'
import { contextFor } from '../../platform/seeds/contextFor'
import { deskShopCents, moneyDesk } from '../../testing/moneyDesk'
import { signInAs } from '../../testing/signInAs'
import { completePhase } from '../projects/completePhase'
import { type BenchDatabase, WORKERS } from './database'
import { madeIds, type Replacements, replay, statementsOf } from './statements'

const ROUNDS = 5
const A_ROUND = 200

interface Funded {
  readonly number: string
  readonly projectId: string
  readonly orderId: string
}

/**
 * Complete releases per second: the operation behind `phase-complete` with everything it writes (posting, completion, invoices, audit
 * records, event, job), next to the same statements sent by pg alone for other projects. Each project is released once; rounds alternate.
 */
export async function benchReleases(database: BenchDatabase): Promise<void> {
  const { payload, bare: pool } = database
  const desk = await moneyDesk({
    payload,
    signInAs: (role) => signInAs(payload, role),
    localReq: () => createLocalReq({}, payload),
    request: () => Promise.reject(new Error('This bench asks nothing over HTTP')),
  })
  const projects: Funded[] = []
  const wanted = 2 + 2 * (ROUNDS + 1) * A_ROUND
  while (projects.length < wanted) projects.push(...(await Promise.all(Array.from({ length: 8 }, () => funded(database, desk)))))
  const user = await payload.findByID({ collection: 'accounts', id: desk.operators[0].id })
  const reqs = await Promise.all(Array.from({ length: WORKERS }, () => createLocalReq({ user }, payload)))
  const next = () => {
    const one = projects.pop()
    if (!one) throw new Error('No project is left')
    return one
  }
  const [req] = reqs
  if (!req) throw new Error('No worker')
  const [first, second] = [next(), next()]
  const watched = await statementsOf(payload.db.pool, () => complete(req, first))
  const again = await statementsOf(payload.db.pool, () => complete(req, second))
  const idsOf = ({ number, projectId, orderId }: Funded) => [number, projectId, orderId]
  const made = madeIds(watched, again).filter((id) => !idsOf(first).includes(id))
  console.log(`\nA release is ${watched.length} statements in one transaction.`)
  const ours = (worker: number) => complete(reqs[worker] ?? req, next())
  const bare = () => {
    const to = idsOf(next())
    const replaced: Replacements = idsOf(first).map((from, at) => [from, to[at] ?? ''] as const)
    return replay(pool, watched, replaced, made)
  }
  const [fast, plain]: [number[], number[]] = [[], []]
  for (let round = 0; round <= ROUNDS; round++) {
    const [a, b] = [await perSecond(ours), await perSecond(bare)]
    if (round === 0) continue
    fast.push(a)
    plain.push(b)
  }
  console.log('| whole releases | a second | rounds |\n| --- | --- | --- |')
  console.log(`| ours | ${Math.round(median(fast))} | ${fast.map(Math.round).join(', ')} |`)
  console.log(`| bare | ${Math.round(median(plain))} | ${plain.map(Math.round).join(', ')} |`)
  console.log(`Ours to bare: ${(median(fast) / median(plain)).toFixed(2)} (0.8).`)
}

async function complete(req: PayloadRequest, { number }: Funded): Promise<void> {
  const context = contextFor(req, call, new Date())
  await inTransaction(req, async () =>
    completePhase(context, call.input.parse({ projectId: number, phase: 'fabrication_start', notes: 'Seen on site' })),
  )
}

const PRICE = 1_000_003
/** What its first phase pays the shop, which is what its waiver names. */
const FIRST_PAYS = phaseRelease(
  cents(PRICE),
  'fabrication_start',
  { ...INITIAL_RELEASE_POLICY, shopPriceCents: deskShopCents(PRICE) },
  cents(0),
).netCents

/** A project whose shop has started and signed. */
async function funded({ payload }: BenchDatabase, desk: Awaited<ReturnType<typeof moneyDesk>>): Promise<Funded> {
  const number = await desk.project(PRICE, 'Premium')
  await desk.reach(number, 'fabrication_start')
  const { rows } = await payload.db.pool.query<{ projectId: string; orderId: string }>(
    `with project as (select p.id, o.id as order_id, f.id as fabricator_id, f.company_id from payment_projects p join orders o on o.number = p.number
         join fabricators f on f.id = p.fabricator_id where p.number = $1),
       signed as (insert into lien_waivers (project_id, fabricator_id, company_id, phase, condition, kind, amount_cents, paragraphs, text_version, text_hash, signed_by, signer_email,
           address, signed_at)
         select id, fabricator_id, company_id, 'fabrication_start', 'conditional', 'conditional_progress', $3, '[]', 1, $2, 'Sam Shop', 'shop@framewell.test', 'local', now() from project)
     select id as "projectId", order_id as "orderId" from project`,
    [number, randomUUID(), FIRST_PAYS],
  )
  const [ids] = rows
  if (!ids) throw new Error(`${number} was not stored`)
  return { number, ...ids }
}
async function perSecond(work: (worker: number) => Promise<unknown>): Promise<number> {
  let left = A_ROUND
  const start = performance.now()
  await Promise.all(
    Array.from({ length: WORKERS }, async (_, at) => {
      for (; left > 0; ) {
        left -= 1
        await work(at)
      }
    }),
  )
  return (A_ROUND * 1000) / (performance.now() - start)
}
