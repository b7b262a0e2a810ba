import { createHash } from 'node:crypto'
import { statfsSync } from 'node:fs'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** Room for the databases and pictures of every kind of test at once. A container often has 64 MB. */
const ROOM_BYTES = 4 * 1024 ** 3

/**
 * A folder for data that tests may lose, the same for each run of one checkout: in memory where the machine has room for it, since a database
 * of 2,000 small files is created there in a tenth of the time.
 * @param root the checkout's folder
 */
export function throwawayFolder(root: string, name: string): string {
  if (memoryBytes() < ROOM_BYTES) return join(root, '.data', name)
  return join(MEMORY, `framewell-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`, name)
}

/** The size, not what is free: the answer must not change during a run. */
function memoryBytes(): number {
  try {
    const { bsize, blocks } = statfsSync(MEMORY)
    return bsize * blocks
  } catch {
    return 0
  }
}
