import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tokensCss } from '../tokens/tokensCss'
import { globalCss } from './globalCss'

const root = join(import.meta.dirname, '..')
const files = readdirSync(join(root, 'elements'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.stories.tsx'))
  .map((file) => ({ file, text: readFileSync(join(root, 'elements', file), 'utf8') }))

const defined = new Set([...tokensCss.matchAll(/(--[\w-]+):/g)].map((match) => match[1]))
/** Custom properties an element sets itself, and Radix's. */
const own = /^--(span|stack-gap|toast-lift|arrow-at|cell-inline|radix-[\w-]+)$/
const used = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1] ?? '')

describe('elements', () => {
  it.each(files)('$file uses existing tokens, no raw color and no px except the hairline', ({ text }) => {
    expect(used(text).filter((name) => !defined.has(name) && !own.test(name) && name !== '--space-')).toEqual([])
    expect(text.match(/#[0-9a-f]{3,8}\b/gi) ?? []).toEqual([])
    // A ch depends on the loaded font: lengths in it would reflow when the font arrives.
    expect(text.match(/max-width: [\d.]+ch/g) ?? []).toEqual([])
    expect((text.match(/\b\d*\.?\d+px/g) ?? []).filter((size) => size !== '1px' && size !== '1.5px')).toEqual([])
  })

  it('no length is in ch', () => {
    expect(tokensCss).not.toMatch(/:[\d.]+ch[;}]/)
  })

  it('the dark theme applies to screens only: paper is light', () => {
    const onPaper = tokensCss.replaceAll(/@media screen[^{]*\{([^{}]*\{[^{}]*\})*\}/g, '')
    expect(onPaper).toContain("[data-theme='light']")
    expect(onPaper).not.toContain("[data-theme='dark']")
  })

  it('the global style uses existing tokens', () => {
    expect(used(globalCss).filter((name) => !defined.has(name))).toEqual([])
  })
})
