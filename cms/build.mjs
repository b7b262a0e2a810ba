import { join } from 'node:path'
import { build } from 'esbuild'
import { bundleOptions } from './bundleOptions.mjs'

// The thread that writes PDFs is a program of its own.
const programs = { server: 'server.ts', pdfWorker: 'pdf/pdfWorker.ts' }
for (const [name, entry] of Object.entries(programs)) {
  await build({
    ...bundleOptions,
    entryPoints: [join(import.meta.dirname, entry)],
    outfile: join(import.meta.dirname, `dist/${name}.mjs`),
    sourcemap: 'linked',
  })
}
