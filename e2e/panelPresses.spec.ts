import type { Page } from '@playwright/test'
import { expect, test, withSession } from './journey'
import { ANY_WIDTH } from './product'

const POST = /\/cms\/collections\/posts\/[0-9a-f-]{36}$/
const MEDIA = /\/cms\/collections\/media(\?|$)/
const LIST = '/cms/collections/posts'

/** The browser logs it about the preview beside a form: a page of this site. */
const PREVIEW_FRAME = /allow-scripts and allow-same-origin/

/** Each kind of link the server renders in the panel: its page, its selector, and its target. */
const LINKS = [
  { kind: "'Write a post'", on: '/cms', link: 'header a[href="/cms/collections/posts/create"]', to: POST },
  { kind: "'Media'", on: '/cms', link: '.panel-groups a[href="/cms/collections/media"]', to: MEDIA },
  { kind: "'Media' below the fold", on: '/cms', link: '.panel-groups a[href="/cms/collections/media"]', to: MEDIA, height: 360 },
  { kind: "'Content screen', out of the panel,", on: '/cms', link: 'header a[href="/content-management"]', to: /\/content-management$/ },
  { kind: 'the account', on: '/cms', link: 'a[href="/cms/account"]', to: /\/cms\/account$/ },
  // At this width the panel shows its navigation; at the others it closes it.
  { kind: 'a link of the navigation', on: LIST, link: '.nav a[href="/cms/collections/media"]', to: MEDIA, width: 1600 },
  { kind: "'Create New'", on: LIST, link: 'a.list-create-new-doc__create-new-button', to: POST },
  { kind: 'a row of a list', on: LIST, link: 'tbody a[href^="/cms/collections/posts/"]', to: POST },
] as const

for (const { kind, on, link, to, ...size } of LINKS) {
  test(`${kind} is followed when the panel hydrates during the press`, { tag: ANY_WIDTH }, async ({ page, quiet }) => {
    quiet.allow(PREVIEW_FRAME)
    await page.setViewportSize({ width: 'width' in size ? size.width : 1440, height: 'height' in size ? size.height : 900 })
    const wake = await openAsleep(page, on)
    await page.locator(link).first().hover()
    await page.mouse.down()
    await wake()
    await page.mouse.up()
    await expect(page).toHaveURL(to)
  })
}

test('a panel link is followed when the next page answers only after this one has hydrated', { tag: ANY_WIDTH }, async ({
  page,
  quiet,
}) => {
  quiet.allow(PREVIEW_FRAME)
  const wake = await openAsleep(page, '/cms')
  const answer = gate()
  const asked = page.waitForRequest('**/cms/collections/posts/create')
  await page.route('**/cms/collections/posts/create', async (route) => {
    await answer.opened
    await route.continue()
  })
  await page.getByRole('link', { name: 'Write a post' }).click({ noWaitAfter: true })
  await asked
  await wake()
  answer.open()
  await expect(page).toHaveURL(POST)
})

test('a breadcrumb, which the panel renders in the browser, is followed as soon as it is visible', { tag: ANY_WIDTH }, async ({ page }) => {
  const wake = await openAsleep(page, LIST)
  await wake()
  await page.locator('.step-nav a[href="/cms"]').click()
  await expect(page).toHaveURL(/\/cms$/)
})

const ALIVE = 'the panel is alive'

/**
 * Opens a server-rendered panel page on a CPU slowed six times; its scripts run once it is woken.
 * @returns wakes the panel, and resolves once it has hydrated and its navigation animates, its last step
 */
async function openAsleep(page: Page, path: string): Promise<() => Promise<void>> {
  await withSession(page, 'editor')
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const scripts = gate()
  await page.route('**/_next/static/chunks/*.js*', async (route) => {
    await scripts.opened
    await route.continue()
  })
  // A page being left can no longer be queried, but it reports.
  const alive = page.waitForEvent('console', { predicate: (message) => message.text() === ALIVE, timeout: 0 })
  await page.addInitScript((words) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('.template-default--nav-animate')) return
      watch.disconnect()
      console.info(words)
    })
    watch.observe(document, { subtree: true, childList: true, attributeFilter: ['class'] })
  }, ALIVE)
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    scripts.open()
    await alive
  }
}

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}
