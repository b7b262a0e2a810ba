import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeTexts } from './mergeTexts'
import { mergeValues } from './mergeValues'

const paragraph = (text: string) => ({ type: 'paragraph', version: 1, children: [{ type: 'text', text }] })
const list = (...entries: string[]) => ({
  type: 'list',
  listType: 'bullet',
  children: entries.map((text) => ({ type: 'listitem', children: [{ type: 'text', text }] })),
})
const text = (...blocks: object[]) => ({ root: { type: 'root', children: blocks } })
const article = (...words: string[]) => text(...words.map(paragraph))

describe('two people in one text', () => {
  const base = article('one', 'two', 'three')
  it.each([
    ['in different paragraphs', article('one!', 'two', 'three'), article('one', 'two', 'three!'), article('one!', 'two', 'three!')],
    ['in adjacent paragraphs', article('one', 'two!', 'three'), article('one', 'two', 'three!'), article('one', 'two!', 'three!')],
    [
      'one adds, one changes',
      article('one', 'new', 'two', 'three'),
      article('one', 'two!', 'three'),
      article('one', 'new', 'two!', 'three'),
    ],
    ['one removes, one changes another', article('one', 'three'), article('one', 'two', 'three!'), article('one', 'three!')],
    [
      'both add at the end',
      article('one', 'two', 'three', 'm'),
      article('one', 'two', 'three', 't'),
      article('one', 'two', 'three', 't', 'm'),
    ],
    ['both write the same', article('one', 'two!', 'three'), article('one', 'two!', 'three'), article('one', 'two!', 'three')],
  ])('%s: both keep their words', (_, mine, theirs, merged) => {
    expect(mergeValues(base, mine, theirs)).toEqual({ value: merged, conflicts: [] })
  })

  it('in different entries of one list keep their words', () => {
    const merged = mergeValues(text(list('a', 'b', 'c')), text(list('a!', 'b', 'c')), text(list('a', 'b', 'c', 'd')))
    expect(merged).toEqual({ value: text(list('a!', 'b', 'c', 'd')), conflicts: [] })
  })

  it('in the same paragraph are asked, and either choice keeps the other paragraphs of both', () => {
    const { value, conflicts } = mergeValues(
      { body: base },
      { body: article('one!', 'mine', 'three') },
      { body: article('one', 'theirs', 'three!') },
    )
    const [mine, theirs] = [article('one!', 'mine', 'three!'), article('one!', 'theirs', 'three!')]
    expect(value).toEqual({ body: mine })
    expect(conflicts).toEqual([{ path: ['body'], base, mine, theirs }])
  })

  it('a paragraph that one removed and the other changed is asked about', () => {
    const { conflicts } = mergeValues(base, article('one', 'three'), article('one', 'two!', 'three'))
    expect(conflicts).toMatchObject([{ mine: article('one', 'three'), theirs: article('one', 'two!', 'three') }])
  })
})

it('never loses a paragraph that one person wrote', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 6 })
  fc.assert(
    fc.property(words, words, words, (base, mine, theirs) => {
      const merged = mergeTexts(article(...base), article(...mine), article(...theirs))
      const kept = JSON.stringify([merged?.mine, merged?.theirs])
      for (const written of [mine, theirs].flat()) {
        if (!base.includes(written)) expect(kept).toContain(JSON.stringify(paragraph(written)))
      }
      if (!merged?.isConflict) expect(merged?.mine).toEqual(merged?.theirs)
    }),
    { numRuns: 500 },
  )
})

it('asks both people or neither, in either order', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 6 })
  fc.assert(
    fc.property(words, words, words, (base, mine, theirs) => {
      const [before, here, there] = [article(...base), article(...mine), article(...theirs)]
      expect(mergeTexts(before, here, there)?.isConflict).toBe(mergeTexts(before, there, here)?.isConflict)
    }),
  )
})

it('merges nothing but rich texts', () => {
  expect(mergeTexts('a', 'b', 'c')).toBeUndefined()
  expect(mergeTexts(undefined, article('a'), article('b'))).toBeUndefined()
})
