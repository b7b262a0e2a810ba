// @ts-check
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { rspack } from '@rspack/core'

const { resolve } = createRequire(import.meta.url)

/**
 * Has the entry bring the federation runtime's modules in place of its CommonJS files, of which nothing could be left out: half of what each
 * entry held was never used. Stands behind the federation plugin, which names the others.
 */
export class ModuleRuntimePlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const enhanced = createRequire(resolve('@module-federation/enhanced/rspack'))
    const bundlerRuntime = join(dirname(enhanced.resolve('@module-federation/webpack-bundler-runtime')), 'index.js')
    new rspack.NormalModuleReplacementPlugin(/webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/, bundlerRuntime).apply(compiler)
  }
}
