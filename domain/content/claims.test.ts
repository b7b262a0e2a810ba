import { expect, it } from 'vitest'
import { withClaim, withoutClaim } from './claims'

const CLAIMS = [
  { id: 'a', name: 'wind', label: 'Wind resistance', value: '195 MPH' },
  { id: 'b', name: 'hail', label: 'Hail', value: '77 mm' },
]

it('updates a claim in place and appends a new one', () => {
  const wind = { name: 'wind', label: 'Wind', value: '200 MPH' }
  expect(withClaim(CLAIMS, wind, true)).toEqual({ claims: [wind, CLAIMS[1]].map((claim) => expect.objectContaining(claim)) })
  const snow = { name: 'snow', label: 'Snow', value: '70 psf' }
  expect(withClaim(CLAIMS, snow, false)).toEqual({ claims: [...CLAIMS, snow] })
})

it('keeps a claim numeric while charts use it', () => {
  const wind = { name: 'wind', label: 'Wind', value: 'Type IIB' }
  expect(withClaim(CLAIMS, wind, true)).toEqual({ refusal: 'noNumber' })
  expect(withClaim(CLAIMS, wind, false)).toHaveProperty('claims')
})

it('removes a claim once no text uses it', () => {
  expect(withoutClaim(CLAIMS, 'wind', 0)).toEqual({ left: [CLAIMS[1]] })
  expect(withoutClaim(CLAIMS, 'wind', 1)).toEqual({ refusal: 'stillNamed' })
  expect(withoutClaim(CLAIMS, 'sun', 1)).toEqual({ refusal: 'notFound' })
})
