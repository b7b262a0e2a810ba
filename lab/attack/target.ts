import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { vouchedHeaders } from '../../cms/platform/http/gate/clientOf'
import { ROOT } from '../../scripts/cachedBuild'
import { isPortFree, nextFreePort } from '../../scripts/freePort'
import { runCommand } from '../../scripts/runCommand'
import { type ServerProcess, startProcess } from '../../server-kit/testing/serverProcess'
import { memoryOf } from '../memoryOf'
import { within } from '../within'
import { DATA_DIR } from './environment'

export interface Target {
  readonly hostPort: number
  readonly cmsPort: number
  readonly origin: string
  /** Headers by which a host tells the cms a visitor's address: limits then count an address we choose. */
  readonly as: (address: string) => Record<string, string>
  /** Memory of each server in bytes. */
  readonly memory: () => Promise<Record<string, number>>
  readonly stop: () => Promise<void>
}

/**
 * JavaScript heap limit, two thirds of the total `watch` allows. Without it, Node collects little on a machine with much memory, and the
 * figure says nothing about a server's needs. An attack that fills it ends the process, and every later check fails.
 */
const HEAP_MB = 1_000

/** Starts the product as a person does, with `npm start`, on its own data and free ports. */
export async function startTarget(more: Readonly<Record<string, string>> = {}): Promise<Target> {
  const hostPort = await nextFreePort(4150)
  const cmsPort = await nextFreePort(hostPort + 1)
  await rm(DATA_DIR, { recursive: true, force: true })
  // Builds may need more than servers.
  const built = await runCommand('npm', ['run', 'build'], { cwd: ROOT })
  if (built.code !== 0) throw new Error(`The product was not built: ${built.output.slice(-4000)}`)
  const settings = {
    PORT: String(hostPort),
    CMS_PORT: String(cmsPort),
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
    ...more,
  }
  const origin = `http://localhost:${hostPort}`
  const started = await startProcess(
    {
      command: 'npm',
      args: ['start'],
      cwd: ROOT,
      env: { ...process.env, ...settings },
      origin: `http://127.0.0.1:${hostPort}`,
      log: join(ROOT, '.cache', 'attack.log'),
    },
    600,
  )
  // The panel opens after the site; its startup cost is not part of the attack.
  await fetch(`http://127.0.0.1:${hostPort}/cms/login`)
  return {
    hostPort,
    cmsPort,
    origin,
    as: (address) => ({ origin, ...vouchedHeaders(address) }),
    memory: () => serversMemory(started.pid),
    stop: () => stop(started, [hostPort, cmsPort]),
  }
}

/** SIGTERM to the started process must be enough. @throws Error when a port still listens afterwards */
async function stop(started: ServerProcess, ports: readonly number[]): Promise<void> {
  await started.stop('SIGTERM')
  const areFree = async () => (await Promise.all(ports.map(isPortFree))).every(Boolean)
  if (!(await within(20, areFree))) throw new Error('SIGTERM to npm start left processes that still listen')
}

/** Memory (bytes) of each server below a started command, by its bundle. */
async function serversMemory(root: number): Promise<Record<string, number>> {
  const { output } = await runCommand('ps', ['-A', '-o', 'pid=,ppid=,args='])
  const rows = output.split('\n').map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
  const parents = new Map(rows.map((row) => [Number(row?.[1]), Number(row?.[2])]))
  const isOurs = (id: number): boolean => id === root || (id > 1 && isOurs(parents.get(id) ?? 0))
  const servers = rows.flatMap((row) => {
    const name = /(cms|host)\/dist/.exec(row?.[3] ?? '')?.[1]
    return name && isOurs(Number(row?.[1])) ? [[name, memoryOf(Number(row?.[1]))] as const] : []
  })
  return Object.fromEntries(servers)
}
