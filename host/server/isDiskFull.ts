import { statfs } from 'node:fs/promises'
import { HEALTH_LIMITS } from '@framewell/domain/health/limits'

/** Whether the disk of a folder has no room left for what the host keeps there. A folder that cannot be looked at is not judged. */
export async function isDiskFull(folder: string): Promise<boolean> {
  const found = await statfs(folder).catch(() => undefined)
  return found !== undefined && found.bavail * found.bsize < HEALTH_LIMITS.fullBytes
}
