// @ts-check
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { rspack } from '@rspack/core'

const { resolve } = createRequire(import.meta.url)

/**
 * Makes the entry use the federation runtime's ES modules instead of its CommonJS files, which can't be tree-shaken: half of each entry was
 * unused. Must come after the federation plugin, which adds the others.
 */
export class ModuleRuntimePlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const enhanced = createRequire(resolve('@module-federation/enhanced/rspack'))
    const bundler = enhanced.resolve('@module-federation/webpack-bundler-runtime')
    const runtime = createRequire(bundler).resolve('@module-federation/runtime')
    for (const [request, file] of /** @type {const} */ ([
      [/webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/, bundler],
      [/^@module-federation[\\/]runtime$/, runtime],
    ]))
      new rspack.NormalModuleReplacementPlugin(request, join(dirname(file), 'index.js')).apply(compiler)
  }
}
