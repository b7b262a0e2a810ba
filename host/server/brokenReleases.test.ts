import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startTestHost, testContent } from '../testing/startTestHost'
import { testRelease } from '../testing/testRelease'

const ORDER = '/orders/17'
const good = testRelease()

/** A host that starts from a stored set with these remotes, without a cms. */
async function hostWithKept(remotes: readonly unknown[]) {
  const first = await startTestHost({ dataDir: await mkdtemp(join(tmpdir(), 'framewell-kept-')) })
  await first.stop()
  const folder = join(first.folder, 'host-pages')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'releases.json'), JSON.stringify({ remotes }))
  const host = await startTestHost({ dataDir: first.folder, withoutCms: true })
  const stop = async () => {
    await host.stop()
    await rm(first.folder, { recursive: true })
  }
  return { ...host, stop }
}

it.each([
  ['a line break in a preloaded file', { preload: ['b\r\nx: y'] }],
  ['a line break in a file', { files: { ...good.files, 'b\r\nx: y': Object.values(good.files)[0] } }],
  ['a line break in its folder', { baseUrl: '/releases/x\r\ny/' }],
  ['a preloaded file it does not have', { preload: ['other.js'] }],
  ['an entry it does not have', { entry: 'other.js' }],
  ['a name that no remote has', { remote: '../Next year' }],
])('leaves out a stored release with %s and keeps the others', async (_, broken) => {
  const other = { ...testRelease('2.0.0-abcdef'), remote: 'mfe-admin', routes: [{ ...good.routes[0], path: '/broken/:id' }], ...broken }
  const host = await hostWithKept([
    { live: other, fallback: null },
    { live: good, fallback: other },
  ])
  try {
    for (let visit = 0; visit < 3; visit += 1) {
      expect((await host.get(ORDER)).status).toBe(200)
      expect((await host.get('/broken/1')).status).toBe(503)
    }
  } finally {
    await host.stop()
  }
})

it('updates the other remotes when an answer of the cms names an unknown remote', async () => {
  const content = testContent()
  const host = await startTestHost({ content })
  try {
    const unknown = { live: { ...good, remote: '../Next year' }, fallback: null }
    host.cms.rawLiveSet = { remotes: [unknown, { live: good, fallback: null }] }
    host.cms.announce({ type: 'releases' })
    await expect.poll(async () => (await host.get(ORDER)).status).toBe(200)
  } finally {
    await host.stop()
  }
})

it('fails only the request for a page whose headers cannot be written', async () => {
  const host = await startTestHost({ content: testContent({ liveSet: { remotes: [{ live: good, fallback: null }] } }) })
  try {
    const page = await host.host.renderer.render(ORDER)
    if ('redirect' in page) throw new Error('The order is a page')
    Object.assign(page.headers, { link: 'b\r\nx: y' })
    for (let visit = 0; visit < 3; visit += 1) expect((await host.get(ORDER)).status).toBe(500)
    expect((await host.get('/about')).status).toBe(200)
  } finally {
    await host.stop()
  }
})

it('is not ready without the files of the live releases', async () => {
  const store = await mkdtemp(join(tmpdir(), 'framewell-store-'))
  const content = testContent({ liveSet: { remotes: [{ live: good, fallback: null }] } })
  const host = await startTestHost({ content, environment: { RELEASES_DIR: store }, withoutFiles: true })
  try {
    expect((await host.get('/readyz')).status).toBe(503)
    const folder = join(store, good.remote, good.version)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, good.entry), '')
    expect((await host.get('/readyz')).status).toBe(200)
  } finally {
    await host.stop()
    await rm(store, { recursive: true })
  }
})

it('sends a file too large to cache as it is, without compressing it again', async () => {
  const host = await startTestHost()
  try {
    const folder = join(host.folder, 'releases', 'mfe-portal', 'large-1')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'large.js'), 'x'.repeat(9_000_000))
    const answer = await host.get('/releases/mfe-portal/large-1/large.js', { headers: { 'accept-encoding': 'br, gzip' } })
    expect(answer.headers.get('content-encoding')).toBe(null)
    expect((await answer.arrayBuffer()).byteLength).toBe(9_000_000)
  } finally {
    await host.stop()
  }
})

it('runs no code when a release’s picture is opened as a document', async () => {
  const host = await startTestHost()
  try {
    const folder = join(host.folder, 'releases', 'mfe-portal', 'pictured-1')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'widget.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const answer = await host.get('/releases/mfe-portal/pictured-1/widget.svg')
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  } finally {
    await host.stop()
  }
})
