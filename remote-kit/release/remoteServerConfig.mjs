// @ts-check
import { join } from 'node:path'
import { MAPPED_FILES, PICTURE_FILE, remoteModules, SOURCE_MAP } from './remoteModules.mjs'

/** All code in one file; addresses of other files start at the release's folder. */
const ONE_FILE = /** @type {const} */ ({ dynamicImportMode: 'eager', url: 'relative' })
/** Only browsers render 3-D. */
const BROWSER_ONLY = /^three(\/|$)/

/**
 * Location of the file until the browser part of the release, which names it, is built.
 * @param {string} root absolute path of the remote's workspace
 */
export function serverPartFolder(root) {
  return join(root, '.cache', 'server-part')
}

/**
 * The build of the single file servers render a release from: the remote's app with all lazy code, without the shared libraries, which the
 * server provides. It contains no version: releases of the same sources have the same file.
 * @param {{ name: string, root: string, own: boolean, shared: readonly string[], facades: import('./remoteModules.mjs').Facades }} remote `shared`: the
 * shared libraries
 * @returns {import('@rspack/core').Configuration}
 */
export function remoteServerConfig({ name, root, own, shared, facades }) {
  const provided = new Set(shared.map(facades.requestOf))
  return {
    name: `${name}-server`,
    mode: 'production',
    context: root,
    entry: { server: [join(import.meta.dirname, 'serverBaseUrl.js'), './app.tsx'] },
    target: ['node20', 'es2022'],
    devtool: SOURCE_MAP,
    output: {
      path: serverPartFolder(root),
      clean: true,
      ...MAPPED_FILES,
      publicPath: '',
      filename: 'server.[contenthash:10].cjs',
      // The browser part has the pictures, under the same names.
      assetModuleFilename: PICTURE_FILE,
      library: { type: 'commonjs2' },
    },
    externals: [
      ({ request = '' }, callback) =>
        provided.has(request) || BROWSER_ONLY.test(request) ? callback(undefined, `commonjs ${facades.libraryOf(request)}`) : callback(),
    ],
    ...remoteModules({ name, root, own, development: false, facades, parser: ONE_FILE }),
    optimization: { splitChunks: false, runtimeChunk: false },
    performance: { hints: false },
    stats: 'errors-warnings',
  }
}
