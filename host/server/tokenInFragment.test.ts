import { expect, it } from 'vitest'
import { tokenInFragment } from './tokenInFragment'

it.each([
  ['/terms?decision=1&token=abc', '/terms?decision=1#token=abc'],
  ['/configurator?plan=a&production=1&token=a%2Bb', '/configurator?plan=a&production=1#token=a%2Bb'],
  ['/quote?token=a&token=b&id=1', '/quote?id=1#token=a'],
  ['/quote?token=abc', '/quote#token=abc'],
  ['/quote?id=1&%74oken=abc', null],
  ['/quote?id=1&token=%0d%0aset-cookie:x', '/quote?id=1#token=%0D%0Aset-cookie%3Ax'],
  ['/quote?id=1&token=', null],
  ['/quote?id=1', null],
  ['/quote', null],
  ['//elsewhere.example?token=abc', null],
  ['/\\elsewhere.example?token=abc', null],
  ['/newsletter/confirm?id=1&token=abc', null],
  ['/api/quotes/1?token=abc', null],
  ['/notifications/stop?account=1&kind=info&token=abc', null],
  ['/notification-settings?verify=1&token=abc', '/notification-settings?verify=1#token=abc'],
])('redirects %s to %s', (url, place) => {
  expect(tokenInFragment(url)).toBe(place)
})
