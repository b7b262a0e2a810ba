import { z } from 'zod'
import { defineJob } from '../jobs/defineJob'
import { proveLedger, verifyLedger } from './proveLedger'

/** The daily proof: checks the whole ledger and adds a link to its chain. What does not add up fails the job, which operators see. */
export const proveLedgerDaily = defineJob({
  name: 'prove-ledger',
  schedule: '30 3 * * *',
  input: z.undefined(),
  attempts: 3,
  run: async ({ req }) => {
    // A connection of its own: the proof commits its short lock before it reads.
    const client = await req.payload.db.pool.connect()
    try {
      const { findings } = await verifyLedger(client)
      if (findings.length > 0)
        throw new Error(`The ledger does not add up: ${findings.map(({ what, about }) => `${what} ${about}`).join('; ')}`)
      await proveLedger(client)
    } finally {
      client.release()
    }
  },
})
