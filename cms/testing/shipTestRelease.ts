import { createHash, randomBytes } from 'node:crypto'
import { containerName } from '@framewell/domain/releases/containerName'
import { RECORDINGS_FILE, type ReleaseManifest } from '@framewell/domain/releases/manifest'
import { SHELL_CONTRACT_VERSION } from '@framewell/domain/releases/shell'
import type { TestCms } from './bootCms'
import type { TestRequest } from './sendTo'

const ENTRY = 'remoteEntry.js'
const SERVER = 'server.cjs'

export const integrityOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`

export interface TestRelease extends Partial<ReleaseManifest> {
  /** Files besides the entry, by name. */
  readonly contents?: Readonly<Record<string, string>>
  /** Source maps by name, for example remoteEntry.js.map. */
  readonly mapContents?: Readonly<Record<string, string>>
  /** Answers its team recorded, by call and input. */
  readonly recorded?: Readonly<Record<string, Readonly<Record<string, object>>>>
  /** Runs where the entry is loaded, before the entry itself. */
  readonly prelude?: string
  /** The same for the file that servers render. */
  readonly serverPrelude?: string
}

/** A small release that loads and can be rendered: its entry, its manifest, and the content of everything that is shipped. */
export function testRelease({ contents = {}, mapContents, recorded, prelude = '', serverPrelude = '', ...change }: TestRelease = {}) {
  const remote = change.remote ?? 'mfe-portal'
  const version = change.version ?? randomBytes(8).toString('hex')
  const routes = change.routes ?? []
  const widgets = change.widgets ?? ['qualification']
  const parts = (names: readonly string[]) => `{${names.map((name) => `${JSON.stringify(name)}: () => null`).join(', ')}}`
  const app = `{ contract: ${SHELL_CONTRACT_VERSION}, routes: ${parts(routes.map(({ path }) => path))}, widgets: ${parts(widgets)} }`
  const container = `{ init() {}, get: async () => () => ({ default: ${app} }) }`
  const files = {
    [ENTRY]: `${prelude}\nvar ${containerName(remote, version)} = ${container}`,
    [SERVER]: `${serverPrelude}\nmodule.exports = { default: ${app} }`,
    ...contents,
  }
  const manifest: ReleaseManifest = {
    remote,
    version,
    contract: SHELL_CONTRACT_VERSION,
    entry: ENTRY,
    server: SERVER,
    preload: [ENTRY],
    files: hashesOf(files),
    ...(mapContents ? { maps: hashesOf(mapContents) } : {}),
    ...(recorded ? { recordings: integrityOf(JSON.stringify(recorded)) } : {}),
    shared: { react: '19.3.1', jotai: '2.20.3' },
    routes,
    widgets,
    builtAt: '2026-11-21T09:00:00.000Z',
    ...change,
  }
  return { manifest, files: { ...files, ...mapContents, ...(recorded ? { [RECORDINGS_FILE]: JSON.stringify(recorded) } : {}) } }
}

const hashesOf = (contents: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(contents).map(([name, content]) => [name, integrityOf(content)]))

interface Ship extends TestRelease {
  readonly options?: Record<string, unknown>
  readonly as?: Pick<TestRequest, 'cookie' | 'internal' | 'headers'>
}

/** Ships a small release over the calls, as the release tool does. */
export async function shipTestRelease(cms: TestCms, { options = {}, as = { internal: true }, ...release }: Ship = {}) {
  const { manifest, files } = testRelease(release)
  for (const content of Object.values(files)) {
    const answer = await bringFile(cms, manifest, content, as)
    if (answer.status !== 200) return { manifest, status: answer.status, body: await answer.json() }
  }
  return registerRelease(cms, manifest, { options, as })
}

export function bringFile(
  cms: TestCms,
  { remote }: ReleaseManifest,
  content: string,
  as: Ship['as'] = { internal: true },
  integrity = integrityOf(content),
) {
  return cms.request(`/api/releases/files?remote=${remote}&integrity=${encodeURIComponent(integrity)}`, {
    ...as,
    method: 'POST',
    body: new TextEncoder().encode(content),
    headers: { 'content-type': 'application/octet-stream', ...as?.headers },
  })
}

export async function registerRelease(
  cms: TestCms,
  manifest: ReleaseManifest,
  { options = {}, as = { internal: true } }: Pick<Ship, 'options' | 'as'> = {},
) {
  const response = await cms.request('/api/releases', { ...as, json: { manifest, channel: 'live', ...options } })
  return { manifest, status: response.status, body: await response.json() }
}
