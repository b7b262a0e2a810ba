import pg from 'pg'
import { env } from '../env'
import { verifyLedger } from '../payments/proveLedger'
import { bootCms, type TestCms } from './bootCms'
import { enterHouseAccount } from './enterHouseAccount'
import { moneyDesk } from './moneyDesk'

/**
 * A product with a Framewell bank account, and the desk that money tests use.
 * @param watched may wrap it, to see what is asked and answered
 */
export async function moneyHouse(watched = (cms: TestCms): TestCms => cms) {
  const cms = watched(await bootCms())
  const desk = await moneyDesk(cms)
  await cms.payload.db.pool.query(`update site_settings set site_name = 'Framewell'`)
  await enterHouseAccount(cms.payload)
  const invoicesOf = async (number: string) => (await desk.ask(desk.operators[0], `/projects/${number}`)).body.project.invoices
  return {
    cms,
    desk,
    invoicesOf,

    /** The findings of the ledger's proof. */
    async findings() {
      const client = new pg.Client({ connectionString: env.DATABASE_URL })
      await client.connect()
      const { findings } = await verifyLedger(client)
      await client.end()
      return findings
    },

    /** Pays what a project bills before fabrication. */
    async payDeposit(number: string) {
      const [deposit] = await invoicesOf(number)
      return desk.importStatement(desk.statement([{ cents: deposit.amountCents, text: `${deposit.number} deposit` }]))
    },

    /** A project's balances: escrow, payable to the shop, retainage, margin, advance, receivable. */
    moved: (number: string) =>
      Promise.all(['escrow', 'fabricator_payable', 'retainage', 'fee', 'advance', 'receivable'].map((kind) => desk.balance(kind, number))),
  }
}

export type MoneyHouse = Awaited<ReturnType<typeof moneyHouse>>
