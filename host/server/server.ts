import { join } from 'node:path'
import { shipperFor } from '@framewell/domain/http/logShipper'
import { readClientAssets } from './clientAssets'
import { createHost } from './createHost'
import { readEnv } from './env'
import { keepFiles } from './keepFiles'
import { makeLog } from './log'
import { makeServer } from './makeServer'

const STOP_WITHIN_MS = 10_000

const env = readEnv(process.env)
const logShipper = shipperFor('framewell-host', env, (run, ms) => setTimeout(run, ms).unref())
const log = makeLog(env.LOG_LEVEL, logShipper)
const clientFolder = join(import.meta.dirname, '../client')
const assets = await readClientAssets(clientFolder)

// Pages that are open, and hosts that still run, ask for the files of the build they know: every build's files are kept.
const earlierBuilds = join(env.DATA_DIR, 'host-static')
await keepFiles(clientFolder, earlierBuilds, (file) => !file.endsWith('.map') && !file.endsWith('assets.json'))

const host = await createHost({
  env,
  log,
  assets,
  staticFolders: [clientFolder, earlierBuilds],
  areaWorker: join(import.meta.dirname, 'areaWorker.mjs'),
})
const server = makeServer(host.handle, env)
await host.start()
server.listen(env.PORT, env.HOST, () => log.info({ port: env.PORT, cms: env.CMS_URL }, 'the site is up'))
server.on('error', (error) => {
  log.fatal({ err: error }, `port ${env.PORT} can't be used`)
  log.flush()
  process.exitCode = 1
  process.exit()
})

let draining: NodeJS.Timeout | undefined
/** First it only says that it stops, so that a balancer sends nobody any more; told again, it does not wait for that. */
function stop(signal: NodeJS.Signals): void {
  if (draining) {
    clearTimeout(draining)
    close()
    return
  }
  log.info({ signal }, 'finishing open requests, then stopping')
  host.drain()
  draining = setTimeout(close, env.DRAIN_SECONDS * 1000)
}

let closing = false
function close(): void {
  if (closing) return
  closing = true
  const giveUp = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS)
  server.close(() => {
    clearTimeout(giveUp)
    // Not before: what is passed on to the cms is a request in hand.
    host.stop()
    log.flush(() => void Promise.resolve(logShipper?.flush()).then(() => process.exit(0)))
  })
  server.closeIdleConnections()
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
// An answer that fails long after its request was taken (a stream, a header that no code of ours wrote): the other visitors' requests go on.
process.on('uncaughtException', (error) => log.error({ err: error }, 'something failed outside of any request'))
process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'a promise failed that nobody waits for'))
