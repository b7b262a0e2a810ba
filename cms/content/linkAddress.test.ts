import { expect, it } from 'vitest'
import { linkAddressSchema } from './linkAddress'

it.each([
  '/',
  '/terms',
  '/configurator?plan=the-bova-plan#steps',
  '#pre-qualify',
  'mailto:a@b.test?subject=Hello%20you',
  'tel:+1-555-0100',
  'https://a.test/b',
])('accepts %s', (address) => expect(linkAddressSchema.safeParse(address).success).toBe(true))

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '\\\\x',
  'terms',
  '#',
  'mailto:',
  'https://',
  'ftp://a.test',
  '/with space',
])('refuses %s', (address) => expect(linkAddressSchema.safeParse(address).success).toBe(false))
