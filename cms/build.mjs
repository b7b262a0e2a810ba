import { join } from 'node:path'
import { build } from 'esbuild'
import { bundleOptions } from './bundleOptions.mjs'

await build({ ...bundleOptions, outfile: join(import.meta.dirname, 'dist/server.mjs'), sourcemap: 'linked' })
