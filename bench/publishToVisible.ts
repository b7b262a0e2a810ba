import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoSignIns } from '../cms/accounts/demoAccounts'
import { ROOT } from '../scripts/cachedBuild'
import { nextFreePort } from '../scripts/freePort'
import { isReady, startProcess } from '../server-kit/testing/serverProcess'
import { median } from './load'

const EDITS = 15
const POLL_MS = 4
const GIVE_UP_MS = 10_000

export interface Target {
  readonly siteUrl: string
  readonly cmsUrl: string
  readonly internalSecret: string
  readonly releasesDir: string
}

/**
 * Milliseconds from the answer to an editor's publication until two hosts serve the new text: the running one, and a second one started for
 * this. Creates, edits and deletes a page.
 */
export async function publishToVisible(target: Target): Promise<{ median: number; worst: number }> {
  if (!(await isReady(target.cmsUrl))) throw new Error(`The cms does not answer at ${target.cmsUrl}: set CMS_PORT to its port.`)
  const second = await startHost(target)
  try {
    return await timeEdits(target, second.url)
  } finally {
    await second.stop()
  }
}

async function timeEdits(target: Target, secondUrl: string): Promise<{ median: number; worst: number }> {
  const editor = await signIn(target.siteUrl)
  const api = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(target.siteUrl + path, {
      method,
      headers: { cookie: editor, origin: target.siteUrl, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const slug = `bench-${Date.now()}`
  const section = (title: string) => [{ blockType: 'hero', tone: 'paper', title, picture: 'none' }]
  const { doc } = await api('POST', '/api/pages', { title: slug, slug, sections: section('Edit none'), _status: 'published' })
  try {
    const times: number[] = []
    for (let edit = 0; edit < EDITS; edit += 1) {
      const words = `Edit ${edit} of ${slug}`
      await api('PATCH', `/api/pages/${doc.id}`, { sections: section(words), _status: 'published' })
      const published = performance.now()
      await Promise.all([target.siteUrl, secondUrl].map((host) => shows(`${host}/${slug}`, words)))
      times.push(performance.now() - published)
    }
    return { median: median(times), worst: Math.max(...times) }
  } finally {
    await api('DELETE', `/api/content/pages/${doc.id}`)
  }
}

async function shows(url: string, words: string): Promise<void> {
  const began = performance.now()
  while (!(await (await fetch(url)).text()).includes(words)) {
    if (performance.now() - began > GIVE_UP_MS) throw new Error(`${url} never showed '${words}'`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

async function signIn(siteUrl: string): Promise<string> {
  const editor = demoSignIns.find(({ role }) => role === 'editor')
  if (!editor) throw new Error('There is no demo editor')
  const answer = await fetch(`${siteUrl}/api/session`, {
    method: 'POST',
    headers: { origin: siteUrl, 'content-type': 'application/json' },
    body: JSON.stringify({ username: editor.email, password: editor.password }),
  })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0]
  if (!cookie) throw new Error(`The editor could not sign in: ${answer.status}`)
  return cookie
}

/** Another host process on the same cms. */
async function startHost({ siteUrl, cmsUrl, internalSecret, releasesDir }: Target) {
  const port = await nextFreePort(4900)
  const folder = await mkdtemp(join(tmpdir(), 'framewell-bench-'))
  const host = await startProcess({
    args: ['--conditions=production', 'host/dist/server/server.mjs'],
    cwd: ROOT,
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', PORT: String(port), CMS_URL: cmsUrl, SITE_URL: siteUrl },
      ...{ INTERNAL_SECRET: internalSecret, DATA_DIR: folder, RELEASES_DIR: releasesDir, LOG_LEVEL: 'silent' },
    },
    origin: `http://127.0.0.1:${port}`,
  })
  return {
    url: host.origin,
    stop: async () => {
      await host.kill('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
