import { join } from 'node:path'
import { env } from '../env'
import { ROOMS, type Room } from '../platform/storage/fileStores'

/** The generated secrets lie beside the rooms of files, or every private link would be void after a restore. */
export const SECRETS_FILE = join(env.DATA_DIR, 'secrets.json')
export const SECRETS_PATH = 'secrets.json'
export const DATABASE_PREFIX = 'database/'

/** Which stored file an entry of an archive is; undefined for what is none of ours. */
export function storedAs(path: string): { readonly room: Room; readonly key: string } | undefined {
  const [name = '', ...rest] = path.split('/')
  const room = ROOMS.find((known) => known === name)
  return room && rest.length > 0 && rest.every((part) => part !== '' && part !== '.' && part !== '..')
    ? { room, key: rest.join('/') }
    : undefined
}
