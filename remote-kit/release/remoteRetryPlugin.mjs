// @ts-check
import { RuntimeGlobals, RuntimeModule } from '@rspack/core'

/**
 * Passes the query of the entry's address on to its chunks. The host retries a failed release under another query; otherwise the browser
 * would repeat a chunk's cached failure (an unfinished preload, a bad cache entry).
 */
export class RemoteRetryPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RemoteRetryPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('RemoteRetryPlugin', (chunk, requirements) => {
        requirements.add(RuntimeGlobals.getChunkScriptFilename)
        compilation.addRuntimeModule(chunk, new RetryQueryModule())
      })
    })
  }
}

class RetryQueryModule extends RuntimeModule {
  constructor() {
    super('retry query', RuntimeModule.STAGE_ATTACH)
  }

  generate() {
    const name = RuntimeGlobals.getChunkScriptFilename
    return `
      const query = document.currentScript instanceof HTMLScriptElement ? new URL(document.currentScript.src).search : ''
      const fileOf = ${name}
      if (query) ${name} = (chunk) => fileOf(chunk) + query
    `
  }
}
