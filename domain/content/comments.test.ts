import { describe, expect, it } from 'vitest'
import { COMMENT_EDIT_MINUTES, completeMentions, editRefusal, mentionRuns, removeRefusal } from './comments'

const writtenAt = new Date('2026-11-22T09:00:00Z')
const later = (minutes: number) => new Date(writtenAt.getTime() + minutes * 60_000)
const own = { author: 'ana', person: 'ana', role: 'editor', writtenAt, now: later(1), removed: false } as const

describe('editing a comment', () => {
  it('is allowed to its author for a few minutes', () => {
    expect(editRefusal(own)).toBeNull()
    expect(editRefusal({ ...own, now: later(COMMENT_EDIT_MINUTES + 1) })).toBe('tooLate')
    expect(editRefusal({ ...own, person: 'ben', role: 'operator' })).toBe('notYours')
    expect(editRefusal({ ...own, removed: true })).toBe('removed')
    expect(editRefusal({ ...own, author: null })).toBe('notYours')
  })

  it('allows removal by the author at any time, and by operators', () => {
    expect(removeRefusal({ ...own, now: later(10_000) })).toBeNull()
    expect(removeRefusal({ ...own, person: 'ben' })).toBe('notYours')
    expect(removeRefusal({ ...own, person: 'ben', role: 'super_admin' })).toBeNull()
    expect(removeRefusal({ ...own, removed: true })).toBe('removed')
  })
})

it('marks the mentioned people, and no part of a longer name', () => {
  const marked = (text: string, names: string[]) => mentionRuns(text, names).filter(({ mention }) => mention)
  expect(mentionRuns('See @Ana Ruiz, @Ana!', ['Ana', 'Ana Ruiz']).map(({ words }) => words)).toEqual([
    'See ',
    '@Ana Ruiz',
    ', ',
    '@Ana',
    '!',
  ])
  expect(marked('ana@framewell.test', ['Ben'])).toEqual([])
  expect(mentionRuns('', ['Ana'])).toEqual([])
})

describe('names after an @', () => {
  const names = ['Bob Writer', 'Ann Lee', 'Ann Ruiz', 'Omar']
  it.each([
    ['@Bob, see the lab', '@Bob Writer, see the lab', []],
    ['Ask @bob', 'Ask @Bob Writer', []],
    ['@Bob Writer and @Omar', '@Bob Writer and @Omar', []],
    ['@Ann knows', '@Ann knows', ['Ann']],
    ['@Ann Ruiz knows, @Zoe too', '@Ann Ruiz knows, @Zoe too', ['Zoe']],
    ['bob@framewell.test', 'bob@framewell.test', []],
  ])('%j', (typed, text, unknown) => {
    expect(completeMentions(typed, names)).toEqual({ text, unknown })
  })
})
