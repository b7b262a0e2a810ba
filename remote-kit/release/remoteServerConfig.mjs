// @ts-check
import { join } from 'node:path'
import { remoteModuleRules } from './remoteModuleRules.mjs'

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
 * @param {{ name: string, root: string, shared: readonly string[] }} remote
 * @returns {import('@rspack/core').Configuration}
 */
export function remoteServerConfig({ name, root, shared }) {
  return {
    name: `${name}-server`,
    mode: 'production',
    context: root,
    entry: { server: './app.tsx' },
    target: ['node20', 'es2022'],
    devtool: false,
    output: {
      path: serverPartFolder(root),
      clean: true,
      publicPath: '',
      filename: 'server.[contenthash:10].cjs',
      library: { type: 'commonjs2' },
    },
    resolve: { extensions: ['.tsx', '.ts', '.jsx', '.js', '.json'] },
    externals: [
      ({ request = '' }, callback) =>
        shared.includes(request) || BROWSER_ONLY.test(request) ? callback(undefined, `commonjs ${request}`) : callback(),
    ],
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: remoteModuleRules(name, root, false),
    },
    optimization: { splitChunks: false, runtimeChunk: false },
    performance: { hints: false },
    stats: 'errors-warnings',
  }
}
