import { describe, expect, it } from 'vitest'
import { namePlain, plainPlaces } from './facts'

describe('a value written as plain text', () => {
  it.each([
    ['Resists up to 195 MPH of wind, 195 MPH.', '195 MPH', 2],
    ['2195 MPH and 195 MPHs', '195 MPH', 0],
    ['1,195 pieces, 195.5 and 195', '195', 1],
    ['150% of 50%', '50%', 1],
    ['It costs $30,030. Not $30,0301.', '$30,030', 1],
    ['US$30,030', '30,030', 0],
    ['{{claim.wind}} and {{count.x.195}}', '195', 0],
    ['/posts/195-mph', '195', 0],
    ['https://example.test/195', '195', 0],
    ['Anything', '', 0],
  ])('in %j, %j occurs %i times', (text, value, times) => {
    expect(plainPlaces(text, value)).toHaveLength(times)
  })

  it('is replaced by the fact in place, and nothing else changes', () => {
    expect(namePlain('Up to 195 MPH (not 1195 MPH).', 'claim.wind', '195 MPH')).toBe('Up to {{claim.wind}} (not 1195 MPH).')
    expect(namePlain('$5 (.*)', 'price.a', '$5 (.*)')).toBe('{{price.a}}')
  })
})
