// @ts-check

import { join } from 'node:path'
import { ZOD_SCHEMAS } from './zodForBrowsers.mjs'

/** Names of imported pictures and fonts; the same for browsers and servers. */
export const PICTURE_FILE = '[name].[contenthash:10][ext]'

/** Maps of a release: they name files and lines without their text, and no script names its map. */
export const SOURCE_MAP = 'hidden-nosources-source-map'
/** Files as their remote's folder has them, on any machine. */
export const MAPPED_FILES = { devtoolModuleFilenameTemplate: '[resource-path]' }

/** @typedef {ReturnType<typeof import('./sharedFacade.mjs').sharedFacades>} Facades */

/**
 * How a remote's sources are found and compiled: identical for browsers and servers, so that class names match. An import that a module does
 * not export fails the build.
 * @param {object} remote
 * @param {string} remote.name
 * @param {string} remote.root absolute path of the remote's workspace
 * @param {boolean} remote.own whether this repository owns it; nobody else's sources are known to use the current forms only
 * @param {boolean} remote.development
 * @param {Facades} remote.facades
 * @param {import('@rspack/core').JavascriptParserOptions} [remote.parser]
 * @returns {Pick<import('@rspack/core').Configuration, 'resolve' | 'module'>}
 */
export function remoteModules({ name, root, own, development, facades, parser = {} }) {
  return {
    resolve: { extensions: ['.tsx', '.ts', '.jsx', '.js', '.json'], alias: facades.alias },
    module: {
      parser: { javascript: { exportsPresence: 'error', worker: false, ...parser } },
      rules: [
        facades.rule,
        facades.lateRule,
        {
          test: /\.[cm]?[jt]sx?$/,
          dependency: 'url',
          type: 'asset/resource',
          loader: join(import.meta.dirname, 'workerFile.mjs'),
          generator: { filename: '[name].[contenthash:10].js' },
        },
        {
          test: /\.tsx?$/,
          dependency: { not: ['url'] },
          loader: 'builtin:swc-loader',
          options: swcOptions(name, root, development),
          type: 'javascript/auto',
        },
        { test: ZOD_SCHEMAS, loader: join(import.meta.dirname, 'zodForBrowsers.mjs'), options: { own } },
        { test: /\.(svg|png|jpe?g|webp|avif|woff2)$/, type: 'asset/resource' },
      ],
    },
  }
}

/**
 * @param {string} name
 * @param {string} root absolute path of the remote's workspace
 * @param {boolean} development
 */
function swcOptions(name, root, development) {
  return {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development, refresh: development } },
      experimental: {
        cacheRoot: join(root, '.cache', 'swc'),
        plugins: [
          ['@swc/plugin-styled-components', { ssr: true, pure: true, displayName: development, fileName: development, namespace: name }],
        ],
      },
    },
  }
}
