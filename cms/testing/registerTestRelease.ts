import type { ReleaseManifest } from '@framewell/domain/releases/manifest'
import { SHELL_CONTRACT_VERSION } from '@framewell/domain/releases/shell'
import type { TestCms } from './bootCms'

/** Ships a release without files that has these routes, and makes it live. */
export async function registerTestRelease(cms: TestCms, version: string, paths: readonly string[]): Promise<void> {
  const manifest: ReleaseManifest = {
    remote: 'mfe-configurators',
    version,
    contract: SHELL_CONTRACT_VERSION,
    entry: 'entry.js',
    preload: [],
    files: { 'entry.js': `sha384-${'A'.repeat(64)}` },
    shared: {},
    routes: paths.map((path) => ({ path, title: 'A route', description: '', chrome: 'site', indexed: true })),
    widgets: [],
    builtAt: new Date().toISOString(),
  }
  const baseUrl = `/releases/mfe-configurators/${version}/`
  const answer = await cms.request('/api/releases', { json: { manifest, baseUrl, promote: true }, internal: true })
  if (!answer.ok) throw new Error(`The release was refused: ${answer.status} ${await answer.text()}`)
}
