import { expect, it } from 'vitest'
import { UNVERSIONED, versionOf } from './releaseVersion'

const manifest = {
  remote: 'mfe-portal' as const,
  version: UNVERSIONED,
  contract: 1,
  entry: 'remoteEntry.js',
  preload: [],
  files: { 'remoteEntry.js': `sha384-${'A'.repeat(64)}` },
  shared: { react: '19.3.1' },
  routes: [],
  widgets: ['qualification'],
  builtAt: '2026-11-21T09:00:00.000Z',
}

it('a version depends on the built files, not on time or sources', () => {
  const version = versionOf(manifest)
  expect(version).toMatch(/^[0-9a-f]{16}$/)
  expect(versionOf({ ...manifest, builtAt: '2027-01-01T00:00:00.000Z' })).toBe(version)
  expect(versionOf({ ...manifest, maps: { 'remoteEntry.js.map': manifest.files['remoteEntry.js'] } })).toBe(version)
  for (const change of [{ files: { 'remoteEntry.js': `sha384-${'B'.repeat(64)}` } }, { widgets: [] }, { shared: { react: '19.4.0' } }]) {
    expect(versionOf({ ...manifest, ...change })).not.toBe(version)
  }
})
