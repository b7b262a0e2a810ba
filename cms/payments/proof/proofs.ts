import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { isReady } from '@framewell/server-kit/testing/serverProcess'
import { env } from '../../env'
import { stopEmbedded } from '../../platform/database/embeddedPostgres'
import { moneyModel } from '../../testing/moneyModel/moneyModel'
import { ledgerOf, type MoneyStep, moneySteps, untilAnswered } from '../../testing/moneySteps'
import { sendTo } from '../../testing/sendTo'
import { ledgerBreaches } from '../invariants/ledgerInvariants'
import { verifyLedger } from '../proveLedger'
import { POST_STATEMENT } from '../writePosting'
import type { MoneyProduct, MoneyServer } from './MoneyProduct'
import { reconcile } from './reconcile'
import type { Strike } from './StatementProxy'

/** What a proof did, as a line for a person. @throws AssertionError for what did not hold */
export type MoneyProof = (product: MoneyProduct) => Promise<string>

/** The ledger adds up, whatever was done to it. */
export async function adds(product: MoneyProduct): Promise<void> {
  assert.deepEqual((await product.look(verifyLedger)).findings, [])
}

/** Everybody asks for the same release at the same moment, half of them at each process. */
export const duplicates =
  (times: number): MoneyProof =>
  async (product) => {
    const { desk, servers } = product
    const number = await desk.project(9_999_999, 'Premium')
    let slowest = 0
    for (const phase of desk.phases) {
      await desk.reach(number, phase)
      await desk.sign(number, phase, 'conditional')
      const before = await product.look((client) => ledgerOf(client, number))
      const began = performance.now()
      const answers = await Promise.all(
        Array.from({ length: times }, async (_, at) => {
          const ask = async () => {
            const answer = await sendTo(servers[at % 2 === 0 ? 0 : 1].origin, `/api/payments/projects/${number}/phase-complete`, {
              cookie: desk.operators[at % 3 === 0 ? 1 : 0].cookie,
              json: { phase, notes: 'all at once' },
            })
            return { status: answer.status, body: await answer.json() }
          }
          // A pool that is full for seconds answers 503 with Retry-After: the caller asks again.
          return untilAnswered(ask)
        }),
      )
      slowest = Math.max(slowest, performance.now() - began)
      assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
      assert.equal(new Set(answers.map(({ body }) => JSON.stringify(body))).size, 1, 'all answers are the same')
      const [posted] = await product.look(async (client) => {
        const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ledger_postings where key = $1`, [
          `release:${number}:${phase}`,
        ])
        return rows
      })
      assert.equal(posted?.n, 1)
      assert.notEqual(await product.look((client) => ledgerOf(client, number)), before)
    }
    await adds(product)
    return `${times} calls at once over two processes for each of ${desk.phases.length} phases: one release each, all answers equal, the slowest ${times} within ${Math.round(slowest)} ms`
  }

/** One of the servers is killed at each statement of each step's transaction; the other one is asked again under the same key. */
export const killed =
  (every: number, skipped: number): MoneyProof =>
  async (product) => {
    const told: string[] = []
    let kills = 0
    for (const [name, arrange] of Object.entries(moneySteps(product.desk)).slice(skipped)) {
      const step = await serially(product, name, arrange)
      const { length } = step.statements
      for (let at = 1; at <= length; at++) {
        if (at % every !== 0 && at < length - 1) continue
        for (const when of ['before', 'after'] as const) {
          await untilStruck(() => strikeServer(product, step, { at, when, of: step.statements }))
          kills += 1
        }
      }
      told.push(`${name} ${length}`)
      console.log(`  ${name}: killed at each of ${length} statements, before and after`)
    }
    await adds(product)
    return `${kills} processes killed with SIGKILL, before and after each statement (${told.join(', ')}): each step once or not at all, the retry completes`
  }

/** The database is stopped as a crash would, before COMMIT reaches it and before anybody hears its answer. */
export const crashed: MoneyProof = async (product) => {
  let crashes = 0
  for (const [name, arrange] of Object.entries(moneySteps(product.desk))) {
    const step = await serially(product, name, arrange)
    for (const when of ['before', 'after'] as const) {
      await crash(product, step, { at: step.statements.length, when, of: step.statements })
      crashes += 1
    }
  }
  await adds(product)
  return `${crashes} times the database stopped at once (SIGQUIT) before or after COMMIT: before, nothing was there; after, all of it; the retry completes`
}

/** Every figure of an operator's screen is what SQL written from the entries says, to the cent. */
async function reconciled(product: MoneyProduct): Promise<number> {
  const read = async (path: string) => (await sendTo(product.servers[0].origin, path, { cookie: product.desk.operators[0].cookie })).json()
  const { compared, differences } = await product.look((client) => reconcile(read, client, new Date()))
  assert.deepEqual(differences, [])
  return compared
}

/** Random steps on projects, one after the other, and then the figures. */
export const figures =
  (books: number, seed: number): MoneyProof =>
  async (product) => {
    const { keepBook } = await moneyModel(
      product.desk,
      async () => undefined,
      async () => undefined,
    ).lane()
    let steps = 0
    for (let book = 0; book < books; book++) steps += await keepBook(seed + book)
    return `after ${steps} random steps (seed ${seed}) on ${books} projects ${await reconciled(product)} figures of operators' screens are what SQL written from the entries says, to the cent`
  }

/** Books after which the invariants of the whole database are checked, not only those of the book. */
const BOOKS_PER_CHECK = 100
/** Of the connections that are cut, how often the whole process is killed. */
const CUTS_PER_KILL = 100
const TELL_EVERY_MS = 60_000

/** How far a random proof goes: it ends with what it has when either is reached. */
interface Extent {
  readonly steps: number
  readonly minutes: number
}

/** Random steps beside a book kept by hand, on several projects at once, while connections are cut and processes killed at random statements. */
export const random =
  (wanted: Extent, seed: number, lanes: number): MoneyProof =>
  async (product) => {
    let [books, steps, cuts, kills] = [0, 0, 0, 0]
    const began = performance.now()
    const seconds = () => Math.round((performance.now() - began) / 1000)
    const isTimeOver = () => seconds() >= wanted.minutes * 60
    const restarts: Promise<void>[] = []
    product.ask('both')
    const breakSomething = async () => {
      const server = product.servers[cuts % 2 === 0 ? 0 : 1]
      const deadly = cuts % CUTS_PER_KILL === CUTS_PER_KILL - 1 && product.servers.every(({ running }) => running)
      cuts += 1
      server.proxy.arm({ at: 1 + ((cuts * 7) % 23), when: cuts % 3 === 0 ? 'after' : 'before' }, () => {
        if (!deadly) return
        server.kill()
        kills += 1
        const restart = startAgain(server)
        restarts.push(restart)
        // Thrown below, once every lane has ended.
        restart.catch(() => undefined)
      })
    }
    const holds = (number: string, keys: readonly string[]) =>
      product.look(async (client) => assert.deepEqual(await ledgerBreaches(client, { projects: [number], postings: keys }), []))
    const model = moneyModel(product.desk, breakSomething, holds)
    const tell = () => console.log(`  ${steps} steps, ${books} books begun, ${kills} kills, ${seconds()} s`)
    const telling = setInterval(tell, TELL_EVERY_MS)
    const lane = async () => {
      const { keepBook } = await model.lane()
      while (steps < wanted.steps && !isTimeOver()) {
        const book = books++
        const taken = await keepBook(seed + book, isTimeOver)
        steps += taken
        if (book % BOOKS_PER_CHECK !== BOOKS_PER_CHECK - 1) continue
        assert.deepEqual(await product.look((client) => ledgerBreaches(client, null)), [])
      }
    }
    try {
      await Promise.all(Array.from({ length: lanes }, lane))
    } finally {
      clearInterval(telling)
      // Nothing starts any more while the product is closed.
      await Promise.allSettled(restarts)
    }
    await Promise.all(restarts)
    await adds(product)
    await reconciled(product)
    return `${steps} random steps (seed ${seed}) on ${books} projects, ${lanes} at a time, in ${seconds()} s: ${cuts} times a connection was armed to be cut, ${kills} processes killed, no difference from the book`
  }

/** A server whose connection is cut while it starts ends, and its supervisor starts it again. */
async function startAgain(server: MoneyServer, tries = 5): Promise<void> {
  try {
    await server.start()
  } catch (error) {
    if (tries === 0) throw error
    await startAgain(server, tries - 1)
  }
}

/** A step as it goes when nothing breaks: the statements of its transaction, and what the ledger holds then. */
interface SerialStep {
  readonly name: string
  readonly arrange: () => Promise<MoneyStep>
  readonly statements: readonly string[]
  readonly done: string
}

async function serially(product: MoneyProduct, name: string, arrange: () => Promise<MoneyStep>): Promise<SerialStep> {
  await ready(product)
  const [server] = product.servers
  product.ask(server)
  const once = async () => {
    const step = await arrange()
    server.proxy.watch()
    const { status, body } = await step.send(randomUUID())
    assert.ok(status < 300, JSON.stringify(body))
    return step
  }
  // The very first one of its kind opens Framewell's own accounts.
  await once()
  const step = await once()
  // Other transactions go by as well: jobs, mails, screens. The one that posts is the step's.
  const statements = server.proxy.watched().find((texts) => texts.some((text) => text.split('\n').includes(POST_STATEMENT)))
  if (!statements) throw new Error(`${name} posts nothing`)
  return { name, arrange, statements, done: await product.look((client) => ledgerOf(client, step.number)) }
}

async function crash(product: MoneyProduct, { name, arrange, done }: SerialStep, strike: Strike): Promise<void> {
  const words = `${name}, the database stopped ${strike.when} COMMIT`
  await ready(product)
  const [server] = product.servers
  product.ask(server)
  const step = await arrange()
  const key = randomUUID()
  const untouched = await product.look((client) => ledgerOf(client, step.number))
  let stopped: Promise<unknown> = Promise.resolve()
  server.proxy.arm(strike, () => {
    stopped = stopEmbedded(env.DATA_DIR, 'SIGQUIT')
  })
  const answer = await step.send(key).catch(() => undefined)
  assert.ok(server.proxy.disarm(), `${words}: it never came to that`)
  await stopped
  assert.ok(!answer || answer.status >= 500, `${words}: no answer says that it is done when nobody knows`)
  const kept = await product.look((client) => ledgerOf(client, step.number))
  assert.equal(kept, strike.when === 'before' ? untouched : done, words)
  await completes(product, step, key, done, words)
}

/** A machine that is too busy refuses a request before it comes so far: then another one is struck. */
async function untilStruck(attempt: () => Promise<boolean>, tries = 5): Promise<void> {
  if (await attempt()) return
  if (tries === 0) throw new Error('A step never came to the statement that it comes to when nothing breaks')
  await untilStruck(attempt, tries - 1)
}

/** @returns whether the step came to the statement; if not, it must be done or not at all just so */
async function strikeServer(product: MoneyProduct, { name, arrange, done }: SerialStep, strike: Strike): Promise<boolean> {
  const words = `${name}, killed ${strike.when} statement ${strike.at}`
  const victim = product.servers.find(({ running }) => running) ?? product.servers[0]
  const other = product.other(victim)
  await ready(product)
  product.ask(other)
  const step = await arrange()
  const untouched = await product.look((client) => ledgerOf(client, step.number))
  const key = randomUUID()
  product.ask(victim)
  victim.proxy.arm(strike, () => victim.kill())
  const first = await step.send(key).catch(() => undefined)
  const struck = victim.proxy.disarm()
  product.ask(other)
  const after = await product.look((client) => ledgerOf(client, step.number))
  assert.ok([untouched, done].includes(after), `${words}: ${after}`)
  if (first && first.status < 300) assert.equal(after, done, `${words}: what was acknowledged is there`)
  await completes(product, step, key, done, words)
  if (struck) await victim.start()
  return struck
}

async function completes(product: MoneyProduct, step: MoneyStep, key: string, done: string, words: string): Promise<void> {
  const again = await untilAnswered(async () => {
    const answer = await step.send(key).catch(() => undefined)
    if (!answer || answer.status >= 500) await pause(50)
    return answer ?? { status: 599, body: {} }
  })
  assert.ok(again.status < 300, `${words}: ${JSON.stringify(again.body)}`)
  assert.equal(await product.look((client) => ledgerOf(client, step.number)), done, words)
}

async function ready(product: MoneyProduct): Promise<void> {
  for (const server of product.servers) {
    for (let tries = 0; !(await isReady(server.origin)); tries++) {
      if (tries > 2_000) throw new Error('A server does not become ready')
      await pause(50)
    }
  }
}
