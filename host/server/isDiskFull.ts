import { statfs } from 'node:fs/promises'
import { HEALTH_LIMITS } from '@framewell/domain/health/limits'

/** Whether the disk of a folder is too full for what the host stores there. False when the folder cannot be checked. */
export async function isDiskFull(folder: string): Promise<boolean> {
  const found = await statfs(folder).catch(() => undefined)
  return found !== undefined && found.bavail * found.bsize < HEALTH_LIMITS.fullBytes
}
