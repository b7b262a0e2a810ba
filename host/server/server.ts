import { join } from 'node:path'
import { shipperFor } from '@framewell/server-kit/telemetry/logShipper'
import { readClientAssets } from './clientAssets'
import { copyMissingFiles } from './copyMissingFiles'
import { createHost } from './createHost'
import { readEnv } from './env'
import { makeLog } from './log'
import { makeServer } from './makeServer'

const STOP_WITHIN_MS = 10_000

const env = readEnv(process.env)
const logShipper = shipperFor('framewell-host', env, (run, ms) => setTimeout(run, ms).unref())
const log = makeLog(env.LOG_LEVEL, logShipper)
const clientFolder = join(import.meta.dirname, '../client')
const assets = await readClientAssets(clientFolder)

// Open pages and running hosts request files of the build they know, so every build's files are kept.
const earlierBuilds = join(env.DATA_DIR, 'host-static')
await copyMissingFiles(clientFolder, earlierBuilds, (file) => !file.endsWith('.map') && !file.endsWith('assets.json'))

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
/** The first signal only reports not ready, so that a load balancer stops sending visitors; a second one skips the wait. */
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
    // Only now: a request forwarded to the cms is still in progress.
    host.stop()
    log.flush(() => void Promise.resolve(logShipper?.flush()).then(() => process.exit(0)))
  })
  server.closeIdleConnections()
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
// A response that fails long after its request was accepted (a stream, a header our code did not write): other visitors' requests continue.
process.on('uncaughtException', (error) => log.error({ err: error }, 'uncaught exception outside a request'))
process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled promise rejection'))
