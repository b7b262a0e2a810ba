import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest } from 'payload'
import { lock } from '../database/lock'

/** What is stored of something that keeps versions. */
interface StoredVersions {
  /** The highest number ever given; 0 before the first. A global that was put back to an old version bears that one's number again. */
  readonly highest: number
  readonly inForce: { readonly version: number; readonly content: unknown } | undefined
}

/**
 * The number of what is about to be stored: that in force when nothing of the content differs, else the next one. Nobody else stores a version of
 * it from here to the end of the transaction, and what is in force is read behind the lock: one number never stands for two contents.
 * @param what names the lock: a list has an id besides
 * @param content compared by value, as JSON: the order of keys makes no version
 */
export async function nextVersion(
  req: PayloadRequest,
  what: readonly [name: string, id?: string],
  content: unknown,
  readStored: () => Promise<StoredVersions>,
): Promise<number> {
  await lock(req, ...what)
  const { highest, inForce } = await readStored()
  return inForce && isDeepStrictEqual(plain(inForce.content), plain(content)) ? inForce.version : highest + 1
}

function plain(content: unknown): unknown {
  return JSON.parse(JSON.stringify(content))
}
