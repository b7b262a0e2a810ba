import { expect, it } from 'vitest'
import { placePath, privatePath, savedLinkIn } from './draftAddress'

const link = { id: '6f1d3c5e-0a4b-4c2d-9e8f-7a6b5c4d3e2f', token: 'a+b/c=&d' }

it('opens what a private link was made of, at its step', () => {
  const path = privatePath('/configurator?plan=the-bova-plan&step=2', link)
  const url = new URL(path, 'https://framewell.test')
  expect(savedLinkIn(url.searchParams)).toEqual(link)
  expect(placePath(url)).toBe('/configurator?plan=the-bova-plan&step=2')
})

it('makes one link of a link', () => {
  const once = privatePath('/steel-configurator', link)
  expect(privatePath(once, link)).toBe(once)
})

it('leaves an address without a link alone', () => {
  expect(savedLinkIn(new URLSearchParams('?step=1'))).toBeNull()
  expect(savedLinkIn(new URLSearchParams('?saved=abc'))).toEqual({ id: 'abc', token: '' })
  expect(placePath({ pathname: '/steel-configurator', search: '' })).toBe('/steel-configurator')
})
