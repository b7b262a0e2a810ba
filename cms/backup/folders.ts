import { join } from 'node:path'
import { env } from '../env'
import { ROOMS, type Room } from '../platform/storage/fileStores'

/** The generated secrets are part of a backup; without them, every private link would be invalid after a restore. */
export const SECRETS_FILE = join(env.DATA_DIR, 'secrets.json')
export const SECRETS_PATH = 'secrets.json'
export const DATABASE_PREFIX = 'database/'

/** The stored file of an archive entry; undefined for an unknown entry. */
export function storedAs(path: string): { readonly room: Room; readonly key: string } | undefined {
  const [name = '', ...rest] = path.split('/')
  const room = ROOMS.find((known) => known === name)
  return room && rest.length > 0 && rest.every((part) => part !== '' && part !== '.' && part !== '..')
    ? { room, key: rest.join('/') }
    : undefined
}
