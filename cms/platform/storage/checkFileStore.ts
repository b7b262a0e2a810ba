import { env } from '../../env'
import { StoreAway } from './FileStore'
import { S3Store } from './S3Store'

/** Written at every start, so that read-only keys are noticed then. */
const PROBE = '.start'

/** Why the bucket does not work, in its store's words; null if it works, and for local folders. */
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
    // An answer that will not change on its own; an overloaded or starting server answers differently.
    return { words: reason, refused: (status >= 300 && status < 500 && status !== 429) || reason.includes('Credentials') }
  }
}

/**
 * Checks once whether the bucket lets us in. If it does not answer, this warns and goes on: everything but files works without it.
 * @throws Error with a sentence if it refuses us, which waiting does not change.
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
