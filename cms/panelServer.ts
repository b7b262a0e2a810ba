import config from '@payload-config'
import { getPayload } from 'payload'
import { env } from './env'
import { log, logShipper } from './log'
import { openPanel } from './panel/serving/openPanel'
import { panelApp } from './panel/serving/panelApp'
import { stopEmbeddedIfUnused } from './platform/database/embeddedPostgres'
import { makeServer } from './platform/http/makeServer'
import { failToStart, listenOn, untilStopped } from './platform/http/untilStopped'

/** The panel in its own process: no API call waits for its screens. Jobs, seeds and the API belong to the cms. */
async function main(): Promise<void> {
  const payload = await getPayload({ config })
  const server = makeServer({ connectionsPerAddress: env.CMS_CONNECTIONS_PER_ADDRESS })
  const stopping = untilStopped(server, {
    close: async () => {
      await payload.destroy()
      await logShipper?.flush()
      if (!env.DATABASE_URL) await stopEmbeddedIfUnused(env.DATA_DIR)
    },
  })
  server.on('request', panelApp({ payload, log, draw: await openPanel(server), isStopping: () => stopping.aborted }))
  await listenOn(server, env.PANEL_PORT)
  log.info({ port: env.PANEL_PORT, msg: 'The panel answers' })
}

main().catch((error: unknown) => failToStart(error, { PANEL_PORT: env.PANEL_PORT }))
