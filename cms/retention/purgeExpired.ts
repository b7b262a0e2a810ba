import { RETENTION, type RetentionKey } from '@framewell/domain/retention/retention'
import { PURGES, type PurgeContext } from './purges'

/**
 * Deletes everything that has expired, rule by rule; one that fails does not stop the others, and is tried again in the next run. Any
 * number of processes may run it at once.
 */
export async function purgeExpired(context: PurgeContext): Promise<void> {
  const log = context.payload.logger
  for (const key of Object.keys(RETENTION).filter(isKey)) {
    try {
      const deleted = await PURGES[key](context)
      if (deleted > 0) log.info({ deleted, msg: `Deleted after its time: ${RETENTION[key].what}` })
    } catch (error) {
      log.warn({ err: error, msg: `Could not delete after its time: ${RETENTION[key].what}` })
    }
  }
}

function isKey(key: string): key is RetentionKey {
  return Object.hasOwn(RETENTION, key)
}
