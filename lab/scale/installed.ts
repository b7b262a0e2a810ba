import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const POSTGRES = '/usr/lib/postgresql'
/** A program, and its Debian package. */
const WANTED = [
  ['patroni', 'patroni'],
  ['etcd', 'etcd-server'],
  ['pgbouncer', 'pgbouncer'],
  ['haproxy', 'haproxy'],
  ['openssl', 'openssl'],
] as const
type Program = (typeof WANTED)[number][0]

/** Locations of a larger deployment's engines on this machine. */
export interface Installed {
  readonly program: (name: Program) => string
  /** Folder of PostgreSQL's programs, newest installed version. */
  readonly postgres: string
}

/** @throws Error listing missing packages and how to install them; never installs silently */
export function findInstalled(): Installed {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  const found = new Map(
    WANTED.map(([program]) => [program, folders.map((folder) => join(folder, program)).find((file) => existsSync(file))]),
  )
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).filter((name) => existsSync(join(POSTGRES, name, 'bin', 'postgres'))) : []
  const newest = versions.toSorted((one, other) => Number(other) - Number(one))[0]
  const missing = [
    ...(newest ? [] : ['postgresql']),
    ...WANTED.filter(([program]) => !found.get(program)).map(([, name]) => name),
    // Patroni's etcd client.
    ...(existsSync('/usr/lib/python3/dist-packages/etcd') ? [] : ['python3-etcd']),
  ]
  if (!newest || missing.length > 0)
    throw new Error(
      `Not installed: ${missing.join(', ')}. On Debian: apt-get install --no-install-recommends ${missing.join(' ')}. Their services may stay off: this program starts its own.`,
    )
  return { program: (name) => found.get(name) ?? name, postgres: join(POSTGRES, newest, 'bin') }
}
