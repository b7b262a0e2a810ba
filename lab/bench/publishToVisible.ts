import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from '../../server-kit/testing/figures'
import { isReady } from '../../server-kit/testing/serverProcess'
import { signIn } from '../signIn'
import { startHost } from '../startHost'

const EDITS = 15
const POLL_MS = 4
const GIVE_UP_MS = 10_000

export interface Target {
  readonly siteUrl: string
  readonly cmsUrl: string
}

/**
 * Milliseconds from the answer to an editor's publication until two hosts serve the new text: the running one, and a second one started for
 * this. Creates, edits and deletes a page.
 */
export async function publishToVisible(target: Target): Promise<{ median: number; worst: number }> {
  if (!(await isReady(target.cmsUrl))) throw new Error(`The cms does not answer at ${target.cmsUrl}: set CMS_PORT to its port.`)
  const folder = await mkdtemp(join(tmpdir(), 'framewell-bench-'))
  const second = await startHost(target.cmsUrl, { settings: { DATA_DIR: folder } })
  try {
    return await timeEdits(target, second.origin)
  } finally {
    await second.stop('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
}

async function timeEdits(target: Target, secondUrl: string): Promise<{ median: number; worst: number }> {
  const editor = await signIn(target.siteUrl, 'editor')
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
