import { setTimeout as pause } from 'node:timers/promises'
import { type Outcome, type Product, pluralOf } from './Product'

/** Killed without warning and restarted. */
export const cmsKilled = (product: Product, times: number): Promise<Outcome> =>
  product.under(`cms killed ${times} times`, [], async (writing) => {
    for (let at = 0; at < times; at += 1) {
      await product.server.kill('SIGKILL')
      await product.start()
      if (!(await pluralOf(writing, 20))) return [`no write after kill ${at + 1}`]
    }
    return []
  })

export const cmsPaused = (product: Product, seconds: number): Promise<Outcome> =>
  product.under(`cms paused for ${seconds} s`, [503], async () => {
    product.server.child.kill('SIGSTOP')
    await pause(seconds * 1000)
    product.server.child.kill('SIGCONT')
    return []
  })
