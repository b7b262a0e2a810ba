import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Connection, startEmbedded } from './embeddedPostgres'

/**
 * Holds one connection to the built-in server while this process runs. If the server ends, it is started again; the connection also shows
 * other processes that somebody still uses it.
 * @returns a function that releases it.
 */
export function keepRunning(dataDir: string, connection: Connection): () => Promise<void> {
  let released = false
  let client: pg.Client | undefined
  const watch = async () => {
    while (!released) {
      client = new pg.Client({ ...connection, keepAlive: true, application_name: 'framewell-watch' })
      client.on('error', () => undefined)
      const ended = new Promise<void>((resolve) => client?.once('end', () => resolve()))
      try {
        await client.connect()
        await ended
      } catch {
        await pause(200)
      }
      // A failed start (such as a full disk) is retried as long as we run.
      if (!released) await startEmbedded(dataDir).catch(() => pause(1000))
    }
  }
  const watching = watch()
  return async () => {
    released = true
    await client?.end().catch(() => undefined)
    await watching
  }
}
