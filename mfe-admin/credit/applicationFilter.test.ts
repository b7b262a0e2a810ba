import { describe, expect, it } from 'vitest'
import { applicationFilterOf, withApplicationFilter } from './applicationFilter'

const address = (text: string) => new URLSearchParams(text)

describe('applicationFilterOf', () => {
  it('reads status, search and page', () => {
    expect(applicationFilterOf(address('status=pending&search=%20Dayton%20&page=3'))).toEqual({
      status: 'pending',
      search: 'Dayton',
      page: 3,
    })
  })

  it.each(['', 'status=stolen&page=-1', 'page=1.5', 'page=9999999', 'page=two'])('falls back to all, first page for %j', (text) => {
    expect(applicationFilterOf(address(text))).toEqual({ status: 'all', search: '', page: 1 })
  })
})

describe('withApplicationFilter', () => {
  it('starts at the first page when what is searched changes', () => {
    expect(withApplicationFilter(address('tab=applications&page=4'), { status: 'approved' }).toString()).toBe(
      'tab=applications&status=approved',
    )
  })

  it('keeps status and search when the page changes, and leaves defaults out', () => {
    expect(withApplicationFilter(address('status=pending&search=Oak'), { page: 2 }).toString()).toBe('status=pending&search=Oak&page=2')
    expect(withApplicationFilter(address('status=pending&search=Oak&page=2'), { status: 'all', search: '' }).toString()).toBe('')
  })
})
