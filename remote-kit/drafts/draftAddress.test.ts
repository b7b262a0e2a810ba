import { expect, it } from 'vitest'
import { placePath, privatePath } from './draftAddress'

const link = { id: '6f1d3c5e-0a4b-4c2d-9e8f-7a6b5c4d3e2f', token: 'a+b/c=&d' }

it('names the configuration at its step, and keeps the token away from servers', () => {
  const url = new URL(privatePath('/configurator?plan=the-bova-plan&step=2', link), 'https://framewell.test')
  expect(url.searchParams.get('saved')).toBe(link.id)
  expect(url.search).not.toContain('token')
  expect(new URLSearchParams(url.hash.slice(1)).get('token')).toBe(link.token)
  expect(placePath(url)).toBe('/configurator?plan=the-bova-plan&step=2')
})

it('does not nest links, including older ones', () => {
  const once = privatePath('/steel-configurator', link)
  expect(privatePath(once, link)).toBe(once)
  expect(privatePath('/steel-configurator?saved=x&token=y', link)).toBe(once)
})

it('leaves an address without a link unchanged', () => {
  expect(placePath({ pathname: '/steel-configurator', search: '' })).toBe('/steel-configurator')
})
