import { expect, it } from 'vitest'
import { signInPathFor } from './accountPaths'
import { placeAfterSignIn } from './placeAfterSignIn'

const nextOf = (place: string) => new URLSearchParams(signInPathFor(place).split('?')[1]).get('next')

it.each([
  ['builder', null, '/account'],
  ['partner', null, '/account'],
  ['operator', null, '/admin'],
  ['editor', null, '/admin'],
  ['super_admin', '//elsewhere.example', '/admin'],
  ['builder', nextOf('/quote?id=1#token=a'), '/quote?id=1#token=a'],
  ['builder', 'https://elsewhere.example', '/account'],
  ['builder', '/\t/elsewhere.example', '/account'],
  ['builder', '/\\elsewhere.example', '/account'],
  ['builder', '/sign-in?next=/sign-in', '/account'],
] as const)('sends a %s asking for %j to %s', (role, next, place) => {
  expect(placeAfterSignIn(role, next)).toBe(place)
})
