import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest } from 'payload'
import { lock } from '../database/lock'

/** What is stored about something with versions. */
interface StoredVersions {
  /** The highest number ever given; 0 before the first. A global restored to an old version has that one's number again. */
  readonly highest: number
  readonly inForce: { readonly version: number; readonly content: unknown } | undefined
}

/**
 * The number of what is about to be stored: the current one if the content is the same, otherwise the next. Nobody else stores a version
 * until the transaction ends, and the current version is read after the lock: one number never means two contents.
 * @param what names the lock; a list also has an ID
 * @param content compared by value, as JSON: the order of keys makes no new version
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
