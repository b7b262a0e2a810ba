import config, { features } from '@payload-config'
import { getPayload } from 'payload'
import { siteEvents } from './content/events/siteEvents'
import { ROLES_ARE_SPLIT } from './database/connections'
import { alone } from './database/database'
import { stopEmbeddedIfUnused } from './database/embeddedPostgres'
import { env } from './env'
import { renewSeals } from './http/calls/renewSeals'
import { cmsApp } from './http/cmsApp'
import { makeServer } from './http/makeServer'
import { log, logShipper } from './log'
import { changeStreams } from './notifications/live/ChangeStreams'
import { openPanel } from './openPanel'
import { runSeeds } from './seed/runSeeds'
import { startJobs } from './startJobs'
import { checkFileStore } from './storage/checkFileStore'

/** How long requests in hand may take after the process was told to stop. */
const STOP_WITHIN_MS = 10_000

async function main(): Promise<void> {
  await checkFileStore((msg) => log.error({ msg }))
  const payload = await getPayload({ config })
  if (!ROLES_ARE_SPLIT)
    log.warn({
      msg: 'The application works as the owner of its tables. Set DATABASE_OWNER_URL to split the two: then a fault of the application cannot change tables or rewrite the ledger.',
    })
  await alone(() => runSeeds(payload, features))
  if (env.PAYLOAD_SECRET_PREVIOUS.length > 0) {
    const { renewed, lost } = await renewSeals(payload.db.pool)
    log[lost > 0 ? 'error' : 'info']({ renewed, lost, msg: 'What earlier secrets sealed was sealed anew; of the lost, no secret is known' })
  }
  const server = makeServer({ connectionsPerAddress: env.CMS_CONNECTIONS_PER_ADDRESS })
  const panel = openPanel(server)
  const stopping = new AbortController()
  server.on('request', cmsApp({ payload, config, log, panel: panel.handle, isStopping: () => stopping.signal.aborted }))
  let stopJobs: Promise<() => Promise<void>> | undefined
  let closing = false
  const close = async () => {
    if (closing) return
    closing = true
    setTimeout(() => process.exit(1), STOP_WITHIN_MS + 5000).unref()
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    siteEvents(payload).end()
    changeStreams(payload).end()
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS).unref()
    await closed
    await (await stopJobs)?.()
    await payload.destroy()
    await logShipper?.flush()
    if (!env.DATABASE_URL) await stopEmbeddedIfUnused(env.DATA_DIR)
    process.exit(0)
  }
  // First it only says that it stops, so that a balancer sends nobody any more; told again, it does not wait for that.
  const stop = () => {
    if (stopping.signal.aborted || env.DRAIN_SECONDS === 0) void close()
    else setTimeout(() => void close(), env.DRAIN_SECONDS * 1000)
    stopping.abort()
  }
  // Before anybody hears that it is ready: whoever hears may tell it to stop.
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // Of several refusals at once Payload awaits one: the others end no process, and no other person's request.
  process.on('unhandledRejection', (reason) => log.error({ err: reason, msg: 'a promise failed that nobody waits for' }))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(env.CMS_PORT, env.CMS_HOST, resolve)
  })
  log.info({ port: env.CMS_PORT, msg: 'The cms answers' })
  // The API answers at once; the panel warms up behind it.
  panel.warmUp()
  stopJobs = startJobs(payload, features, stopping.signal)
  await stopJobs
}

main().catch((error: unknown) => {
  console.error(sentence(error))
  process.exit(1)
})

function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE') return `Port ${env.CMS_PORT} is taken by another program: stop it, or set CMS_PORT.`
  // A fault of ours needs its trace; what an operator can fix is one sentence.
  log.debug({ err: error })
  return error.message
}
