import { Writable } from 'node:stream'

/** Lines that are kept for an operator; an hour of a quiet process, minutes of a loud one. */
const MAX_LINES = 5000

const lines: string[] = []

/** A stream that keeps the newest lines of the log in memory. */
export const recentLines = new Writable({
  decodeStrings: false,
  write(line, _encoding, done) {
    lines.push(String(line))
    if (lines.length > MAX_LINES) lines.splice(0, lines.length - MAX_LINES)
    done()
  },
})

/** The newest lines of this process's log, the oldest first: JSON, one object a line. */
export function recentLog(): string {
  return lines.join('')
}
