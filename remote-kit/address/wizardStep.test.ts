import { describe, expect, it } from 'vitest'
import { lastReachedStep, stepIn, withStep } from './wizardStep'

describe('the step in the address', () => {
  it('is 0 when missing or invalid', () => {
    expect(['', '?step=3', '?step=-1', '?step=1e3', '?step=x', '?step=0'].map((query) => stepIn(new URLSearchParams(query)))).toEqual([
      0, 3, 0, 0, 0, 0,
    ])
  })

  it('keeps other parameters, and the first step removes its own', () => {
    const address = new URLSearchParams('?plan=the-bova-plan')
    expect(withStep(address, 2).toString()).toBe('plan=the-bova-plan&step=2')
    expect(withStep(withStep(address, 2), 0).toString()).toBe('plan=the-bova-plan')
  })
})

it('allows steps up to the first unanswered one', () => {
  expect(lastReachedStep([false, false, false])).toBe(0)
  expect(lastReachedStep([true, true, false, true])).toBe(2)
  expect(lastReachedStep([true, true, true])).toBe(2)
})
