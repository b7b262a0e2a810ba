import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { ownFolder, serverUser } from '../../cms/platform/database/serverUser'
import { freePort } from '../../cms/testing/freePort'
import type { Outcome } from '../../server-kit/testing/runParts'
import type { Daemon } from '../../server-kit/testing/serverProcess'
import { within } from '../within'
import { ask } from './ask'
import type { DatabaseCluster } from './DatabaseCluster'
import { WAL_ARCHIVE } from './DatabaseNode'
import { Deployment } from './Deployment'
import { RUN_FOLDER, SECRETS } from './environment'
import type { Installed } from './installed'
import { compare, Load } from './Load'
import { outcomeOf } from './outcome'
import { daemonOf } from './started'

const PATIENCE_S = 120
const RESTORED = join(RUN_FOLDER, 'restored')

/**
 * A base backup, writes, a noted time, more writes and a dropped table. Then the steps of `docs/operations.md` (Backup and restore, point
 * in time) recover that time on a separate server, and a fresh product starts on it with the same rows.
 */
export async function pointInTime(database: DatabaseCluster, installed: Installed): Promise<Outcome> {
  const broken: string[] = []
  const deployment = await Deployment.start(installed, database, { hosts: 1, cms: 1 })
  baseBackup(database, installed)
  const before = new Load(deployment, { readers: 2, writers: 4, pauseMs: 50 })
  await before.moreWrites(100)
  const seen = await before.stop()
  const then = await contents(database.superuserUrl)
  const [moment] = await ask<{ at: string }>(database.superuserUrl, 'select clock_timestamp()::text as at')
  if (!moment) throw new Error('The database does not say what time it is')
  const after = new Load(deployment, { readers: 2, writers: 4, pauseMs: 50 })
  await after.moreWrites(50)
  const later = await after.stop()
  await ask(database.superuserUrl, 'drop table saved_configurations cascade')
  await archiveAll(database)

  const from = performance.now()
  const port = await freePort()
  const server = restoredServer(port, moment.at, installed)
  server.start()
  const address = (user: string, password: string) => `postgres://${user}:${password}@127.0.0.1:${port}/framewell`
  const restored = { ownerUrl: address('framewell', SECRETS.owner), applicationUrl: address('framewell_app', SECRETS.application) }
  const superuserUrl = address('postgres', SECRETS.superuser)
  await server.until(
    async () => (await ask<{ done: boolean }>(superuserUrl, 'select pg_is_wal_replay_paused() as done'))[0]?.done === true,
    PATIENCE_S,
  )
  const rows = await compare(superuserUrl, seen.acknowledged)
  const beyond = await compare(superuserUrl, later.acknowledged)
  if (beyond.lost !== later.acknowledged.length) broken.push(`${later.acknowledged.length - beyond.lost} later writes are there`)
  const now = await contents(superuserUrl)
  const different = [...then].filter(([table, digest]) => now.get(table) !== digest).map(([table]) => table)
  if (different.length > 0) broken.push(`tables differ: ${different.join(', ')}`)
  // Verified: from here on it is a separate database.
  await ask(superuserUrl, 'select pg_wal_replay_resume()')
  await server.until(
    async () => (await ask<{ back: boolean }>(superuserUrl, 'select not pg_is_in_recovery() as back'))[0]?.back === true,
    PATIENCE_S,
  )
  await deployment.end()
  const fresh = await Deployment.start(installed, restored, { hosts: 1, cms: 1 })
  const seconds = (performance.now() - from) / 1000
  const writing = new Load(fresh, { readers: 2, writers: 2, pauseMs: 50 })
  if (!(await writing.moreWrites(20))) broken.push('the fresh product does not write')
  const { failedPages, failedCalls } = await writing.stop()
  if (failedPages.length + failedCalls.length > 0) broken.push('the fresh product failed requests')
  await fresh.end()
  await server.stop('SIGKILL')
  const note = `${then.size} tables equal but ${different.length}; from the drop to the fresh product ${seconds.toFixed(0)} s`
  return outcomeOf(seen, rows, { note, broken })
}

function baseBackup(database: DatabaseCluster, installed: Installed): void {
  ownFolder(RESTORED, serverUser())
  const user = serverUser()
  const made = spawnSync(
    join(installed.postgres, 'pg_basebackup'),
    ['-D', RESTORED, '--checkpoint=fast', '-d', `postgres://replicator@127.0.0.1:${database.primaryPort}`],
    {
      env: { PGPASSWORD: SECRETS.replication, PATH: '/usr/bin:/bin' },
      encoding: 'utf8',
      ...(user ? { uid: user.uid, gid: user.gid } : {}),
    },
  )
  if (made.status !== 0) throw new Error(`No base backup: ${made.stderr}`)
}

/** Closes the current segment and waits until it is archived. */
async function archiveAll({ superuserUrl }: DatabaseCluster): Promise<void> {
  const [last] = await ask<{ name: string }>(superuserUrl, 'select pg_walfile_name(pg_switch_wal()) as name')
  const isKept = async () => {
    const [kept] = await ask<{ name: string | null }>(superuserUrl, 'select last_archived_wal as name from pg_stat_archiver')
    return (kept?.name ?? '') >= (last?.name ?? '')
  }
  if (!(await within(PATIENCE_S, isKept))) throw new Error('The log is not archived')
}

function restoredServer(port: number, moment: string, installed: Installed): Daemon {
  // Patroni's settings for the copied node do not apply here.
  writeFileSync(
    join(RESTORED, 'postgresql.conf'),
    [
      `port = ${port}`,
      "listen_addresses = '127.0.0.1'",
      "unix_socket_directories = '.'",
      'max_connections = 120',
      `restore_command = 'cp "${WAL_ARCHIVE}/%f" "%p"'`,
      `recovery_target_time = '${moment}'`,
      'archive_mode = off',
      '',
    ].join('\n'),
  )
  writeFileSync(join(RESTORED, 'recovery.signal'), '')
  return daemonOf({ name: 'restored', command: join(installed.postgres, 'postgres'), args: ['-D', RESTORED], lent: true })
}

/** A number per table over its contents; traffic counters, rates and the queue change on their own. */
async function contents(url: string): Promise<ReadonlyMap<string, string>> {
  const tables = await ask<{ name: string }>(
    url,
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
       and table_name not in ('rate_limits', 'service_minutes', 'service_samples', 'background_jobs')`,
  )
  const found = new Map<string, string>()
  for (const { name } of tables) {
    const [row] = await ask<{ digest: string }>(
      url,
      `select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${pg.escapeIdentifier(name)} t`,
    )
    found.set(name, row?.digest ?? '')
  }
  return found
}
