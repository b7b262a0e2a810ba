import { expect, it } from 'vitest'
import { claimOfPlace } from './claimOfPlace'

const ID = '5b1d2c3e-4f50-4a61-8b72-9c8d0e1f2a3b'
const TOKEN = 'a-token-of-some-length'

it.each(['quote', 'production'] as const)('leads from the private link of a %s to an account', (kind) => {
  expect(claimOfPlace(`/place-order?${kind}=${ID}#token=${TOKEN}`)).toEqual({ kind, id: ID, token: TOKEN })
})

it.each([null, '', '//[', '//a:b', 'https://elsewhere.example', `/place-order?quote=${ID}`, `/place-order?quote=made-up#token=${TOKEN}`])(
  'finds nothing to claim in %j',
  (place) => {
    expect(claimOfPlace(place)).toBeNull()
  },
)
