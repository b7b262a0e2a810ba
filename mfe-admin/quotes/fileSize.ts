import { figure } from '@framewell/domain/numbers/figure'

/** A readable file size: 812 KB, 4.2 MB, 75.1 GB. */
export function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${figure(Math.max(1, Math.round(bytes / 1000)))} KB`
  if (bytes < 1_000_000_000) return `${figure(bytes / 1_000_000, 1)} MB`
  return `${figure(bytes / 1_000_000_000, 1)} GB`
}
