import { join } from 'node:path'
import { serverUser } from '../../cms/platform/database/serverUser'
import { ROOT } from '../../scripts/cachedBuild'
import { Daemon, type Program, signalProcesses } from '../../server-kit/testing/serverProcess'
import { RUN_FOLDER } from './environment'

interface Wanted {
  readonly name: string
  readonly args: readonly string[]
  readonly command?: string
  readonly env?: Readonly<Record<string, string>>
  /** Database engines refuse to run as root; the product's own processes keep our user. */
  readonly lent?: boolean
}

/** A program of the deployment: nothing of our environment but the path, its output in a file of the run's folder. */
export function programOf({ name, args, command, env, lent }: Wanted): Program {
  const { PATH = '/usr/bin:/bin' } = process.env
  return {
    name,
    args,
    ...(command === undefined ? {} : { command }),
    cwd: lent ? '/' : ROOT,
    env: { PATH: `${PATH}:/usr/sbin`, LC_ALL: 'C.UTF-8', TZ: 'UTC', HOME: RUN_FOLDER, ...env },
    log: join(RUN_FOLDER, `${name}.log`),
    user: lent ? serverUser() : undefined,
  }
}

/** A daemon of the deployment, which ends with the run. */
export const daemonOf = (wanted: Wanted): Daemon => keep(new Daemon(programOf(wanted)))

const ends: (() => Promise<void>)[] = []

/** Ends this daemon with the run, and the processes it leaves. */
export function keep<Kept extends Daemon>(daemon: Kept, leaves: () => readonly number[] = () => []): Kept {
  ends.push(async () => {
    const left = leaves()
    await daemon.stop('SIGKILL')
    signalProcesses(left, 'SIGKILL')
  })
  return daemon
}

/** Ends all daemons, last kept first. */
export async function stopAll(): Promise<void> {
  for (const end of ends.reverse()) await end()
}
