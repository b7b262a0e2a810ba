import { describe, expect, it } from 'vitest'
import { axisLabel } from './axisLabel'

describe('axisLabel', () => {
  it('keeps a name that fits on one line', () => {
    expect(axisLabel('All single-family homes', 180)).toEqual(['All single-family homes'])
    expect(axisLabel('2026', 50)).toEqual(['2026'])
  })

  it('breaks at spaces and hyphens', () => {
    expect(axisLabel('All single-family homes', 61)).toEqual(['All', 'single-', 'family', 'homes'])
    expect(axisLabel('By a hired contractor', 61)).toEqual(['By a', 'hired', 'contractor'])
  })

  it('has no line for an empty name', () => {
    expect(axisLabel(' ', 61)).toEqual([])
  })
})
