import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText, richTextSchema } from '../richText'
import { mergeTexts } from './mergeTexts'
import { mergeValues, takenOver } from './mergeValues'

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

  const [weight, spacing] = ['The Bova weighs 700 lb.', 'Its studs are 16 in on center.']
  it.each([
    [
      'with a new paragraph above it',
      article('Lay it flat.', 'The Bova weighs 700 lb and ships flat.', spacing),
      article('The Bova weighs 600 lb.', spacing),
      article('Lay it flat.', 'The Bova weighs 600 lb.', spacing),
    ],
    [
      'below one that is gone',
      article('Its studs are 24 in on center.'),
      article(weight, 'Its studs are 12 in on center.'),
      article('Its studs are 12 in on center.'),
    ],
    [
      'beside one that the other person took away',
      article('Its studs are 24 in on center.'),
      article('The Bova weighs 600 lb.', spacing),
      article('The Bova weighs 600 lb.', 'Its studs are 24 in on center.'),
    ],
  ])('in one paragraph %s are asked about that paragraph alone', (_, mine, other, chosen) => {
    const { value, conflicts } = mergeValues(article(weight, spacing), mine, other)
    expect(value).toEqual(mine)
    expect(conflicts.map(({ theirs }) => theirs)).toEqual([chosen])
  })

  it('in two of the same paragraphs are asked about each of them', () => {
    const { value, conflicts } = mergeValues(base, article('mine', 'two', 'mine'), article('theirs', 'two!', 'theirs'))
    expect(value).toEqual(article('mine', 'two!', 'mine'))
    expect(conflicts.map(({ theirs }) => theirs)).toEqual([article('theirs', 'two!', 'mine'), article('mine', 'two!', 'theirs')])
  })

  it('one of whom numbers the list in which the other writes keep both changes', () => {
    const numbered = { ...list('a', 'b'), listType: 'number' }
    expect(mergeValues(text(list('a', 'b')), text(list('a!', 'b')), text(numbered))).toEqual({
      value: text({ ...list('a!', 'b'), listType: 'number' }),
      conflicts: [],
    })
  })

  it('both of whom change the kind of one list are asked about the kind, not about its entries', () => {
    const kind = (listType: string, ...entries: string[]) => text({ ...list(...entries), listType })
    const { value, conflicts } = mergeValues(kind('bullet', 'a', 'b'), kind('number', 'a!', 'b'), kind('check', 'a', 'b!'))
    expect(value).toEqual(kind('number', 'a!', 'b!'))
    expect(conflicts.map(({ theirs }) => theirs)).toEqual([kind('check', 'a!', 'b!')])
  })

  it('a paragraph that one removed and the other changed is asked about', () => {
    const { conflicts } = mergeValues(base, article('one', 'three'), article('one', 'two!', 'three'))
    expect(conflicts).toMatchObject([{ mine: article('one', 'three'), theirs: article('one', 'two!', 'three') }])
  })
})

it('asks once about neighbors that one person removed and the other changed, and takes them over in their order', () => {
  const [base, removed, changed] = [
    article('one', 'two', 'three', 'four'),
    article('one', 'four'),
    article('one', 'two!', 'three!', 'four'),
  ]
  for (const [mine, theirs] of [
    [removed, changed],
    [changed, removed],
  ] as const) {
    const merged = mergeTexts(base, mine, theirs)
    expect(merged).toMatchObject({ mine, others: [theirs] })
    expect(takenOver(merged?.mine, merged?.others[0], merged?.mine)).toEqual(theirs)
  }
})

it('never loses a paragraph that one person wrote', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 6 })
  fc.assert(
    fc.property(words, words, words, (base, mine, theirs) => {
      const merged = mergeTexts(article(...base), article(...mine), article(...theirs))
      const kept = JSON.stringify([merged?.mine, merged?.others])
      for (const written of [mine, theirs].flat()) {
        if (!base.includes(written)) expect(kept).toContain(JSON.stringify(paragraph(written)))
      }
    }),
    { numRuns: 500 },
  )
})

it('asks both people or neither, in either order', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 6 })
  fc.assert(
    fc.property(words, words, words, (base, mine, theirs) => {
      const [before, here, there] = [article(...base), article(...mine), article(...theirs)]
      expect(mergeTexts(before, here, there)?.others.length).toBe(mergeTexts(before, there, here)?.others.length)
    }),
  )
})

it('has every paragraph of the other person once each is taken over, whatever I write in between', () => {
  const words = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'))
  fc.assert(
    fc.property(words, words, words, (base, mine, theirs) => {
      const merged = mergeTexts(article(...base), article(...mine), article(...theirs))
      const written = mergeTexts(text(), text(paragraph('later')), merged?.mine)?.mine
      const taken = merged?.others.reduce((now, other) => takenOver(merged.mine, other, now), written)
      const kept = richTextSchema.parse(taken).root.children.map((block) => plainText({ root: { children: [block] } }))
      expect(kept).toEqual(expect.arrayContaining(['later', ...theirs.filter((word) => !base.includes(word))]))
    }),
    { numRuns: 500 },
  )
})

it('merges nothing but rich texts', () => {
  expect(mergeTexts('a', 'b', 'c')).toBeUndefined()
  expect(mergeTexts(undefined, article('a'), article('b'))).toBeUndefined()
})
