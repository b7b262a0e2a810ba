import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

const STALE_MS = 120_000
const PATIENCE_MS = 90_000

/**
 * Runs `work` while holding a lock file, so that two processes never initialize one data directory at once. A lock is taken over if its
 * owner died or if it is older than any start takes.
 */
export async function withBootLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    if (await isStale(file)) {
      // Of several takers, only one can win a rename.
      const aside = `${file}.${process.pid}`
      await rename(file, aside).then(
        () => rm(aside, { force: true }),
        () => undefined,
      )
      continue
    }
    if (Date.now() > end) throw new Error(`Another process holds ${file} and does not finish: stop it, or delete that file.`)
    await pause(50)
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

async function isStale(file: string): Promise<boolean> {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)])
    if (Date.now() - mtimeMs > STALE_MS) return true
    const pid = Number(text)
    // An empty file is being written right now.
    return Number.isInteger(pid) && pid > 0 && !isAlive(pid)
  } catch {
    return false
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
