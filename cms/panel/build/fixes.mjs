import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { accessibleNames } from './accessibleNames.mjs'
import { formState } from './formState.mjs'
import { lateParts } from './lateParts.mjs'
import { pictureNames } from './pictureNames.mjs'
import { applyReplacements } from './replaceText.mjs'
import { screens } from './screens.mjs'
import { signInForms } from './signInForms.mjs'

/**
 * What the panel's build fixes in Payload: by file of `@payloadcms`, each text and its replacement. Only defects stand here, each with the
 * upstream issue and the test that fails without it, in the table of its file. What only saves kilobytes does not belong here.
 */
const CONCERNS = [accessibleNames, formState, lateParts, pictureNames, screens, signInForms]
const PACKAGES = join(import.meta.dirname, '../../../node_modules/@payloadcms')

/** @type {Readonly<Record<string, readonly (readonly [string, string])[]>>} */
export const fixes = CONCERNS.reduce((all, concern) => {
  for (const [file, replacements] of Object.entries(concern)) all[file] = [...(all[file] ?? []), ...replacements]
  return all
}, {})

/**
 * Reads a file of Payload with its fixes applied.
 * @param {string} file below `@payloadcms`
 * @returns {string}
 * @throws {Error} when Payload has no such file, or a text to be replaced is not in it
 */
export function readFixed(file) {
  const path = join(PACKAGES, file)
  return applyReplacements(readFileSync(path, 'utf8'), fixes[file] ?? [], path)
}

/** The Turbopack rules that apply the fixes. The replacements are the loader's options, so that its cached answer ends when they change. */
export function fixRules() {
  const loader = (name, options) => ({ loader: join(import.meta.dirname, name), options })
  return {
    '**/@payloadcms/{ui,richtext-lexical}/dist/exports/client/index.js': { loaders: [loader('readUnbundled.mjs', {})] },
    '**/@payloadcms/**/*.scss': { loaders: [loader('emptyStyles.mjs', {})], as: '*.css' },
    ...Object.fromEntries(
      Object.entries(fixes).map(([file, replacements]) => [
        `**/@payloadcms/${file}`,
        { loaders: [loader('replaceText.mjs', { replacements })] },
      ]),
    ),
  }
}
