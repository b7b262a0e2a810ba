import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const POSTGRES = '/usr/lib/postgresql'
/** Program, and the package of Debian that brings it. */
const WANTED = [
  ['patroni', 'patroni'],
  ['etcd', 'etcd-server'],
  ['pgbouncer', 'pgbouncer'],
  ['haproxy', 'haproxy'],
  ['openssl', 'openssl'],
] as const
type Program = (typeof WANTED)[number][0]

/** Where the engines of a larger deployment are on this machine. */
export interface Installed {
  readonly program: (name: Program) => string
  /** The folder of PostgreSQL's own programs, the newest installed version's. */
  readonly postgres: string
}

/** @throws Error that says which packages are missing and how to install them; nothing is installed silently. */
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
    // What Patroni speaks to etcd with.
    ...(existsSync('/usr/lib/python3/dist-packages/etcd') ? [] : ['python3-etcd']),
  ]
  if (!newest || missing.length > 0)
    throw new Error(
      `Not installed: ${missing.join(', ')}. On Debian: apt-get install --no-install-recommends ${missing.join(' ')}. Their services may stay off: this program starts its own.`,
    )
  return { program: (name) => found.get(name) ?? name, postgres: join(POSTGRES, newest, 'bin') }
}
