import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Names looked at together. */
const BATCH = 500

/**
 * Removes a folder's files that were last written before `oldest`; of those, the ones that `removable` answers.
 * Resolves with their number; 0 for a folder that is not there.
 */
export async function removeOldFiles(
  folder: string,
  oldest: Date,
  removable: (names: readonly string[]) => Promise<readonly string[]> = async (names) => names,
): Promise<number> {
  const names = await readdir(folder).catch(ignoringAbsence([]))
  let removed = 0
  for (let at = 0; at < names.length; at += BATCH) {
    const old: string[] = []
    for (const name of names.slice(at, at + BATCH)) {
      const found = await stat(join(/* turbopackIgnore: true */ folder, name)).catch(ignoringAbsence(undefined))
      if (found?.isFile() && found.mtime < oldest) old.push(name)
    }
    if (old.length === 0) continue
    for (const name of await removable(old)) {
      await rm(join(/* turbopackIgnore: true */ folder, name), { force: true })
      removed += 1
    }
  }
  return removed
}

/** Another process may have removed it in between. */
const ignoringAbsence =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return instead
    throw error
  }
