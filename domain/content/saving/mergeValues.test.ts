import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeValues } from './mergeValues'
import { sameValue } from './sameValue'
import { valueAt, withValueAt } from './valueAt'

const words = fc.constantFrom('', 'one', 'two', 'three')
const row = fc.record({ question: words, answer: words })
/** A document as both screens hold it: members, sections with fields and lists, rich text as a tree. */
const document = fc
  .record({
    title: words,
    seo: fc.record({ description: words, keywords: fc.array(words, { maxLength: 2 }) }),
    sections: fc.uniqueArray(
      fc.record({
        id: fc.constantFrom('a', 'b', 'c', 'd'),
        heading: words,
        body: fc.record({ root: fc.record({ children: fc.array(fc.record({ text: words }), { maxLength: 2 }) }) }),
        entries: fc.dictionary(fc.constantFrom('q1', 'q2', 'q3'), row, { maxKeys: 3 }),
      }),
      { selector: ({ id }) => id, maxLength: 4 },
    ),
  })
  .map((made) => ({
    ...made,
    sections: made.sections.map((section) => ({
      ...section,
      entries: Object.entries(section.entries).map(([id, entry]) => ({ id, ...entry })),
    })),
  }))
type Doc = typeof document extends fc.Arbitrary<infer Made> ? Made : never

/** Every value of a document with the place where it is found again after a move. Rich texts have tests of their own (mergeTexts.test.ts). */
function placesOf(value: unknown, path: readonly string[] = []): { path: readonly string[]; value: unknown }[] {
  if (Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null && 'id' in item)) {
    return value.flatMap((item) => placesOf(item, [...path, String(item.id)]))
  }
  if (typeof value === 'object' && value !== null && 'root' in value) return []
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return Object.entries(value).flatMap(([name, member]) => placesOf(member, [...path, name]))
  }
  return [{ path, value }]
}

describe('a merge', () => {
  it("of one person's changes is that person's version", () => {
    fc.assert(
      fc.property(document, document, (base, changed) => {
        expect(mergeValues(base, changed, base)).toEqual({ value: changed, conflicts: [] })
        expect(mergeValues(base, base, changed)).toEqual({ value: changed, conflicts: [] })
        expect(mergeValues(base, changed, changed)).toEqual({ value: changed, conflicts: [] })
      }),
    )
  })

  it('loses no edit: each is in the result, or the person is asked', () => {
    fc.assert(
      fc.property(document, document, document, (base, mine, theirs) => {
        const { value, conflicts } = mergeValues(base, mine, theirs)
        const asked = (path: readonly string[]) => conflicts.some((conflict) => conflict.path.every((step, at) => path[at] === step))
        for (const person of [mine, theirs]) {
          for (const typed of placesOf(person)) {
            if (sameValue(typed.value, valueAt(base, typed.path)) || asked(typed.path)) continue
            expect(sameValue(valueAt(value, typed.path), typed.value), typed.path.join('.')).toBe(true)
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  it('is the same for both people, in either order', () => {
    fc.assert(
      fc.property(document, document, document, (base, mine, theirs) => {
        const here = mergeValues(base, mine, theirs)
        const there = mergeValues(base, theirs, mine)
        const paths = (conflicts: typeof here.conflicts) => conflicts.map(({ path }) => path.join('.')).sort()
        expect(paths(here.conflicts)).toEqual(paths(there.conflicts))
        const decided = here.conflicts.reduce<unknown>((value, { path, theirs: other }) => withValueAt(value, path, other), here.value)
        const same = there.conflicts.reduce<unknown>((value, { path, mine: other }) => withValueAt(value, path, other), there.value)
        expect(new Set(placesOf(decided).map((place) => JSON.stringify(place)))).toEqual(
          new Set(placesOf(same).map((place) => JSON.stringify(place))),
        )
      }),
      { numRuns: 300 },
    )
  })

  it('asks nothing when different sections changed', () => {
    fc.assert(
      fc.property(document, words, words, (base: Doc, one, other) => {
        const [first, second] = base.sections
        fc.pre(first !== undefined && second !== undefined)
        const change = (at: number, heading: string) => ({
          ...base,
          sections: base.sections.map((section, index) => (index === at ? { ...section, heading } : section)),
        })
        const { value, conflicts } = mergeValues(base, change(0, one), change(1, other))
        expect(conflicts).toEqual([])
        expect(valueAt(value, ['sections', first.id, 'heading'])).toBe(one)
        expect(valueAt(value, ['sections', second.id, 'heading'])).toBe(other)
      }),
    )
  })
})

describe('list entries', () => {
  const list = (...ids: string[]) => ids.map((id) => ({ id }))
  it.each([
    ['moved by one, added by the other', list('a', 'b', 'c'), list('c', 'a', 'b'), list('a', 'x', 'b', 'c'), list('c', 'a', 'x', 'b')],
    ['added by both at one place', list('a'), list('a', 'm'), list('a', 't'), list('a', 'm', 't')],
    ['removed by one', list('a', 'b'), list('b'), list('a', 'b'), list('b')],
    ['removed by both', list('a', 'b'), list('b'), list('b'), list('b')],
  ])('%s', (_, base, mine, theirs, merged) => {
    expect(mergeValues(base, mine, theirs)).toEqual({ value: merged, conflicts: [] })
  })

  it('changed by one and removed by the other are a conflict, and stay until it is resolved', () => {
    const base = [{ id: 'a', text: 'before' }]
    const theirs = [{ id: 'a', text: 'after' }]
    const { value, conflicts } = mergeValues(base, [], theirs)
    expect(value).toEqual(theirs)
    expect(conflicts).toEqual([{ path: ['a'], base: base[0], mine: undefined, theirs: theirs[0] }])
    expect(withValueAt(value, ['a'], undefined)).toEqual([])
  })

  it('never mixes two pictures', () => {
    const picture = (id: string) => ({ id, url: `/${id}`, alt: id })
    expect(mergeValues({ cover: picture('a') }, { cover: picture('b') }, { cover: picture('c') }).conflicts).toHaveLength(1)
  })
})
