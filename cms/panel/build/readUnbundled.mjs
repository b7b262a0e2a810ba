import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'

/**
 * A Turbopack loader. Payload's packages export their browser code as one minified bundle, in which no fix can name a place. The same code is
 * published next to it in single files. The bundle's type declarations say which name comes from which file; this loader answers those exports
 * in place of the bundle.
 */
export default function readUnbundled() {
  const declarations = readFileSync(this.resourcePath.replace(/\.js$/, '.d.ts'), 'utf8')
  return transformSync(declarations, { loader: 'ts' }).code
}
