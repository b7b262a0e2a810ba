import { startEmbedded, stopEmbedded } from '../../cms/platform/database/embeddedPostgres'
import type { Outcome } from '../../server-kit/testing/runParts'
import type { Product } from '../Product'
import { Site } from '../Site'
import { Clock } from './Clock'
import { ClockObserver, HOUR, SESSION_HOURS } from './ClockObserver'
import { RUN_FOLDER } from './environment'
import { pluralOf, under } from './under'
/**
 * Makes the time of day of database, cms and site jump during writes; 0 is the same without a jump, as a control. Signed-in people stay so
 * for a session's lifetime, a repeated request has one effect, what is due happens once, limits end as promised, the newest stays the
 * newest, and the ledger balances.
 */
export const clockJump = (product: Product, seconds: number): Promise<Outcome> => {
  const name =
    seconds === 0 ? 'clock set, and left alone' : `clock jumps ${seconds > 0 ? 'ahead' : 'back'} by ${Math.abs(seconds) / HOUR} h`
  // With the clock ahead, the database's running timeouts end early. Sessions expire after a day, including the writers'.
  const allowed = [...(seconds > 0 ? [503] : []), ...(seconds >= SESSION_HOURS * HOUR ? [401, 403] : [])]
  return under(product, name, allowed, async (writing) => {
    const clock = new Clock(RUN_FOLDER)
    const restart = async (settings: Record<string, string>) => {
      await product.stop()
      await stopEmbedded(product.dataDir)
      // Started here: a cms starts its database without our environment.
      await startEmbedded(product.dataDir, 'framewell', settings)
      await product.start(settings)
    }
    await restart(clock.settings)
    const site = await Site.open(product.origin, clock.settings)
    const database = await product.connect()
    try {
      const seen = new ClockObserver(product, clock, site, database)
      await seen.before()
      await pluralOf(writing, 20)
      await clock.set(seconds, product.origin)
      await pluralOf(writing, 20)
      return await seen.after(seconds)
    } finally {
      await database.end()
      await site.stop('SIGKILL')
      await restart({})
    }
  })
}
