// @ts-check
import { join } from 'node:path'

const REPO = join(import.meta.dirname, '..')

/**
 * How a remote's sources are compiled: the same for browsers and for servers, or their class names would differ.
 * @param {string} name
 * @param {boolean} development
 * @returns {import('@rspack/core').RuleSetRule[]}
 */
export function remoteModuleRules(name, development) {
  return [
    { test: /\.tsx?$/, loader: 'builtin:swc-loader', options: swcOptions(name, development), type: 'javascript/auto' },
    { test: /\.(svg|png|jpe?g|webp|avif|woff2)$/, type: 'asset/resource' },
  ]
}

/**
 * @param {string} name
 * @param {boolean} development
 */
function swcOptions(name, development) {
  return {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development, refresh: development } },
      experimental: {
        cacheRoot: join(REPO, '.cache', 'swc'),
        plugins: [
          ['@swc/plugin-styled-components', { ssr: true, pure: true, displayName: development, fileName: development, namespace: name }],
        ],
      },
    },
  }
}
