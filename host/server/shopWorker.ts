/**
 * The service worker of /shop, so that the page opens without a network in the shop. It caches the page's frame, its code and the shop's
 * own open work as last read, on this device only. Reads go to the network first; a cached copy answers only when that fails. Copies belong
 * to one account: another account, a sign-out or an expired session deletes them, and they are not shown after a week. Nothing is written
 * through the worker; the page itself queues pending steps. A new build of the site is a new worker.
 */
export function shopWorker(build: string): string {
  return `const FILES = ${JSON.stringify(`framewell-files-${build}`)}
${WORKER}`
}

const WORKER = `const COPIES = 'framewell-private-shop'
const PAGE = '/shop'
const SESSION = '/api/session'
const READS = [/^\\/api\\/session$/, /^\\/api\\/own-(shop|listings)$/, /^\\/api\\/tracking\\/orders$/, /^\\/api\\/tracking\\/orders\\/FW-[\\d-]+$/]
const KEPT_MS = 7 * 86400000
const PATIENCE_MS = 5000

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('message', (event) => {
  if (!event.data || !Array.isArray(event.data.keep)) return
  const done = keepAll(event.data.keep).then(() => true, () => false)
  event.waitUntil(done.then((kept) => event.ports[0] && event.ports[0].postMessage({ kept })))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (isFile(pathname)) event.respondWith(file(request))
  else if (request.mode === 'navigate' && pathname === PAGE) event.respondWith(page(request))
  else if (READS.some((read) => read.test(pathname))) event.respondWith(read(request, pathname + search))
})

const isFile = (pathname) => pathname.startsWith('/static/') || pathname.startsWith('/releases/')

// Their names change with their content.
async function file(request) {
  const kept = await caches.match(request.url)
  return kept || fetch(request)
}

async function page(request) {
  const copy = await copyOf(PAGE)
  const answer = fetch(request)
  if (!copy) return answer
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, copy))
  return Promise.race([answer.catch(() => copy), late])
}

async function read(request, key) {
  try {
    const answer = await fetch(request)
    await keep(key, answer)
    return answer
  } catch (error) {
    const copy = await copyOf(key)
    if (copy) return copy
    throw error
  }
}

async function keep(key, answer) {
  if (answer.status === 401) return forget()
  if (answer.status !== 200) return
  const body = await answer.clone().text()
  if (key === SESSION) {
    const id = personIn(body)
    const before = await copyOf(SESSION)
    if (id === null || (before && personIn(await before.text()) !== id)) await forget()
    if (id === null) return
  }
  const headers = new Headers({ 'x-kept-at': String(Date.now()) })
  for (const name of ['content-type', 'content-security-policy']) if (answer.headers.has(name)) headers.set(name, answer.headers.get(name))
  const copies = await caches.open(COPIES)
  await copies.put(key, new Response(body, { headers }))
}

function personIn(body) {
  try {
    return JSON.parse(body).session.id
  } catch {
    return null
  }
}

async function copyOf(key) {
  const copies = await caches.open(COPIES)
  const copy = await copies.match(key)
  return copy && Date.now() - Number(copy.headers.get('x-kept-at')) < KEPT_MS ? copy : undefined
}

const forget = () => caches.delete(COPIES)

// The page, and what it was made of; what it was made of before is dropped once all of it is here.
async function keepAll(addresses) {
  const paths = addresses.map((address) => new URL(address, location.origin)).filter(({ origin }) => origin === location.origin)
  const files = await caches.open(FILES)
  const wanted = paths.filter(({ pathname }) => isFile(pathname)).map(({ href }) => href)
  for (const href of wanted) if (!(await files.match(href))) await files.add(href)
  const page = await fetch(PAGE)
  // A preview's page is never stored.
  if ((page.headers.get('cache-control') || '').includes('no-store')) throw new Error('not to be stored')
  await keep(PAGE, page)
  for (const { pathname, search } of paths) if (READS.some((each) => each.test(pathname))) await keep(pathname + search, await fetch(pathname + search))
  for (const name of await caches.keys()) if (name.startsWith('framewell-files-') && name !== FILES) await caches.delete(name)
  for (const request of await files.keys()) if (!wanted.includes(request.url)) await files.delete(request)
}
`
