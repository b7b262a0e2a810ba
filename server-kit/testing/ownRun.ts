import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A new folder with a database and secrets of this run alone, which its processes share. Called before any module of the cms is imported:
 * they read the environment once.
 * @param settings others than those below, for example a DATA_DIR that stays for the next run
 * @returns the folder; the caller removes it
 */
export function ownRun(name: string, settings: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), `framewell-${name}-`))
  // As root, PostgreSQL runs as another user, who needs access.
  chmodSync(folder, 0o755)
  Object.assign(process.env, {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    SITE_URL: 'http://localhost:3000',
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    INTERNAL_SECRET: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'silent',
    ...settings,
  })
  return folder
}
