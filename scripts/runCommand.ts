import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'

export interface CommandResult {
  readonly code: number
  /** Standard output and error, interleaved. */
  readonly output: string
}

export interface CommandOptions {
  readonly cwd?: string
  readonly env?: Record<string, string>
  /** Receives each line as it arrives, in addition to collecting it. */
  readonly onLine?: (line: string) => void
  /** Priority of the process and its children, as in `os.constants.priority`. */
  readonly priority?: number | undefined
}

/** Runs a command to its end. One that can't be started ends with code 127 and the reason as output. */
export function runCommand(command: string, args: readonly string[], options: CommandOptions = {}): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    if (options.priority !== undefined && child.pid !== undefined) setPriority(child.pid, options.priority)
    let output = ''
    let pending = ''
    const take = (chunk: Buffer) => {
      output += chunk.toString()
      pending += chunk.toString()
      const lines = pending.split('\n')
      pending = lines.pop() ?? ''
      for (const line of lines) options.onLine?.(line)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }))
    child.on('close', (code, signal) => {
      if (pending) options.onLine?.(pending)
      resolve({ code: code ?? (signal ? 128 : 1), output })
    })
  })
}
