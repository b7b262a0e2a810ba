import { expect, it } from 'vitest'
import { withCity } from './withCity'

it('names the city of a typed street once, as the public list of shops does', () => {
  expect(withCity('', 'Fargo, ND')).toBe('Fargo, ND')
  expect(withCity(' 1400 Main Ave ', 'Fargo, ND')).toBe('1400 Main Ave, Fargo, ND')
  expect(withCity('1400 Main Ave,', 'Fargo, ND')).toBe('1400 Main Ave, Fargo, ND')
  expect(withCity('1400 Main Ave, FARGO, ND', 'Fargo, ND')).toBe('1400 Main Ave, FARGO, ND')
})

it('replaces the city of another ZIP code', () => {
  expect(withCity('Fargo, ND', 'Dayton, OH', 'Fargo, ND')).toBe('Dayton, OH')
  expect(withCity('1400 Main Ave, Fargo, ND', 'Dayton, OH', 'Fargo, ND')).toBe('1400 Main Ave, Dayton, OH')
  expect(withCity('1400 Main Ave, Fargo, ND', 'Fargo, ND', 'Fargo, ND')).toBe('1400 Main Ave, Fargo, ND')
  expect(withCity('1400 Main Ave, Lima', 'Dayton, OH', 'Fargo, ND')).toBe('1400 Main Ave, Lima, Dayton, OH')
})
