import type { LiveRelease } from '@framewell/domain/releases/manifest'
import { expect, it } from 'vitest'
import { OUTSIDE, PORTAL, pageOfReleases } from './testing/pageOfReleases'

const { site, page, probe, reports, goLive, visit, shown, reported } = pageOfReleases(
  { teller: { tells: true } },
  { hearer: { tells: true } },
)

const COUNTED = { count: 'number' } as const
/** The sender declares that it sends the event, the other one that it hears it. */
const declared = (release: LiveRelease): LiveRelease => ({
  ...release,
  events:
    release.remote === PORTAL.remote ? { sends: { counted: COUNTED }, hears: {} } : { sends: {}, hears: { 'mfe-portal/counted': COUNTED } },
})
const press = (label: string, name: string) => page().locator(`[data-probe=${label}]`).getByRole('button', { name, exact: true }).click()

it('an event reaches a release of another team that declares to hear it', async () => {
  goLive(site, [PORTAL, OUTSIDE], [[probe('teller')], [probe('hearer')]], declared)
  await visit()
  await shown('hearer heard nothing')
  await press('teller', 'Tell')
  await shown('hearer heard 8 with the next')
  await shown('teller heard nothing')
})

it('what was not declared, or does not fit, reaches nobody and is reported to the team of its sender', async () => {
  goLive(site, [PORTAL, OUTSIDE], [[probe('teller')], [probe('hearer')]], declared)
  await visit()
  await shown('hearer heard nothing')
  await press('teller', 'Tell wrongly')
  await press('hearer', 'Tell')
  await reported()
  const said = () => reports.map(({ remote, message }) => `${remote}: ${message}`).sort()
  await expect
    .poll(said)
    .toEqual([
      'mfe-outside: The event mfe-portal/counted was not sent. It is not declared in events.sends of routes.ts.',
      'mfe-portal: The event mfe-portal/counted is not heard. It is not declared in events.hears of routes.ts.',
      'mfe-portal: The event mfe-portal/counted was not sent. Its member count is not a number.',
    ])
  await shown('hearer heard nothing')
})

it('a release on a developer’s machine has the events of its own manifest', async () => {
  const own = (release: LiveRelease): LiveRelease => ({ ...release, version: 'own', entry: 'release.json', files: {}, own: true })
  goLive(site, [PORTAL, OUTSIDE], [[probe('teller')], [probe('hearer')]], own)
  await page().route('**/release.json', async (route) => {
    const manifest = await (await route.fetch()).json()
    await route.fulfill({ json: { ...manifest, events: declared(manifest).events } })
  })
  await visit()
  await shown('hearer heard nothing')
  await press('teller', 'Tell')
  await shown('hearer heard 8 with the next')
})
