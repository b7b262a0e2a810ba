import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, fillApplication, newApplicant, readApi, test, withSession } from './journey'
import { SITE } from './product'
import { weighScripts } from './scriptWeight'

const ROUTES = [
  ['/home-plans', 'The Bova'],
  ['/configurator', 'Select from Catalog'],
  ['/steel-configurator', 'Select from Catalog'],
  ['/simple-configurator', 'Expected sale price'],
  ['/advanced-configurator', 'Build-to-rent'],
  ['/bom-generator', 'Preferred distributor'],
  ['/qualification', 'Project location'],
  ['/terms', 'Preferred'],
  ['/production-network', 'Production network'],
  ['/partner-onboarding', 'Company'],
  ['/enhanced-partner-onboarding', 'Become a network partner'],
  ['/network-partners', 'Partners'],
  ['/yc-dashboard', 'Revenue a month'],
  // A widget beside the front page's hero.
  ['/', 'Project location'],
] as const

test('remotes are readable without scripts, and hydrate without console messages', async ({ page, browser }) => {
  const still = await (await browser.newContext({ javaScriptEnabled: false, baseURL: SITE })).newPage()
  for (const [path, words] of ROUTES) {
    // The first rendering may take longer than the page waits for it.
    await expect(async () => {
      await still.goto(path)
      expect(await still.locator('[data-area]').count(), path).toBe(1)
    }).toPass()
    await expect(still.locator('h1'), path).toHaveCount(1)
    await expect(still.locator('[data-area]').getByText(words).filter({ visible: true }).first(), path).toBeVisible()
    await page.goto(path)
    await page.mouse.move(200, 300)
    await expect(page.locator('[data-area][data-alive]'), path).toHaveCount(1)
  }
  await still.context().close()
})

/** Compressed kilobytes of scripts: before the first interaction on any public page, and after hydration. */
const AT_FIRST_KB = 20
const ALIVE_KB: Readonly<Record<string, number>> = {
  '/configurator': 230,
  '/configurator?plan=the-storch-plan': 230,
  '/steel-configurator': 230,
  '/simple-configurator': 227,
  // Opens with the frame viewer and its site check.
  '/advanced-configurator': 230,
  '/bom-generator': 228,
  '/home-plans': 218,
  '/': 216,
  '/qualification': 220,
  '/terms': 207,
  '/production-network': 223,
  '/partner-onboarding': 225,
  '/enhanced-partner-onboarding': 223,
  '/network-partners': 203,
}

test('pages load few scripts before the first interaction, and stay within their limit after hydration', async ({ browser }) => {
  for (const [path, most] of Object.entries(ALIVE_KB)) {
    await expect(async () => {
      const page = await browser.newPage({ baseURL: SITE })
      const scripts = weighScripts(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await page.locator('[data-area]').count(), path).toBe(1)
      expect(await scripts.total(), `${path} before the first move`).toBeLessThan(AT_FIRST_KB)
      await page.mouse.move(200, 300)
      await expect(page.locator('[data-area][data-alive]'), path).toHaveCount(1)
      await page.waitForLoadState('networkidle')
      expect(await scripts.total(), `${path} alive`).toBeLessThanOrEqual(most)
      await page.context().close()
      // Only a screen's first rendering may take longer than its page waits.
    }).toPass({ timeout: 60_000 })
  }
})

/** Compressed kilobytes of HTML of a public page; the front page shows more. */
const FRONT_PAGE_HTML_KB = 40
const HTML_KB = 25

test('the HTML of every public page stays within its limit', async ({ page }) => {
  const map = await (await page.request.get('/sitemap.xml')).text()
  const listed = [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
  const { plans } = await readApi(page, '/api/catalog/plans')
  const { posts } = await readApi(page, '/api/blog/posts?limit=50')
  const paths = [...listed, ...plans.map(({ id }: { id: string }) => `/configurator?plan=${id}`)]
  expect(paths).toEqual(expect.arrayContaining([...ROUTES.map(([path]) => path), ...posts.map(({ slug }: { slug: string }) => `/${slug}`)]))
  for (const path of paths) {
    // Only a screen's first rendering may take longer than its page waits.
    await expect(async () => {
      const html = await (await page.request.get(path)).text()
      if (ROUTES.some(([route]) => route === path.replace(/\?.*/, ''))) expect(html, path).toContain('data-area=')
      const most = path === '/' ? FRONT_PAGE_HTML_KB : HTML_KB
      expect(gzipSync(html, { level: 9 }).length / 1000, path).toBeLessThanOrEqual(most)
    }).toPass({ timeout: 20_000 })
  }
})

test('the intro of a plan quote opens by itself before any code loads, and stays away once a choice was made', async ({ page }) => {
  await page.goto('/simple-configurator')
  const intro = page.getByRole('dialog', { name: 'Price The Bova for your market' })
  await expect(intro).toBeVisible()
  // Open as a dialog of the page, not only drawn.
  await expect(page.locator('dialog:modal')).toHaveCount(1)
  await expect(page.locator('[data-alive]')).toHaveCount(0)
  await expect(page.getByLabel('Expected sale price')).toBeFocused()
  await page.keyboard.type('450000')
  await expect(page.locator('[data-area][data-alive]')).toHaveCount(1)
  await expect(page.getByLabel('Expected sale price')).toHaveValue(/^450,?000$/)
  await page.getByRole('button', { name: 'Calculate Development ROI' }).click()
  await page.getByRole('radio', { name: /Extreme Weather/ }).check()
  await page.reload()
  await expect(page.getByRole('radio', { name: /Extreme Weather/ })).toBeChecked()
  await expect(page.locator('dialog')).toHaveCount(0)
})

/** Withholds the code of the page's areas. @returns how to let it come */
async function holdCode(page: Page): Promise<() => void> {
  let send = () => {}
  const asked = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('**/remoteEntry.js', async (route) => {
    await asked
    await route.continue()
  })
  return send
}

const CLOSE: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'its button': (page) => page.getByRole('button', { name: 'Calculate Development ROI' }).click(),
}
for (const [way, close] of Object.entries(CLOSE))
  test(`an intro closes by ${way} before its code loads, stays closed, and keeps what was typed`, async ({ page }) => {
    const send = await holdCode(page)
    await page.goto('/simple-configurator', { waitUntil: 'domcontentloaded' })
    await expect(page.locator('dialog:modal')).toHaveCount(1)
    await page.getByLabel('Expected sale price').fill('450000')
    await close(page)
    await expect(page.locator('dialog:modal')).toHaveCount(0)
    await expect(page.locator('[data-alive]')).toHaveCount(0)
    send()
    await expect(page.locator('[data-area][data-alive]')).toHaveCount(1)
    await expect(page.locator('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: 'Expected sale price' }).click()
    await expect(page.getByLabel('Expected sale price')).toHaveValue('450,000')
  })

test('input before the code is loaded takes effect afterwards', async ({ page }) => {
  const send = await holdCode(page)
  // A page does not finish loading while its requested code is withheld.
  await page.goto('/qualification', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Project location').fill('Dayton, OH')
  await page.goto('/steel-configurator', { waitUntil: 'domcontentloaded' })
  const upload = page.getByRole('tab', { name: 'Upload Custom Plan' })
  await upload.click()
  await expect(page.locator('[data-held]')).toHaveCount(1)
  send()
  await expect(upload).toHaveAttribute('aria-selected', 'true')
  await page.goto('/qualification')
  await page.getByLabel('Project location').fill('Akron, OH')
  await expect(page.locator('[data-area][data-alive]')).toHaveCount(1)
  await expect(page.getByLabel('Project location')).toHaveValue('Akron, OH')
  await page.reload()
  await expect(page.getByLabel('Project location')).toHaveValue('Akron, OH')
})

test("a tier's tooltip opens for a pointer or focus that was on its button before the code loaded", async ({ page }) => {
  let send = () => {}
  await page.route('**/remoteEntry.js', async (route) => {
    await new Promise<void>((resolve) => {
      send = resolve
    })
    await route.continue()
  })
  const button = page.getByRole('button', { name: 'What Preferred means' })
  const open = async () => {
    await expect(page.locator('[data-area][data-alive]')).toHaveCount(0)
    send()
    await expect(page.getByRole('tooltip')).toContainText('Preferred across the network')
  }
  for (const reach of [
    () => button.click(),
    () => button.hover(),
    async () => {
      await page.keyboard.press('Tab')
      await button.focus()
    },
  ]) {
    await page.goto('/terms', { waitUntil: 'domcontentloaded' })
    const asked = page.waitForRequest('**/remoteEntry.js')
    await reach()
    await asked
    await open()
    await expect(button).toHaveAccessibleDescription(/Preferred across the network/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip')).toHaveCount(0)
  }
})

test('the bell of a signed-in person waits until a busy browser has hydrated the page', async ({ page }) => {
  await withSession(page, 'operator')
  await readApi(page, '/api/session')
  // The bell's code is there from the second page on; React works off its tasks through a channel, here more slowly than it arrives.
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: /^Notifications/ })).toBeVisible()
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (this: MessagePort, ...sent: [unknown]) {
      setTimeout(() => post.apply(this, sent), 700)
    }
  })
  await page.goto('/platform')
  await expect(page.getByRole('banner').getByRole('button', { name: /^Notifications/ })).toBeVisible()
})

test("a signed-in person's page hydrates without console messages, also when the bell knew them before its code loaded", async ({
  page,
}) => {
  await withSession(page, 'operator')
  // Its answer sets the hint by which pages know at once that somebody is signed in.
  await readApi(page, '/api/session')
  let send = () => {}
  const known = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('**/remoteEntry.js', async (route) => {
    await known
    await route.continue()
  })
  await expect(async () => {
    await page.goto('/production-network', { waitUntil: 'domcontentloaded' })
    expect(await page.locator('[data-area]').count()).toBe(1)
  }).toPass()
  await expect(page.getByRole('banner').getByRole('button', { name: /^Notifications/ })).toBeVisible()
  send()
  await expect(page.locator('[data-area][data-alive]')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Seed Demo Data' })).not.toHaveAttribute('aria-disabled', 'true')
})

test('a form submitted before its code loaded is sent afterwards', async ({ page }) => {
  let send = () => {}
  const asked = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('**/remoteEntry.js', async (route) => {
    await asked
    await route.continue()
  })
  await expect(async () => {
    await page.goto('/qualification')
    expect(await page.locator('[data-area] form').count()).toBe(1)
  }).toPass()
  await fillApplication(page, newApplicant('Ada Early'))
  await page.getByLabel('Email').press('Enter')
  await expect(page.locator('form[data-held], button[data-held]')).toHaveCount(1)
  send()
  await expect(page.getByRole('region', { name: /Standard/ })).toBeVisible()
  await expect(page).toHaveURL(/\/qualification$/)
})

test('the site’s own scripts load unmodified or not at all', async ({ page, quiet }) => {
  await page.addInitScript(() => {
    const unchecked: string[] = []
    Object.assign(globalThis, { unchecked })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLScriptElement && node.src && !/^sha\d{3}-/.test(node.integrity)) unchecked.push(node.src)
    }).observe(document, { childList: true, subtree: true })
  })
  const loaded = new Map<string, number>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/static/') && pathname.endsWith('.js')) loaded.set(pathname, (loaded.get(pathname) ?? 0) + 1)
  })
  for (const path of ['/qualification', '/platform']) {
    loaded.clear()
    await page.goto(path)
    await page.mouse.move(200, 300)
    await page.mouse.move(220, 310)
    await expect.poll(() => loaded.size, path).toBeGreaterThan(2)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate('globalThis.unchecked'), path).toEqual([])
    expect(
      [...loaded].filter(([, times]) => times > 1),
      `${path}: fetched twice`,
    ).toEqual([])
  }

  quiet.allow(/integrity|ChunkLoadError|Loading chunk/i)
  for (const name of ['boot', 'main']) {
    await page.route(`**/static/${name}.*.js`, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: `globalThis.tampered = true;${await answer.text()}` })
    })
    const refused = page.waitForEvent('console', (message) => /integrity/i.test(message.text()))
    await page.goto('/qualification')
    await page.mouse.move(200, 300)
    await page.mouse.move(220, 310)
    expect((await refused).text(), name).toContain(`/static/${name}.`)
    expect(await page.evaluate('globalThis.tampered'), name).toBeUndefined()
    await expect(page.getByLabel('Project location'), name).toBeVisible()
    await page.unrouteAll()
  }
})
