import { Writable } from 'node:stream'

/** Log lines kept for operators: an hour of a quiet process, minutes of a busy one. */
const MAX_LINES = 5000

const lines: string[] = []

/** A stream that keeps the newest log lines in memory. */
export const recentLines = new Writable({
  decodeStrings: false,
  write(line, _encoding, done) {
    lines.push(String(line))
    if (lines.length > MAX_LINES) lines.splice(0, lines.length - MAX_LINES)
    done()
  },
})

/** The newest lines of this process's log, oldest first: one JSON object per line. */
export function recentLog(): string {
  return lines.join('')
}
