import { spawn, spawnSync } from 'node:child_process'
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { withBootLock } from './bootLock'
import { type EmbeddedPaths, embeddedPaths } from './embeddedPaths'
import { explainFailure, logSince } from './explainFailure'
import { restoreSymlinks } from './restoreSymlinks'
import { assertReachable, ownFolder, type ServerUser, serverUser } from './serverUser'

/** Owns the tables and migrates them. */
const SUPERUSER = 'framewell'
/** The application's user on the built-in server; it owns nothing. */
const APPLICATION_ROLE = 'framewell_app'
const START_MS = 60_000

/** How to connect to a database: node-postgres options. */
export type Connection =
  | { readonly connectionString: string }
  | { readonly host: string; readonly port: number; readonly user: string; readonly database: string }

/**
 * Starts the PostgreSQL that npm brought, or finds the one already running on this data directory, and returns how to connect as its owner.
 * It listens on a unix socket only. It outlives a killed parent: the next start finds it, and `stopEmbedded` ends it.
 * @param settings additional environment for a server started here
 * @throws Error with one sentence for a person.
 */
export async function startEmbedded(
  dataDir: string,
  database = 'framewell',
  settings: Readonly<Record<string, string>> = {},
): Promise<Connection> {
  const paths = embeddedPaths(dataDir)
  if (!(await accepts(paths))) {
    mkdirSync(dataDir, { recursive: true })
    await withBootLock(paths.lock, () => boot(paths, settings))
  }
  await ensureDatabase(paths, database)
  return connectionTo(paths, database)
}

/** The same database as the application's user. */
export function asApplication(owner: Connection): Connection {
  return { ...owner, user: APPLICATION_ROLE }
}

/**
 * Stops the server of a data directory. False if none was running.
 * @param signal SIGINT finishes writing and disconnects everybody; SIGQUIT stops at once, like a crash, and recovers at the next start.
 */
export async function stopEmbedded(dataDir: string, signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<boolean> {
  const paths = embeddedPaths(dataDir)
  const { data } = paths
  // A crashed server's file may name an unrelated process: try the socket first.
  const pid = (await accepts(paths)) ? livePid(data) : undefined
  if (!pid) return false
  process.kill(pid, signal)
  for (const end = Date.now() + START_MS; Date.now() < end; await pause(25)) if (livePid(data) !== pid) return true
  throw new Error(`PostgreSQL (process ${pid}) does not stop.`)
}

/** Stops the server if nobody else is connected. */
export async function stopEmbeddedIfUnused(dataDir: string): Promise<void> {
  const client = new pg.Client({ ...connectionTo(embeddedPaths(dataDir), 'postgres') })
  client.on('error', () => undefined)
  try {
    await client.connect()
    let used = true
    // Backends take a moment to notice that their client has left.
    for (const end = Date.now() + 1000; used && Date.now() < end; await pause(25)) {
      const others = await client.query(
        "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1",
      )
      used = others.rowCount !== 0
    }
    await client.end()
    if (!used) await stopEmbedded(dataDir)
  } catch {
    // It is already down.
  }
}

async function boot(paths: EmbeddedPaths, more: Readonly<Record<string, string>>): Promise<void> {
  // Another process may have started it while we waited for the lock.
  if (await accepts(paths)) return
  const user = serverUser()
  restoreSymlinks(paths.native)
  assertReachable(paths.native, user)
  if (!existsSync(join(paths.data, 'PG_VERSION'))) initialise(paths, user)
  assertReachable(paths.data, user)
  if (paths.socketFolder !== paths.data) ownFolder(paths.socketFolder, user)
  await launch(paths, user, more)
}

function initialise(paths: EmbeddedPaths, user: ServerUser | undefined): void {
  // What an interrupted first start left behind has no data.
  rmSync(paths.data, { recursive: true, force: true })
  ownFolder(paths.data, user)
  assertReachable(paths.data, user)
  const settings = [
    '--username',
    SUPERUSER,
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
  ]
  const run = spawnSync(join(paths.native, 'bin', 'initdb'), ['-D', paths.data, ...settings], {
    ...runAs(user),
    cwd: '/',
    env: serverEnv(),
    encoding: 'utf8',
  })
  if (run.status === 0) return
  rmSync(paths.data, { recursive: true, force: true })
  throw new Error(explainFailure(`${run.error?.message ?? ''}\n${run.stdout}\n${run.stderr}`, paths.data))
}

async function launch(paths: EmbeddedPaths, user: ServerUser | undefined, more: Readonly<Record<string, string>>): Promise<void> {
  const log = openSync(paths.log, 'a')
  const logStart = statSync(paths.log).size
  if (user) chownSync(paths.log, user.uid, user.gid)
  const settings = {
    listen_addresses: '',
    unix_socket_directories: paths.socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '200',
    timezone: 'UTC',
  }
  const server = spawn(
    join(paths.native, 'bin', 'postgres'),
    ['-D', paths.data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // In its own session: Ctrl-C reaches us, and we stop it after our last write.
    { ...runAs(user), cwd: '/', env: { ...serverEnv(), ...more }, stdio: ['ignore', log, log], detached: true },
  )
  closeSync(log)
  let ended: string | undefined
  server.once('error', (error) => {
    ended = error.message
  })
  server.once('exit', () => {
    ended ??= ''
  })
  server.unref()
  for (const end = Date.now() + START_MS; Date.now() < end; await pause(20)) {
    if (ended !== undefined) throw new Error(explainFailure(`${ended}\n${logSince(paths.log, logStart)}`, paths.data))
    if (await accepts(paths)) return
  }
  throw new Error(explainFailure(logSince(paths.log, logStart), paths.data))
}

/** True once the server answers; waits for one that is still starting or recovering. */
async function accepts(paths: EmbeddedPaths): Promise<boolean> {
  for (const end = Date.now() + START_MS; Date.now() < end; await pause(50)) {
    const client = new pg.Client({ ...connectionTo(paths, 'postgres'), connectionTimeoutMillis: 5000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return true
    } catch (error) {
      // 57P03: the server is up and recovering; any other error means there is none.
      if (!(error instanceof pg.DatabaseError && error.code === '57P03')) return false
    }
  }
  return false
}

async function ensureDatabase(paths: EmbeddedPaths, name: string): Promise<void> {
  const client = new pg.Client({ ...connectionTo(paths, 'postgres') })
  // A server that stops at this moment fails the query; without a listener that error would end this process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`).catch(ignoringTwin)
    const role = await client.query('select 1 from pg_roles where rolname = $1', [APPLICATION_ROLE])
    if (role.rowCount === 0) await client.query(`create role ${APPLICATION_ROLE} login`).catch(ignoringTwin)
  } finally {
    await client.end()
  }
}

/** 42P04, 42710, 23505: another process created the same thing at the same moment. */
function ignoringTwin(error: unknown): void {
  if (!(error instanceof pg.DatabaseError && ['42P04', '42710', '23505'].includes(error.code ?? ''))) throw error
}

function connectionTo(paths: EmbeddedPaths, database: string) {
  return { host: paths.socketFolder, port: 5432, user: SUPERUSER, database }
}

function livePid(data: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(pid, 0)
    return pid
  } catch {
    return undefined
  }
}

function runAs(user: ServerUser | undefined) {
  return user ? { uid: user.uid, gid: user.gid } : {}
}

/** The server needs none of our environment and none of our secrets. */
function serverEnv(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', NODE_ENV: process.env.NODE_ENV }
}
