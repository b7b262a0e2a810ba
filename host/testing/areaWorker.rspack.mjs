import { join } from 'node:path'
import { server } from '../rspack.config.mjs'

/** The thread that draws remotes, alone, for the tests of it. */
export default {
  ...server,
  context: join(import.meta.dirname, '..'),
  entry: { areaWorker: './server/areas/areaWorker.ts' },
}
