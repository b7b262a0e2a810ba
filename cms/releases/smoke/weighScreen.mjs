// @ts-check
// Which pictures and fonts of a release a mounted screen loads, and how many bytes they have.
import { statSync } from 'node:fs'
import { join } from 'node:path'

const NAMED = /https:\/\/release\.test\/([\w@./-]+\.(svg|png|jpe?g|webp|avif|gif|woff2?))/g
const FONT = /\.woff2?$/

/**
 * Weighs what one screen after the other loads. Each is judged by what it adds: a rule for an earlier screen stays on the page.
 * @param {any} window
 * @param {string} folder of the release
 */
export function weighScreens({ document }, folder) {
  let before = new Set()
  const rules = () =>
    [...document.styleSheets].flatMap((/** @type {any} */ sheet) => [...sheet.cssRules].map(({ cssText }) => String(cssText)))
  /** @type {string[]} */
  const fontFaces = []
  const { FontFace } = globalThis
  if (FontFace)
    Object.assign(globalThis, {
      FontFace: class extends FontFace {
        /** @param {ConstructorParameters<typeof FontFace>} given */
        constructor(...given) {
          super(...given)
          fontFaces.push(String(given[1]))
        }
      },
    })
  return {
    /** Call it before a screen is mounted. */
    begin() {
      before = new Set(rules())
      fontFaces.length = 0
    },
    /** Bytes of the pictures and fonts that the mounted screen loads. */
    bytes() {
      const added = rules().filter((rule) => !before.has(rule))
      const text = [document.getElementById('area').innerHTML, ...added, ...fontFaces].join('\n')
      const files = [...new Set([...text.matchAll(NAMED)].map(([, file]) => file ?? ''))]
      const sum = (/** @type {boolean} */ isFont) =>
        files.filter((file) => FONT.test(file) === isFont).reduce((total, file) => total + sizeOf(join(folder, file)), 0)
      return { pictures: sum(false), fonts: sum(true) }
    },
  }
}

/** @param {string} file */
function sizeOf(file) {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
