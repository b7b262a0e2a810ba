import { expect, it } from 'vitest'
import { withClaim, withoutClaim } from './claims'

const CLAIMS = [
  { id: 'a', name: 'wind', label: 'Wind resistance', value: '195 MPH' },
  { id: 'b', name: 'hail', label: 'Hail', value: '77 mm' },
]

it('a claim is changed where it stands, and a new one comes last', () => {
  expect(withClaim(CLAIMS, { name: 'wind', label: 'Wind', value: '200 MPH' })).toEqual([
    { id: 'a', name: 'wind', label: 'Wind', value: '200 MPH' },
    CLAIMS[1],
  ])
  expect(withClaim(CLAIMS, { name: 'snow', label: 'Snow', value: '70 psf' }).map(({ name }) => name)).toEqual(['wind', 'hail', 'snow'])
})

it('a claim goes once no text names it', () => {
  expect(withoutClaim(CLAIMS, 'wind', 0)).toEqual({ left: [CLAIMS[1]] })
  expect(withoutClaim(CLAIMS, 'wind', 1)).toEqual({ refusal: 'stillNamed' })
  expect(withoutClaim(CLAIMS, 'sun', 1)).toEqual({ refusal: 'notFound' })
})
