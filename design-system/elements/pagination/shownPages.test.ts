import { describe, expect, it } from 'vitest'
import { shownPages } from './shownPages'

const text = (page: number, count: number) =>
  shownPages(page, count)
    .map((shown) => shown.page ?? '…')
    .join(' ')

describe('shownPages', () => {
  it.each([
    [1, 2, '1 2'],
    [1, 10, '1 2 3 … 10'],
    [4, 10, '1 2 3 4 5 … 10'],
    [5, 10, '1 … 4 5 6 … 10'],
    [10, 10, '1 … 8 9 10'],
    [3, 5, '1 2 3 4 5'],
  ])('page %i of %i shows %s', (page, count, expected) => {
    expect(text(page, count)).toBe(expected)
  })
})
