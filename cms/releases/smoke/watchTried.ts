import type { ChildProcess } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'

/** Endless work is ended by its own processor time, so that a busy machine refuses nothing sound. */
const MAX_PROCESSOR_SECONDS = 30
const MAX_RESIDENT_MB = 1_000
const LOOKED_AT_EVERY_MS = 100
/** Clock ticks in which Linux reports processor time. */
const TICKS_PER_SECOND = 100

/**
 * Watches the process of a trial: ends it when it uses more memory than its heap limit (which does not count buffers) or works endlessly, and
 * tells its own waiting from the machine's: a thread that runs, or waits for a processor or a disk, is not waiting for itself. Only Linux reports
 * the use; elsewhere all time is the release's own.
 */
export function watchTried(tried: ChildProcess) {
  const read = (file: string) => readFile(`/proc/${tried.pid}/${file}`, 'utf8').catch(() => '')
  let ended: string | null = null
  let workedSeconds = 0
  let waitedMs = 0
  const look = async () => {
    const [status, stat] = await Promise.all([read('status'), read('stat')])
    const residentKb = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0)
    // Fields 14 and 15: user and system time.
    const [user = 0, system = 0] = fieldsOf(stat).slice(11, 13).map(Number)
    workedSeconds = Math.max(workedSeconds, (user + system) / TICKS_PER_SECOND)
    // Looks that come late count once: the machine was busy then.
    if (await sleeps(tried.pid)) waitedMs += LOOKED_AT_EVERY_MS
    if (residentKb >= MAX_RESIDENT_MB * 1024) ended = `It takes more than ${MAX_RESIDENT_MB} MB of memory while it is tried.`
    else if (workedSeconds >= MAX_PROCESSOR_SECONDS) ended = `It did not finish within ${MAX_PROCESSOR_SECONDS} s of processor time.`
    else return
    tried.kill('SIGKILL')
  }
  const timer = setInterval(look, LOOKED_AT_EVERY_MS)
  return {
    stop: () => clearInterval(timer),
    /** Why the process was ended here; null if it was not. */
    get ended() {
      return ended
    },
    /** Seconds of processor time, at the last look. */
    worked: () => workedSeconds.toFixed(1),
    /** Whether it spent at least half of this time waiting for something of its own. */
    mostlyWaited: (milliseconds: number) => process.platform !== 'linux' || waitedMs >= milliseconds / 2,
  }
}

/** Whether every thread of a process waits for an event. */
async function sleeps(pid: number | undefined): Promise<boolean> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const states = await Promise.all(
    threads.map(async (thread) => fieldsOf(await readFile(`/proc/${pid}/task/${thread}/stat`, 'utf8').catch(() => ''))[0]),
  )
  return states.length > 0 && states.every((state) => state === 'S')
}

/** The fields after the command's name in brackets, which may contain spaces: state first. */
function fieldsOf(stat: string): readonly string[] {
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}
