import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { readFixed } from './fixes.mjs'

const PACKAGES = join(import.meta.dirname, '../../../node_modules/@payloadcms')

const withFixes: Plugin = {
  name: 'with-fixes',
  setup: ({ onLoad }) => {
    onLoad({ filter: /@payloadcms[\\/]ui[\\/].*\.js$/ }, ({ path }) => ({ contents: readFixed(relative(PACKAGES, path)) }))
  },
}

/**
 * Loads exports of Payload's single files, together with React, for a test that compares them as published with what the panel's build makes of
 * them.
 * @param exported names and their files below `@payloadcms`
 */
export async function bundleParts<Parts>(exported: Readonly<Record<string, string>>, fixed: boolean): Promise<Parts> {
  const lines = Object.entries(exported).map(([name, file]) => `export { ${name} } from '${join(PACKAGES, file)}'`)
  const { outputFiles } = await build({
    stdin: {
      contents: [...lines, "export { createElement } from 'react'", "export { renderToStaticMarkup } from 'react-dom/server'"].join('\n'),
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    loader: { '.scss': 'empty', '.css': 'empty' },
    plugins: fixed ? [withFixes] : [],
    logLevel: 'silent',
  })
  const folder = mkdtempSync(join(tmpdir(), 'payload-parts-'))
  try {
    const file = join(folder, 'parts.cjs')
    writeFileSync(file, outputFiles[0]?.text ?? '')
    return createRequire(import.meta.url)(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
