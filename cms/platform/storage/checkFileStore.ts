import { env } from '../../env'
import { StoreAway } from './FileStore'
import { S3Store } from './S3Store'

/** Written at every start, so that keys which may only read are found out then. */
const PROBE = '.start'

/** Why the bucket does not work, as its store says it; null when it does, and for local folders. */
export async function storeFailure(): Promise<{ readonly words: string; readonly refused: boolean } | null> {
  if (env.S3_BUCKET === undefined) return null
  const store = new S3Store(env.S3_PREFIX)
  try {
    await store.put(PROBE, new Uint8Array())
    await store.list(PROBE).next()
    return null
  } catch (error) {
    if (!(error instanceof StoreAway)) return { words: error instanceof Error ? error.message : String(error), refused: false }
    const { status, reason } = error
    // An answer that will not change by itself; a server that is overloaded or starting says something else.
    return { words: reason, refused: (status >= 300 && status < 500 && status !== 429) || reason.includes('Credentials') }
  }
}

/**
 * Looks once whether the bucket lets us in. One that does not answer is told of and waited for: everything but files works without it.
 * @throws Error with a sentence when it refuses us, which no waiting changes.
 */
export async function checkFileStore(warn: (sentence: string) => void): Promise<void> {
  const failure = await storeFailure()
  if (!failure) return
  const where = `the bucket ${env.S3_BUCKET} at ${env.S3_ENDPOINT ?? `Amazon (${env.S3_REGION})`}`
  if (failure.refused)
    throw new Error(
      `The file store refuses ${where}: ${failure.words}. Check S3_BUCKET, S3_ENDPOINT, S3_REGION and the keys, which must be allowed to list, read, write and delete.`,
    )
  warn(`The file store does not answer for ${where} (${failure.words}): files are neither stored nor shown until it does.`)
}
