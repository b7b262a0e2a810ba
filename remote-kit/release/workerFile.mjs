// @ts-check
import { join } from 'node:path'
import { build } from 'esbuild'

/**
 * Bundles the script of a web worker into one file of its own: a worker has neither the page's libraries nor its document, which the
 * remote's other files expect.
 * @this {import('@rspack/core').LoaderContext}
 */
export default async function workerFile() {
  const { outputFiles, metafile } = await build({
    absWorkingDir: this.rootContext,
    entryPoints: [this.resourcePath],
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    legalComments: 'none',
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  for (const file of Object.keys(metafile.inputs)) this.addDependency(join(this.rootContext, file))
  return outputFiles[0]?.text ?? ''
}
