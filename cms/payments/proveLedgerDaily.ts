import { z } from 'zod'
import { asOwner } from '../platform/database/database'
import { defineJob } from '../platform/jobs/defineJob'
import { proveLedger, verifyLedger } from './proveLedger'

/** The daily proof: checks the whole ledger and adds a link to its chain. Anything that does not add up fails the job, which operators see. */
export const proveLedgerDaily = defineJob({
  name: 'prove-ledger',
  schedule: '30 22 * * *',
  input: z.undefined(),
  attempts: 3,
  // Runs as the owner: the proof locks out new postings for a moment. Uses its own connection: it commits that lock before it reads.
  run: () =>
    asOwner(async (client) => {
      const { findings } = await verifyLedger(client)
      if (findings.length > 0)
        throw new Error(`The ledger does not add up: ${findings.map(({ what, about }) => `${what} ${about}`).join('; ')}`)
      await proveLedger(client)
    }),
})
