import { expect, it } from 'vitest'
import { installedBrowser } from './installedBrowser'

it('takes the browser that it is given, and no other in its place', () => {
  expect(installedBrowser(process.execPath)).toBe(process.execPath)
  expect(() => installedBrowser('/opt/chromium/chrome')).toThrow(
    'CHROMIUM_PATH names /opt/chromium/chrome, which does not exist: name an installed Chromium or Chrome, or leave it out.',
  )
})
