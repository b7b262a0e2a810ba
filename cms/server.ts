import config, { features } from '@payload-config'
import { getPayload } from 'payload'
import { warmDrawingSets } from './bom/warmDrawingSets'
import { checkPlansAhead } from './catalog/checkPlansAhead'
import { siteEvents } from './content/events/siteEvents'
import { env } from './env'
import { log, logShipper } from './log'
import { changeStreams } from './notifications/live/ChangeStreams'
import { checkCompanyZone } from './payments/books/checkCompanyZone'
import { ROLES_ARE_SPLIT } from './platform/database/connections'
import { alone } from './platform/database/database'
import { stopEmbeddedIfUnused } from './platform/database/embeddedPostgres'
import { renewSeals } from './platform/http/calls/renewSeals'
import { cmsApp } from './platform/http/cmsApp'
import { makeServer } from './platform/http/makeServer'
import { failToStart, listenOn, untilStopped } from './platform/http/untilStopped'
import { checkFileStore } from './platform/storage/checkFileStore'
import { runSeeds } from './seed/runSeeds'
import { startJobs } from './startJobs'

async function main(): Promise<void> {
  await checkFileStore((msg) => log.error({ msg }))
  const payload = await getPayload({ config })
  await checkCompanyZone(payload.db.pool)
  if (!ROLES_ARE_SPLIT)
    log.warn({
      msg: 'The application works as the owner of its tables. Set DATABASE_OWNER_URL to split the two: then a fault of the application cannot change tables or rewrite the ledger.',
    })
  await alone(() => runSeeds(payload, features))
  if (env.PAYLOAD_SECRET_PREVIOUS.length > 0) {
    const { renewed, lost } = await renewSeals(payload.db.pool)
    log[lost > 0 ? 'error' : 'info']({
      renewed,
      lost,
      msg: 'What earlier secrets sealed was sealed again; no secret is known for the lost ones',
    })
  }
  await checkPlansAhead(payload)
  const server = makeServer({ connectionsPerAddress: env.CMS_CONNECTIONS_PER_ADDRESS })
  let stopJobs: (() => Promise<void>) | undefined
  const stopping = untilStopped(server, {
    endStreams: () => {
      siteEvents(payload).end()
      changeStreams(payload).end()
    },
    close: async () => {
      await stopJobs?.()
      await payload.destroy()
      await logShipper?.flush()
      if (!env.DATABASE_URL) await stopEmbeddedIfUnused(env.DATA_DIR)
    },
  })
  server.on('request', cmsApp({ payload, config, log, isStopping: () => stopping.aborted }))
  await listenOn(server, env.CMS_PORT)
  log.info({ port: env.CMS_PORT, msg: 'The cms answers' })
  stopJobs = startJobs(payload, features)
  // After everything else that a start does.
  setTimeout(() => {
    warmDrawingSets(payload).catch((err: unknown) => log.warn({ err, msg: 'The plans on offer could not be drawn ahead' }))
  }, WARM_AFTER_MS).unref()
}

const WARM_AFTER_MS = 20_000

main().catch((error: unknown) => failToStart(error, { CMS_PORT: env.CMS_PORT }))
