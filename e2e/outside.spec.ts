import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Session } from '../domain/accounts/session'
import { isApiError } from '../domain/http/isApiError'
import { RECORDINGS_FILE } from '../domain/releases/manifest'
import { createRemote } from '../remote-kit/release/createRemote'
import { integrityOf, varyRelease } from '../remote-kit/testing/varyRelease'
import { runCommand } from '../scripts/runCommand'
import { atLayout, BROKEN_IN_BROWSER } from './brokenInBrowser'
import { expect, readApi, test, withSession } from './journey'
import { JOB, PORT, ROOT, SITE } from './product'
import { shipVariant } from './releaseVariant'

const REMOTE = 'mfe-warranty'
const KIT = join(ROOT, 'remote-kit', 'release', 'framewellRemote.mjs')
const headers = { origin: SITE }

/** A folder outside of this repository, with the libraries `npm install` would install. */
let folder = ''
let office: Page
let live = ''
let key = ''
test.beforeAll(async ({ browser }) => {
  folder = join(await mkdtemp(join(tmpdir(), 'framewell-team-')), 'warranty')
  await createRemote(folder, REMOTE, { site: SITE, version: '1.0.0' })
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir')
  office = await browser.newPage({ baseURL: SITE })
  await withSession(office, 'operator')
})
test.afterAll(async () => {
  await office.close()
  await rm(join(folder, '..'), { recursive: true, force: true })
})

const act = async (path: string, data: Record<string, unknown>) => {
  const answer = await office.request.post(path, { headers, data })
  return { status: answer.status(), body: await answer.json() }
}
const remoteTool = (key: string, ...words: string[]) =>
  runCommand(process.execPath, [KIT, ...words], {
    cwd: folder,
    env: { PRODUCT_URL: SITE, SHIP_KEY: key },
  })
const statusOf = async (path: string) => (await office.request.get(path)).status()

test('an external team ships a fourth micro-frontend with nothing but a key, and people without an account see it first', {
  tag: JOB,
}, async ({ browser, page }) => {
  const refused = await remoteTool('ship_that_nobody_issued', 'ship')
  expect(refused.output).toContain('Nothing was shipped. This ship key may not ship this remote')
  const { body } = await act('/api/releases/keys', { holder: 'Wren of the warranty team', remotes: [REMOTE] })
  key = body.key
  const shipped = await remoteTool(body.key, 'ship')
  expect(shipped.output).toContain('is registered; live stays as it was')
  expect(shipped.output).toContain('Tried in a browser: its screen, without recorded answers.')
  const [, link = ''] = /Preview, .*: (http\S+)/.exec(shipped.output) ?? []
  expect((await remoteTool(body.key, 'preview')).output).toMatch(/Preview, for people without an account too, until .*: http/)
  const reviewer = await browser.newPage({ baseURL: SITE })
  await reviewer.goto(new URL(link).pathname + new URL(link).search)
  await expect(reviewer).toHaveURL(`${SITE}/warranty`)
  await expect(reviewer.getByRole('heading', { level: 1, name: 'Home plans by size' })).toBeVisible()
  await expect(reviewer.getByRole('region', { name: 'Preview' })).toContainText(`Preview of ${REMOTE}`)
  expect(await statusOf('/warranty')).toBe(404)
  await reviewer.getByRole('link', { name: 'Leave the preview' }).click()
  await expect(reviewer.getByRole('region', { name: 'Preview' })).toHaveCount(0)
  expect((await reviewer.goto('/warranty'))?.status()).toBe(404)
  await reviewer.close()

  expect((await remoteTool(body.key, 'ship', '--live')).output).toContain('is live')
  live = (await readApi(office, `/api/releases/history?remote=${REMOTE}`)).releases[0].id

  await expect.poll(() => statusOf('/warranty')).toBe(200)
  await page.goto('/warranty')
  await expect(page.getByRole('heading', { level: 1, name: 'Home plans by size' })).toBeVisible()
  await expect(page.getByText('The Bova, 900 sq ft')).toBeVisible()
  await expect.poll(async () => (await office.request.get('/sitemap.xml')).text()).toContain('/warranty</loc>')
})

test('the team sees each change of its sources on the site at once, in its own browser; the page stays', async ({ browser }) => {
  const port = `${PORT + 90}`
  const { command, link, printed } = await startDev(port)
  try {
    // Without the journeys' own header: a developer's server accepts no requests with it.
    const page = await browser.newPage({ extraHTTPHeaders: {} })
    const watching = page.waitForEvent('console', (message) => message.text().includes('Hot Module Replacement enabled'))
    await page.goto(link)
    await expect(page).toHaveURL(`${SITE}/warranty`)
    await watching
    await expect(page.getByText('The Bova, 900 sq ft')).toBeVisible()
    await page.evaluate(() => history.replaceState({ stays: true }, '', '#here'))
    const stays = () => page.evaluate(() => [performance.getEntriesByType('navigation').length, history.state?.stays, location.hash])
    const reloads: string[] = []
    page.on('framenavigated', (frame) => reloads.push(frame.url()))
    await change('Home plans by size', 'Plans by their size')
    await expect(page.getByRole('heading', { level: 1, name: 'Plans by their size' })).toBeVisible()
    expect([await stays(), reloads]).toEqual([[1, true, '#here'], []])

    const stack = page.getByRole('alert').filter({ hasText: 'This screen threw an error' })
    for (const [before, broken, said] of [
      ['<PlansBySize />', '<PlansBySize />{[].concat(null)[0].length}', "reading 'length'"],
      ['/** The page at', 'throw new Error("This module cannot begin")\n/** The page at', 'This module cannot begin'],
    ] as const) {
      const place = `WarrantyPage.tsx:${await lineOf(before)}`
      await change(before, broken)
      await expect(stack).toContainText(said)
      await expect(stack).toContainText(place)
      await expect.poll(printed).toMatch(new RegExp(`A screen of ${REMOTE} threw an error[^]*${place}`))
      await change(broken, before)
      await expect(page.getByText('The Bova, 900 sq ft')).toBeVisible()
      await expect(stack).toHaveCount(0)
    }
    await change('Plans by their size', 'Home plans by size')
    await expect(page.getByRole('heading', { level: 1, name: 'Home plans by size' })).toBeVisible()
    expect([await stays(), reloads]).toEqual([[1, true, '#here'], []])
    await page.close()
  } finally {
    command.kill('SIGTERM')
    await once(command, 'exit')
  }
})

/** Starts the team's `npm run dev`; resolves once its server answers. `printed` is what its terminal shows. */
async function startDev(port: string) {
  const command = spawn(process.execPath, [KIT, 'dev'], {
    cwd: folder,
    env: { ...process.env, PRODUCT_URL: SITE, SHIP_KEY: key, REMOTE_PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const words of [command.stdout, command.stderr]) words.on('data', (more) => (said += more))
  await expect.poll(() => /Open this in .*: (http\S+)/.test(said)).toBe(true)
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/release.json`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true)
  return { command, link: /Open this in .*: (http\S+)/.exec(said)?.[1] ?? '', printed: () => said }
}

const screen = () => join(folder, 'WarrantyPage.tsx')

async function change(before: string, after: string) {
  await writeFile(screen(), (await readFile(screen(), 'utf8')).replace(before, after))
}

/** The line of the screen's source, from 1, on which these words are. */
async function lineOf(words: string) {
  const text = await readFile(screen(), 'utf8')
  return text.slice(0, text.indexOf(words)).split('\n').length
}

/** A release whose app runs this code, with the plans that the site answers as recorded answers. */
async function variantWith(code: string, signedIn?: Session) {
  const { manifest, files } = await varyRelease(join(folder, 'dist'), randomBytes(8).toString('hex'), (text, file) =>
    /^app\.\w+\.js$/.test(file) ? code + text : text,
  )
  const request = { method: 'GET', url: '/api/catalog/plans' }
  const answers = {
    listPlans: { '{}': { request, output: await readApi(office, request.url) } },
    ...(signedIn ? { currentSession: { '{}': { output: { session: signedIn } } } } : {}),
  }
  const recorded = Buffer.from(JSON.stringify(answers))
  const recordings = integrityOf(recorded)
  return { manifest: { ...manifest, recordings }, files: new Map([...files, [RECORDINGS_FILE, recorded]]) }
}

test('what a release does wrong only in a browser is refused when it is shipped', async () => {
  test.setTimeout(900_000)
  const versions = async () => (await readApi(office, `/api/releases/history?remote=${REMOTE}`)).releases
  const before = (await versions()).length
  for (const [name, [code, said]] of Object.entries(BROKEN_IN_BROWSER)) {
    const refused = shipVariant(await variantWith(atLayout(code)), key, { channel: 'candidate', share: 50 }).catch(
      (error: unknown) => error,
    )
    const problem = await refused.then((error) => (isApiError(error) ? error.problem : undefined))
    expect([name, problem?.code, problem?.detail]).toEqual([name, 'brokenInBrowser', expect.stringMatching(said)])
    expect(problem?.detail).toContain('Showing the route /warranty')
  }
  expect(await versions()).toHaveLength(before)
  const sound = await shipVariant(await variantWith(''), key, { channel: 'registered' })
  expect(sound).toMatchObject({ status: 'registered', browserTrial: 'Tried in a browser: its screen, with 1 recorded answer.' })
  expect((await versions())[0]).toMatchObject({ version: sound.version, browserTrial: sound.browserTrial })
})

test('what fails only for a signed-in person is refused, once the team has recorded as one', async () => {
  const code = 'fetch("/api/session").then((answer) => answer.json()).then(({ session }) => { if (session) session.orders.map(String) })'
  const session = {
    id: '7',
    role: 'builder',
    name: 'Recorded',
    email: 'recorded@example.com',
    expiresAt: '2100-01-01T00:00:00.000Z',
  } as const
  const refused = await shipVariant(await variantWith(atLayout(code), session), key, { channel: 'registered' }).catch(
    (error: unknown) => error,
  )
  expect(isApiError(refused) && refused.problem?.detail).toMatch(
    /^Showing the route \/warranty, signed in as builder, throws in the browser: TypeError/,
  )
  const sound = await shipVariant(await variantWith('', session), key, { channel: 'registered' })
  expect(sound.browserTrial).toMatch(/^Tried in a browser: its screen, also signed in as builder, with 2 recorded answers\.$/)
})

test('servers render it once an operator trusts its code', async () => {
  const html = async () => (await office.request.get('/warranty')).text()
  expect(await html()).not.toContain('Home plans by size</h1>')
  expect((await act('/api/releases/drawing', { remote: REMOTE, drawn: true, reason: 'We have read its code' })).status).toBe(200)
  await expect.poll(html).toContain('Home plans by size</h1>')
})

test('an editor places its widget; it can leave the site only when no page uses it', async ({ browser, page }) => {
  const desk = await browser.newPage({ baseURL: SITE })
  await withSession(desk, 'editor')
  const { forms } = await readApi(desk, '/api/content/section-forms')
  expect(JSON.stringify(forms)).toContain(`{"value":"${REMOTE}/plans-by-size","label":"Home plans by size","picture":"/releases/${REMOTE}/`)
  const sections = [{ blockType: 'app', tone: 'paper', app: `${REMOTE}/plans-by-size`, reservedHeight: 400 }]
  const made = await desk.request.post('/api/pages', {
    headers,
    data: { title: 'Warranty by plan', slug: 'warranty-by-plan', _status: 'published', sections },
  })
  expect(made.status(), await made.text()).toBe(201)
  const { doc } = await made.json()
  await expect.poll(() => statusOf('/warranty-by-plan')).toBe(200)
  await page.goto('/warranty-by-plan')
  await expect(page.getByText('The Bova, 900 sq ft')).toBeVisible()

  const takeOff = () => act(`/api/releases/${live}/withdraw`, { reason: 'The team has moved on', takeOff: true })
  expect(await takeOff()).toMatchObject({ status: 422, body: { code: 'widgetsInUse' } })
  expect((await desk.request.delete(`/api/content/pages/${doc.id}`, { headers })).status()).toBe(200)
  expect(await takeOff()).toMatchObject({ status: 200, body: { status: 'withdrawn' } })
  await expect.poll(() => statusOf('/warranty')).toBe(404)
  await desk.close()
})

test('an operator ends the trust in a remote: browsers render it from then on, until it is trusted again', async ({ page }) => {
  const decide = async (drawn: boolean) => {
    const decision = { remote: 'mfe-portal', drawn, reason: 'A journey tries it' }
    expect((await act('/api/releases/drawing', decision)).status).toBe(200)
  }
  const isDrawn = async () => (await (await page.request.get('/terms')).text()).includes('data-area=')
  await expect.poll(isDrawn).toBe(true)
  await decide(false)
  try {
    await expect.poll(isDrawn).toBe(false)
  } finally {
    await decide(true)
  }
  await expect.poll(isDrawn).toBe(true)
})
