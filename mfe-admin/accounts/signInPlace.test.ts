import { describe, expect, it } from 'vitest'
import { loginPathFor, placeAfterLogin, placeForRole } from './signInPlace'

describe('placeAfterLogin', () => {
  it('returns to the page the user came from', () => {
    const place = '/admin-dashboard?tab=applications&status=pending'
    const next = new URLSearchParams(loginPathFor(place).split('?')[1]).get('next')
    expect(placeAfterLogin(next)).toBe(place)
  })

  it.each([
    null,
    '',
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
  ])('goes to the dashboard for %j', (next) => {
    expect(placeAfterLogin(next)).toBe('/admin')
  })

  it('never returns to the sign-in page', () => {
    expect(placeAfterLogin('/admin-login?next=/admin-login')).toBe('/admin')
  })
})

it.each([
  ['operator', null, '/admin'],
  ['super_admin', '/admin-dashboard?status=pending', '/admin-dashboard?status=pending'],
  ['operator', '/content-management?page=1', '/content-management?page=1'],
  ['editor', null, '/content-management'],
  ['editor', '/content-management?page=1', '/content-management?page=1'],
  ['editor', '/admin-dashboard', '/content-management'],
  ['editor', 'https://elsewhere.example', '/content-management'],
  ['builder', '/content-management', null],
] as const)('sends a %s asking for %s to %s', (role, next, place) => {
  expect(placeForRole(role, next)).toBe(place)
})
