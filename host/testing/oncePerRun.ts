import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inject } from 'vitest'

const LOOKED_AT_EVERY_MS = 50

/**
 * Fills a folder once for all test files of a run; the first process does the work and the others wait. Returns the folder.
 * @throws Error in every file that asked when the work failed
 */
export async function oncePerRun(name: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(inject('runFolder'), name)
  const [filled, failed] = [`${folder}.filled`, `${folder}.failed`]
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  )
  if (isFirst) {
    try {
      await fill(folder)
    } catch (error) {
      await writeFile(failed, String(error))
      throw error
    }
    await writeFile(filled, '')
  }
  while (!existsSync(filled)) {
    if (existsSync(failed)) throw new Error(`${name} could not be created; the file that tried first reports the error`)
    await pause(LOOKED_AT_EVERY_MS)
  }
  return folder
}
