import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { keptTogether } from './keptTogether'

const kept = (text: string) => [...renderToStaticMarkup(keptTogether(text)).matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(([, words]) => words)

it.each([
  ['A 362S162-43 stud is 3 5/8 in deep.', ['362S162-43', '3 5/8 in']],
  ['Tracks of 3-5/8 in, lips of 1/2 in.', ['3-5/8 in', '1/2 in']],
  ['3 5/8 inches', ['3 5/8']],
  ['R-13 in the wall', ['R-13']],
  ['16 or 24 in on center', []],
])('keeps designations and measures of %j on one line', (text, expected) => expect(kept(text)).toEqual(expected))
