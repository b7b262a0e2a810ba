import { figure } from '@framewell/domain/numbers/figure'

/** Bytes as people read them: 812 KB, 4.2 MB. */
export function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${figure(Math.max(1, Math.round(bytes / 1000)))} KB`
  return `${figure(bytes / 1_000_000, 1)} MB`
}
