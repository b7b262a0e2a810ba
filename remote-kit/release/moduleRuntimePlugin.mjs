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
    const bundlerRuntime = join(dirname(enhanced.resolve('@module-federation/webpack-bundler-runtime')), 'index.js')
    new rspack.NormalModuleReplacementPlugin(/webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/, bundlerRuntime).apply(compiler)
  }
}
