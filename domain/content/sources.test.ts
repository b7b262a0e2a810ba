import { expect, it } from 'vitest'
import { readSource } from './sources'

it.each([
  ['U.S. Census Bureau, 2024', { words: 'U.S. Census Bureau, 2024' }],
  ['NAHB (August 2024), https://www.nahb.org/blog/2024', { words: 'NAHB (August 2024)', href: 'https://www.nahb.org/blog/2024' }],
  ['NAHB (https://www.nahb.org/blog).', { words: 'NAHB', href: 'https://www.nahb.org/blog' }],
  [' https://www.nahb.org/blog ', { words: 'nahb.org', href: 'https://www.nahb.org/blog' }],
  ['See https://nahb.org and the census', { words: 'See https://nahb.org and the census' }],
  ['javascript:alert(1)', { words: 'javascript:alert(1)' }],
])('%s', (source, read) => {
  expect(readSource(source)).toEqual(read)
})
