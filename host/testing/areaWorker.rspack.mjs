import { join } from 'node:path'
import { server } from '../rspack.config.mjs'

/** Builds only the rendering thread, for its tests. */
export default {
  ...server,
  context: join(import.meta.dirname, '..'),
  entry: { areaWorker: './server/areas/areaWorker.ts' },
}
