import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Removes a folder's files that were last written before `oldest`; of those, the ones whose name is `removable`.
 * Resolves with their number; 0 for a folder that is not there.
 */
export async function removeOldFiles(folder: string, oldest: Date, removable: (name: string) => boolean = () => true): Promise<number> {
  const names = await readdir(folder).catch(ignoringAbsence([]))
  let removed = 0
  for (const name of names.filter(removable)) {
    const file = join(/* turbopackIgnore: true */ folder, name)
    const found = await stat(file).catch(ignoringAbsence(undefined))
    if (!found?.isFile() || found.mtime >= oldest) continue
    await rm(file, { force: true })
    removed += 1
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
