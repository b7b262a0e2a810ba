import type { LiveRelease } from '@framewell/domain/releases/manifest'
import { expect, it } from 'vitest'
import { ADMIN, OUTSIDE, PORTAL, pageOfReleases } from './testing/pageOfReleases'

const { elsewhere, page, anotherPage, probe, reports, goLive, visit, shown, reported } = pageOfReleases(
  { one: {}, two: {}, rejecting: { rejects: true }, patching: { patches: true } },
  { hiding: { hides: true } },
)

it('reports an unhandled rejection with the release whose file it came from', async () => {
  goLive(elsewhere, [ADMIN, PORTAL], [[probe('rejecting')], [probe('admin')]])
  await visit()
  await shown('rejecting with')
  await reported()
  expect(reports).toMatchObject([{ remote: 'mfe-portal', version: 'probe-rejecting', stage: 'error' }])
  expect(reports[0]?.message).toBe('Error: Nobody waits for this')
})

it('prevents a loaded release from replacing shared built-ins, and records the attempt', async () => {
  const said: string[] = []
  page().on('pageerror', ({ message }) => said.push(message))
  goLive(elsewhere, [PORTAL, ADMIN], [[probe('patching')], [probe('admin')]])
  await page().addInitScript(() => localStorage.setItem('probe', 'kept'))
  await visit()
  await shown('patching with')
  await expect.poll(() => said.length).toBe(11)
  await reported()
  expect(reports[0]).toMatchObject({ remote: 'mfe-portal', version: 'probe-patching', stage: 'error' })
  expect(reports.map(({ remote }) => remote)).not.toContain('mfe-admin')
  // Everything else on the page keeps working, including the release.
  await page().getByRole('button', { name: 'More' }).first().click()
  await shown('patching later')
  const own = await page().evaluate(() => ({
    mine: 'mine' in [] || 'everywhere' in {},
    stored: localStorage.getItem('probe'),
    native: [fetch, addEventListener, Promise, JSON.parse, Promise.prototype.finally].every((one) => String(one).includes('[native code]')),
  }))
  expect(own).toEqual({ mine: false, stored: 'kept', native: true })
  // Objects may have own methods: axe and other libraries give their caches one.
  const others = await page().evaluate(() => {
    const cache = Object.assign(new WeakMap(), { get: () => 'own' })
    const request = new XMLHttpRequest()
    request.open = () => undefined
    return { own: [cache.get({}), Object.keys(request)], all: new WeakMap().get({}) }
  })
  expect(others).toEqual({ own: ['own', ['open']], all: undefined })
})

it('leaves out a rule that would hide the shell, keeps the others, and records it', async () => {
  goLive(elsewhere, [OUTSIDE, ADMIN], [[probe('hiding')], [probe('admin')]])
  await visit()
  await shown('Alone')
  expect(await page().getByRole('heading', { name: 'Around it' }).isVisible()).toBe(true)
  expect(
    await page()
      .getByText('Alone')
      .evaluate((element) => getComputedStyle(element).fontWeight),
  ).toBe('700')
  await reported()
  expect(reports).toMatchObject([{ remote: 'mfe-outside', version: 'probe-hiding', stage: 'error' }])
  expect(reports[0]?.message).toMatch(/^It styles body:has\(\..+\) h1, which is not its own/)
})

it('does not affect styles of the shell or of another remote: they look the same with and without it', async () => {
  const looks = () =>
    page().evaluate(() =>
      [...document.querySelectorAll('body, h1, body > div > button, [data-remote="mfe-admin"] *')].map((element) => {
        const { cssText: _, ...style } = Object.fromEntries(
          [...getComputedStyle(element)].map((name) => [name, getComputedStyle(element).getPropertyValue(name)]),
        )
        // Position and size may differ; appearance may not.
        for (const name of Object.keys(style)) if (/(size|height|width|origin|inset|^top$|^left$)/.test(name)) delete style[name]
        return [element.tagName, style]
      }),
    )
  goLive(elsewhere, [ADMIN], [[probe('admin')]])
  await visit()
  await shown('admin with')
  const without = await looks()
  goLive(elsewhere, [ADMIN, PORTAL], [[probe('admin')], [probe('one')]])
  await visit()
  await shown('one with')
  await shown('admin with')
  expect(await looks()).toEqual(without)
})

it('reads a developer machine’s current manifest and accepts nothing that does not match it', async () => {
  const own = (release: LiveRelease): LiveRelease => ({
    ...release,
    version: 'own',
    entry: 'release.json',
    preload: [],
    files: {},
    own: true,
  })
  goLive(elsewhere, [PORTAL, ADMIN], [[probe('one'), probe('two')], [probe('admin')]], (release) =>
    release.remote === 'mfe-portal' ? own(release) : release,
  )
  elsewhere.faults.set('probe-one/remoteEntry.js', 'tamper')
  await visit()
  await shown('two with')
  expect(await page().evaluate('globalThis.tampered')).toBeUndefined()
  elsewhere.faults.clear()
  // The server of these probes makes browsers cache files.
  await anotherPage()
  await visit()
  await shown('one with')
})
