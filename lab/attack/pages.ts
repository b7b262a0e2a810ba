import { get } from 'node:http'
import { rawExchange } from '../../host/testing/rawExchange'
import type { Corpora } from './corpus'
import type { Findings } from './Findings'
import { signInFrom } from './roles'
import type { Target } from './target'

const SHOWN_WITHIN_MS = 20_000
/** A script element as HTML ends it; ours contain nothing that would end it later (checked separately). */
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script[\s/>]/gi
const DATA = /type="application\/(?:ld\+)?json"/
/** Addresses whose words appear in the page's boot data. */
const PLACES = [
  '/',
  '/blog',
  '/blog?search=W',
  '/blog?category=W',
  '/home-plans?plan=W',
  '/configurator?plan=W',
  '/qualification?x=W',
  '/search?q=W',
  '/W',
]

/**
 * Editors' titles, questions, articles and settings, and strangers' addresses, stay text: no page gets an additional script, its structured
 * data contain the exact words, and none becomes markup.
 */
export async function attackPages(target: Target, findings: Findings, corpora: Corpora): Promise<void> {
  const admin = await signInFrom(target, 'super_admin', '198.51.100.240')
  let asked = 0
  /** From varying addresses of this machine: rendering has a limit per address, which is not tested here. */
  const read = (path: string) => {
    asked += 1
    return pageOf(target.hostPort, path, `127.1.${(asked >> 7) & 127}.${1 + (asked & 127)}`)
  }
  let sent = 0
  const save = async (path: string, json: object) => {
    sent += 1
    const answer = await fetch(`http://127.0.0.1:${target.cmsPort}${path}`, {
      method: 'POST',
      headers: { ...target.as(`10.250.0.${sent}`), cookie: admin, 'content-type': 'application/json' },
      body: JSON.stringify(json),
    })
    const text = await answer.text()
    findings.check(answer.ok, `${path} → ${answer.status} ${text.slice(0, 200)}`)
  }
  /** The page once it contains the words; hosts re-render cached pages shortly after a change. */
  const page = async (path: string, holds: (html: string) => boolean): Promise<string> => {
    for (const end = Date.now() + SHOWN_WITHIN_MS; ; ) {
      const html = await read(path)
      if (holds(html) || Date.now() > end) return html
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  const make = async (kind: 'pages' | 'posts', slug: string, words: string) => {
    const seo = { title: words.slice(0, 60), description: words.slice(0, 150) }
    const sections = [{ blockType: 'faq', tone: 'paper', heading: words, entries: [{ question: words, answer: words }] }]
    const article = kind === 'posts' ? { excerpt: words, category: 'Platform Updates', author: words, tags: [words.slice(0, 40)] } : {}
    await save(`/api/${kind}`, { title: words, slug, _status: 'published', sections, seo, ...article })
    return page(`/${slug}`, (html) => html.includes('FAQPage'))
  }
  for (const kind of ['pages', 'posts'] as const) {
    const plain = executablesOf(await make(kind, `attacked-${kind}`, 'Plain words'))
    for (const [at, words] of corpora.breakOuts.entries()) {
      const what = `${kind}: ${JSON.stringify(words)}`
      const html = await make(kind, `attacked-${kind}-${at}`, words)
      checkPage(findings, what, html, plain)
      const said = structuredWords(html)
      findings.check(said.has(words.trim()), `${what} is not what the structured data say`)
    }
  }
  for (const place of PLACES) {
    const plain = executablesOf(await read(place.replace('W', 'plain')))
    for (const [at, words] of place.includes('W') ? corpora.breakOuts.entries() : []) {
      const escaped = await read(place.replace('W', () => encodeURIComponent(words)))
      // Some are invalid addresses, refused without a page.
      checkPage(findings, `${place} with ${JSON.stringify(words)}`, escaped, escaped.includes('<script') ? plain : executablesOf(''))
      // Browsers do not send this, but a cache or proxy may.
      const request = `GET ${place.replace('W', () => words.replaceAll(' ', '+'))} HTTP/1.1\r\nHost: localhost:${target.hostPort}\r\nConnection: close\r\n\r\n`
      const bare = await rawExchange({ port: target.hostPort, parts: [request], patienceMs: 5000, from: `127.2.0.${1 + at}` })
      findings.check(!isMarkup(bare), `${place} with bare ${JSON.stringify(words)} answers markup`)
    }
  }
  const before = await (
    await fetch(`http://127.0.0.1:${target.cmsPort}/api/globals/site-settings?depth=0`, {
      headers: { ...target.as('10.250.1.1'), cookie: admin },
    })
  ).json()
  const plain = executablesOf(await read('/'))
  for (const words of corpora.breakOuts) {
    await save('/api/globals/site-settings', {
      siteName: words.slice(0, 60),
      description: words,
      address: words,
      phone: words.slice(0, 40),
      announcement: { text: words },
    })
    const html = await page('/', (text) => structuredWords(text).has(words.trim()))
    checkPage(findings, `the settings: ${JSON.stringify(words)}`, html, plain)
    findings.check(structuredWords(html).has(words.trim()), `the settings: ${JSON.stringify(words)} is not what the structured data say`)
  }
  await save('/api/globals/site-settings', { ...before, phone: before.phone ?? null, address: before.address ?? null })
}

/** Whether a browser would run or load part of the words. Quoted text is an attribute's value. */
function isMarkup(html: string): boolean {
  const outside = html.replaceAll(SCRIPT, '')
  if (/(?:href|src|action)\s*=\s*["']?\s*javascript:/i.test(outside)) return true
  const bare = outside.replaceAll(/="[^"]*"/g, '=""')
  return /<[^>]*\son\w+\s*=\s*'?smuggled|<(?:script|svg|img)\b[^>]*smuggled/i.test(bare)
}

function checkPage(findings: Findings, what: string, html: string, plainScripts: string): void {
  const scripts = executablesOf(html)
  findings.check(scripts === plainScripts, `${what}: another number of scripts, ${scripts} in place of ${plainScripts}`)
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    findings.check(!/<!--|<\/?script/i.test(body), `${what}: a script holds what hides its end`)
    if (!DATA.test(attributes)) findings.check(!body.includes('smuggled'), `${what}: a script runs the words`)
    else findings.check(isJson(body), `${what}: data that are no JSON: ${body.slice(0, 100)}`)
  }
  findings.check(!isMarkup(html), `${what}: the words became markup`)
}

/** Number of executable and data scripts, except structured data, which may repeat. */
function executablesOf(html: string): string {
  const kinds = [...html.matchAll(SCRIPT)].map(([, attributes = '']) => (DATA.test(attributes) ? 'data' : 'script'))
  return `${kinds.filter((kind) => kind === 'script').length} that run, ${kinds.filter((kind) => kind === 'data').length} of data`
}

/** All texts in a page's structured data. */
function structuredWords(html: string): Set<string> {
  const found = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string') found.add(value.trim())
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) collect(one)
  }
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT))
    if (attributes.includes('ld+json') && isJson(body)) collect(JSON.parse(body))
  return found
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function pageOf(port: number, path: string, localAddress: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get({ port, host: '127.0.0.1', path, localAddress, agent: false }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      answer.on('end', () => resolve(text))
    })
    request.on('error', reject)
  })
}
