import { createLocalReq, type Payload } from 'payload'
import { inTransaction } from '../platform/database/inTransaction'
import type { Seed } from '../platform/seeds/Seed'
import { recordMetrics } from './recordMetrics'

/** Demo data has a past: its days are counted with it, so that the first screen shows every month. */
export const recordedFigures: Seed = {
  name: 'recorded-figures',
  demo: true,
  run: async (payload: Payload) => {
    const req = await createLocalReq({}, payload)
    await inTransaction(req, () => recordMetrics(req, new Date(), { recount: false }))
  },
}
