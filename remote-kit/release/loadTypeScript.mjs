import { build } from 'esbuild'

/**
 * Imports a TypeScript file, bundled, from a plain Node process. Rspack must run without a TypeScript loader in the process: loaders rename
 * functions, and the federation plugin writes function sources into the bundle.
 * @param {string} file absolute path
 * @returns {Promise<Record<string, unknown>>}
 */
export async function loadTypeScript(file) {
  const { outputFiles } = await build({ entryPoints: [file], bundle: true, write: false, format: 'esm', platform: 'node' })
  const [{ contents }] = outputFiles
  return import(`data:text/javascript;base64,${Buffer.from(contents).toString('base64')}`)
}
