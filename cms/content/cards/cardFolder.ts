import { join } from 'node:path'
import { env } from '../../env'

/** Where drawn pictures for shared links are kept; several processes share it, and it may be emptied at any time. */
export const CARD_FOLDER = join(/* turbopackIgnore: true */ env.DATA_DIR, 'cards')
