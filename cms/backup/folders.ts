import { join } from 'node:path'
import { env } from '../env'

/** Folders in an archive and where they lie; the generated secrets beside them, or every private link would be void after a restore. */
export const BACKUP_FOLDERS = {
  media: join(env.DATA_DIR, 'media'),
  'plan-files': join(env.DATA_DIR, 'plan-files'),
  cards: join(env.DATA_DIR, 'cards'),
  releases: env.RELEASES_DIR,
} as const

export const SECRETS_FILE = join(env.DATA_DIR, 'secrets.json')
export const SECRETS_PATH = 'secrets.json'
export const DATABASE_PREFIX = 'database/'

/** Where an entry of an archive belongs; undefined for what is no file of ours. */
export function placeOf(path: string): string | undefined {
  if (path === SECRETS_PATH) return SECRETS_FILE
  const [folder = '', ...rest] = path.split('/')
  const base = Object.entries(BACKUP_FOLDERS).find(([name]) => name === folder)?.[1]
  return base && rest.length > 0 && rest.every((part) => part !== '' && part !== '.' && part !== '..') ? join(base, ...rest) : undefined
}

/** Parts of files that are being written at this moment. */
export function isPartial(name: string): boolean {
  return /\.(arriving|cleaned)$|\.png\.[0-9a-f-]{36}$|^\./.test(name)
}
