import { describe, expect, it } from 'vitest'
import { quoteFilterOf, withQuoteFilter } from './quoteFilter'

const address = (text: string) => new URLSearchParams(text)

describe('quoteFilterOf', () => {
  it('reads kind, status, search and page', () => {
    const expected = { kind: 'steel', status: 'expired', search: 'Q-2026', page: 2 }
    expect(quoteFilterOf(address('tab=quotes&kind=steel&status=expired&search=%20Q-2026&page=2'))).toEqual(expected)
  })

  it.each(['', 'kind=boat&status=stolen&page=-1', 'page=1.5', 'page=two'])('falls back to all, first page for %j', (text) => {
    expect(quoteFilterOf(address(text))).toEqual({ kind: 'all', status: 'all', search: '', page: 1 })
  })
})

describe('withQuoteFilter', () => {
  it('starts at the first page when what is asked for changes, and keeps the tab', () => {
    expect(withQuoteFilter(address('tab=quotes&page=4&status=open'), { kind: 'plan' }).toString()).toBe('tab=quotes&status=open&kind=plan')
  })

  it('keeps the rest when the page changes, and leaves defaults out', () => {
    expect(withQuoteFilter(address('kind=plan&search=Oak'), { page: 2 }).toString()).toBe('kind=plan&search=Oak&page=2')
    expect(withQuoteFilter(address('kind=plan&page=2'), { kind: 'all' }).toString()).toBe('')
  })
})
