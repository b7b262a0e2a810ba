import { expect, it } from 'vitest'
import { decisionLinkIn, termsPath } from './decisionLink'

it('reads back the private link it writes', () => {
  const link = { id: '6f1d3c5e-0a4b-4c2d-9e8f-7a6b5c4d3e2f', token: 'a+b/c=&d' }
  expect(decisionLinkIn(termsPath(link).slice('/terms'.length))).toEqual(link)
  expect(decisionLinkIn('?plan=x')).toBeNull()
  expect(decisionLinkIn('?decision=abc')).toEqual({ id: 'abc', token: '' })
})
