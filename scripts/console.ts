import { ReleaseProblem } from '../remote-kit/release/ReleaseProblem'

const interactive = process.stdout.isTTY === true
const paint = (code: number) => (text: string) => (interactive ? `\u001b[${code}m${text}\u001b[0m` : text)

export const bold = paint(1)
export const dim = paint(2)
export const green = paint(32)
export const red = paint(31)

/** A sentence a person can act on, printed without a stack. */
export class ActionableProblem extends Error {
  override readonly name = 'ActionableProblem'
}

/** Prints a progress line with the seconds since the script began. */
export function say(text: string): void {
  console.log(`${dim(`${(performance.now() / 1000).toFixed(1).padStart(6)} s`)}  ${text}`)
}

/** Ends the process: an ActionableProblem with its sentence, anything else with its stack. */
export function fail(error: unknown): never {
  if (error instanceof ActionableProblem || error instanceof ReleaseProblem) console.error(`\n${red('Stopped:')} ${error.message}`)
  else if (isDiskFull(error)) console.error(`\n${red('Stopped:')} The disk is full. Free some space and run the command again.`)
  else console.error(error)
  process.exit(1)
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC'
}
