import { randomUUID } from 'node:crypto'
import { access, copyFile, mkdir, readdir, rename } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/**
 * Copies the files of a folder that are missing in another. Several processes may run it at once, and a killed one leaves no partial file
 * under its final name.
 * @param isKept by the file's path
 */
export async function copyMissingFiles(from: string, to: string, isKept: (file: string) => boolean): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !isKept(file)) continue
    const target = join(to, relative(from, file))
    if (await exists(target)) continue
    await mkdir(dirname(target), { recursive: true })
    const unfinished = `${target}.${randomUUID()}`
    await copyFile(file, unfinished)
    await rename(unfinished, target)
  }
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
