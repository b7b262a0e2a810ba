// @ts-check

import { join } from 'node:path'
import { ZOD_SCHEMAS } from './zodWithoutJsonSchema.mjs'

/**
 * How a remote's sources are compiled: identical for browsers and servers, so that class names match.
 * @param {string} name
 * @param {string} root absolute path of the remote's workspace
 * @param {boolean} development
 * @returns {import('@rspack/core').RuleSetRule[]}
 */
export function remoteModuleRules(name, root, development) {
  return [
    { test: /\.tsx?$/, loader: 'builtin:swc-loader', options: swcOptions(name, root, development), type: 'javascript/auto' },
    { test: ZOD_SCHEMAS, loader: join(import.meta.dirname, 'zodWithoutJsonSchema.mjs') },
    { test: /\.(svg|png|jpe?g|webp|avif|woff2)$/, type: 'asset/resource' },
  ]
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
