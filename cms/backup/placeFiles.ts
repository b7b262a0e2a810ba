import { join } from 'node:path'
import type { FileStore } from '../platform/storage/FileStore'
import { fileStore, type Room } from '../platform/storage/fileStores'
import { storedAs } from './folders'
import type { Manifest } from './manifest'

/**
 * Moves an archive's files from the folder that it was unpacked into to where the product stores them.
 * @returns a function that removes them again
 * @throws Error with a sentence for a person if one cannot be stored; the others are removed again, or the sentence says where they are.
 */
export async function placeFiles(
  { entries }: Pick<Manifest, 'entries'>,
  folder: string,
  storeOf: (room: Room) => FileStore = fileStore,
): Promise<() => Promise<void>> {
  const placed: { readonly room: Room; readonly key: string }[] = []
  const remove = async () => {
    for (const { room, key } of placed) await storeOf(room).remove(key)
  }
  for (const { path } of entries) {
    const stored = storedAs(path)
    if (!stored) continue
    try {
      await storeOf(stored.room).take(stored.key, join(folder, path))
      placed.push(stored)
    } catch (error) {
      // A store may have stored the file even if the connection broke.
      await storeOf(stored.room)
        .remove(stored.key)
        .catch(() => undefined)
      await undo(remove, `${path} could not be stored: ${sentenceOf(error)}`, error)
    }
  }
  return remove
}

/**
 * Takes a restore back that could not go on.
 * @throws Error that says why, and what is left of it
 */
export async function undo(remove: () => Promise<void>, why: string, cause: unknown): Promise<never> {
  const left = await remove().then(
    () => 'No file was kept: restore the same archive once that is repaired.',
    (error: unknown) =>
      `Some of its files are stored already and could not be removed (${sentenceOf(error)}): remove them before you restore again.`,
  )
  throw new Error(`${why} ${left}`, { cause })
}

/** What an error says, as a sentence. */
export function sentenceOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error)
  return /[.!?]$/.test(words) ? words : `${words}.`
}
