import { expect, it } from 'vitest'
import { insecureAddress, isLocalAddress } from './deployment'

it.each([
  ['http://localhost:3000', true],
  ['http://LOCALHOST', true],
  ['http://127.0.0.1:80/', true],
  ['http://[::1]:3000', true],
  ['http://shop.localhost', true],
  ['http://localhost.example', false],
  ['http://10.0.0.7:3000', false],
  ['https://framewell.example', false],
  ['http://[2001:db8::1]', false],
  ['http://127.0.0.1.example', false],
])('%s is this machine: %s', (siteUrl, expected) => {
  expect(isLocalAddress(siteUrl)).toBe(expected)
  expect(insecureAddress(siteUrl) === null).toBe(expected || siteUrl.startsWith('https'))
})
