import { startEmbedded, stopEmbedded } from '../cms/platform/database/embeddedPostgres'
import { freePort } from '../cms/testing/freePort'
import { Clock } from './Clock'
import { ClockObserver, HOUR, SESSION_HOURS } from './ClockObserver'
import { RUN_FOLDER } from './environment'
import { type Outcome, type Product, pluralOf } from './Product'
import { Site } from './Site'
/**
 * The time of day of database, cms and site jumps under writes; 0 is the same without a jump, to know that what is looked at holds then. Who is
 * signed in stays so for as long as a session lasts, a repeated request has one effect, what is due happens once, limits end as they
 * promised, the newest stays the newest, and the ledger adds up.
 */
export const clockJump = (product: Product, seconds: number): Promise<Outcome> => {
  const name =
    seconds === 0 ? 'clock set, and left alone' : `clock jumps ${seconds > 0 ? 'ahead' : 'back'} by ${Math.abs(seconds) / HOUR} h`
  // Timeouts that the database was counting end early with the clock ahead. Sessions end when the day is over, those of the writers too.
  const allowed = [...(seconds > 0 ? [503] : []), ...(seconds >= SESSION_HOURS * HOUR ? [401, 403] : [])]
  return product.under(name, allowed, async (writing) => {
    const clock = new Clock(RUN_FOLDER)
    const restart = async (settings: Record<string, string>) => {
      await product.stop()
      await stopEmbedded(product.dataDir)
      // By us: a cms starts its database without our environment.
      await startEmbedded(product.dataDir, 'framewell', settings)
      await product.start(settings)
    }
    await restart(clock.settings)
    const site = new Site(await freePort(), product.server.origin)
    const database = await product.connect()
    try {
      await site.start(clock.settings)
      const seen = new ClockObserver(product, clock, site, database)
      await seen.before()
      await pluralOf(writing, 20)
      await clock.set(seconds, product.server.origin)
      await pluralOf(writing, 20)
      return await seen.after(seconds)
    } finally {
      await database.end()
      await site.kill('SIGKILL')
      await restart({})
    }
  })
}
