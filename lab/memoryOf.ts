import { readFileSync } from 'node:fs'

/** A process's memory in bytes, what it shares with others divided among them (Linux); 0 once it has ended. */
export function memoryOf(pid: number): number {
  try {
    return 1024 * Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}
