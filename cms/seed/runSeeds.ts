import type { Payload } from 'payload'
import { env } from '../env'
import type { Feature } from '../platform/features/feature'

/** Fills an empty system, feature by feature in order; what already exists stays as it is. Called at every start, by one process at a time. */
export async function runSeeds(payload: Payload, features: readonly Feature[]): Promise<void> {
  for (const { seeds } of features) {
    for (const { demo, run } of await seeds()) {
      if (!demo || (env.DEMO_DATA && !env.DEPLOYED)) await run(payload)
    }
  }
}
