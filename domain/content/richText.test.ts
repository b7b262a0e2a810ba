import { expect, it } from 'vitest'
import { listEntries } from './listEntries'
import { plainText, type RichTextNode } from './richText'

const words = (text: string): RichTextNode => ({ type: 'text', text })
const entry = (...children: RichTextNode[]): RichTextNode => ({ type: 'listitem', children })
const list = (...children: RichTextNode[]): RichTextNode => ({ type: 'list', children })

it('reads the words of lines and entries apart', () => {
  const paragraph = { type: 'paragraph', children: [words('One'), { type: 'linebreak' }, words('two')] }
  const entries = list(entry(words('three')), entry(list(entry(words('four')))), entry(words('five')))
  expect(plainText({ root: { children: [paragraph, entries] } })).toBe('One two three four five')
})

it('puts a list that is stored as an entry of its own below the entry before it', () => {
  const below = list(entry(words('below')))
  expect(listEntries(list(entry(words('a')), entry(below), entry(words('b'))))).toEqual([entry(words('a'), below), entry(words('b'))])
  expect(listEntries(list(entry(below), entry(words('b'))))).toEqual([entry(below), entry(words('b'))])
})
