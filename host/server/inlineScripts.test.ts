import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { BEFORE_PAINT } from './inlineScripts'

/** The attributes set on the root element before first paint for a visitor with these cookies. */
function markedFor(cookie: string) {
  const dataset: Record<string, string> = {}
  runInNewContext(BEFORE_PAINT.replace(/<\/?script>/g, ''), {
    document: { cookie, documentElement: { dataset } },
    addEventListener: () => undefined,
  })
  return dataset
}

it.each([
  ['', {}],
  ['fw-theme=dark', { theme: 'dark' }],
  ['fw-signed-in=builder', { signedIn: 'builder' }],
  ['fw-signed-in=builder_approved', { signedIn: 'builder', approved: '' }],
  ['__Host-fw-signed-in=operator; __Host-fw-theme=dark', { theme: 'dark', signedIn: 'operator' }],
  ['fw-theme=light; __Host-fw-theme=dark', { theme: 'dark' }],
  ['fw-theme=light; fw-signed-in=partner', { theme: 'light', signedIn: 'partner' }],
  ['not-fw-signed-in=builder; fw-signed-in=', {}],
])('knows the theme and who is signed in before first paint: %s', (cookie, marked) => {
  expect(markedFor(cookie)).toEqual(marked)
})
