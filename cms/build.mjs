import { join } from 'node:path'
import { build } from 'esbuild'
import { bundleOptions, programs } from './bundleOptions.mjs'

await build({ ...bundleOptions, entryPoints: programs, outdir: join(import.meta.dirname, 'dist'), sourcemap: 'linked' })
