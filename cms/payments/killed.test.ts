import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { env } from '../env'
import { bootCms, type TestCms } from '../testing/bootCms'
import { cutAtStatement, type StatementCuts } from '../testing/cutAtStatement'
import { type MoneyDesk, moneyDesk } from '../testing/moneyDesk'
import { ledgerOf, moneySteps, openHouse, untilAnswered } from '../testing/moneySteps'
import { verifyLedger } from './proveLedger'

/*
 * The short form: each step is cut once in the middle, and before and after its COMMIT. `npm run money:proof -- killed` kills a server
 * process at every statement, and the database around COMMIT.
 */
const CUTS = [
  [10, 'before'],
  ['commit', 'before'],
  ['commit', 'after'],
] as const

let cms: TestCms
let desk: MoneyDesk
let cuts: StatementCuts
let client: pg.Client
beforeAll(async () => {
  cms = await bootCms()
  desk = await moneyDesk(cms)
  cuts = cutAtStatement(cms.payload.db.pool)
  client = new pg.Client({ connectionString: env.DATABASE_OWNER_URL })
  await client.connect()
  await openHouse(cms, desk)
})
afterAll(async () => {
  await client.end()
  await cms.stop()
})

it('each money step happens once or not at all, wherever its connection is cut', async () => {
  for (const [name, arrange] of Object.entries(moneySteps(desk))) {
    const { number, send } = await arrange()
    const untouched = await ledgerOf(client, number)
    const key = randomUUID()
    for (const [at, when] of CUTS) {
      cuts.arm(at, when)
      const answer = await send(key).catch(() => undefined)
      expect(cuts.disarm().cut, `${name}, ${when} ${at}`).toBe(true)
      // No answer claims success when nobody knows.
      expect(answer?.status ?? 503, `${name}, ${when} ${at}`).toBeGreaterThanOrEqual(500)
      const kept = when === 'before'
      expect((await ledgerOf(client, number)) === untouched, `${name}, ${when} ${at}`).toBe(kept)
    }
    const done = await ledgerOf(client, number)
    const again = await untilAnswered(() => send(key))
    expect([name, again.status < 300, again.body.code]).toEqual([name, true, undefined])
    expect(await ledgerOf(client, number), name).toBe(done)
  }
  expect((await verifyLedger(client)).findings).toEqual([])
})
