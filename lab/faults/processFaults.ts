import { setTimeout as pause } from 'node:timers/promises'
import type { Outcome } from '../../server-kit/testing/runParts'
import type { Product } from '../Product'
import { pluralOf, under } from './under'

/** Killed without warning and restarted. */
export const cmsKilled = (product: Product, times: number): Promise<Outcome> =>
  under(product, `cms killed ${times} times`, [], async (writing) => {
    for (let at = 0; at < times; at += 1) {
      await product.server.stop('SIGKILL')
      await product.start()
      if (!(await pluralOf(writing, 20))) return [`no write after kill ${at + 1}`]
    }
    return []
  })

export const cmsPaused = (product: Product, seconds: number): Promise<Outcome> =>
  under(product, `cms paused for ${seconds} s`, [503], async () => {
    product.server.signal('SIGSTOP')
    await pause(seconds * 1000)
    product.server.signal('SIGCONT')
    return []
  })
