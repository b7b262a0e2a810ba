import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'

/**
 * A loader for the builder of the panel. Payload ships what its browser code exports as one bundled file, of which every screen would load all.
 * The same code lies beside it in single files; the bundle's declarations say which name comes from which. This answers those names in the
 * bundle's place, so that a screen brings along only what it may draw, and parts that Payload itself loads late come late.
 */
export default function singleFiles() {
  const declarations = readFileSync(this.resourcePath.replace(/\.js$/, '.d.ts'), 'utf8')
  return transformSync(declarations, { loader: 'ts' }).code
}
