import { buildAll } from './buildAll'
import { fail } from './console'

// `npm run build`: builds what changed since the last time.
buildAll().catch(fail)
