import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const AGAIN = readFileSync(join(import.meta.dirname, 'panel/again.mjs'), 'utf8').replaceAll('export ', '')

/**
 * A loader for the builder of the panel: what Payload loads late is asked for again where it does not come. By itself the first section that
 * is unfolded without a connection takes the whole form away, with what was typed into it.
 */
export default function lateAgain(code) {
  const patient = code.replace(/\bimport\(('[^']+')\)/g, 'again(() => import($1))')
  return patient === code ? code : `${patient}\n${AGAIN}`
}
