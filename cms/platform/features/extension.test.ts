import { expect, it } from 'vitest'
import { extension, refuseMissing } from './extension'

it('is refused until it is provided: when used and when the cms starts', () => {
  const greeting = extension<string>('greeting')
  expect(() => greeting.get()).toThrow('greeting is used before')
  expect(refuseMissing).toThrow('does not provide greeting')
  greeting.provide('hello')
  expect(greeting.get()).toBe('hello')
  expect(refuseMissing).not.toThrow()
})
