import { expect, it } from 'vitest'
import type { LiveRelease } from './manifest'
import { widgetChoices } from './widgetChoices'

it('offers widgets by title and picture, or by name without a title', () => {
  const release: LiveRelease = {
    id: '1',
    remote: 'mfe-warranty',
    version: '1.0.0-abcdef',
    contract: 1,
    entry: 'remoteEntry.js',
    preload: [],
    files: {},
    shared: {},
    routes: [],
    widgets: ['plans', 'claims'],
    library: { plans: { title: 'Plans by warranty', thumbnail: 'plans.1234567890.svg' } },
    builtAt: '2026-11-23T09:00:00.000Z',
    baseUrl: '/releases/mfe-warranty/1.0.0-abcdef/',
  }
  expect(widgetChoices(release)).toEqual([
    { value: 'mfe-warranty/plans', label: 'Plans by warranty', picture: '/releases/mfe-warranty/1.0.0-abcdef/plans.1234567890.svg' },
    { value: 'mfe-warranty/claims', label: 'mfe-warranty/claims' },
  ])
})
