import type { Page, Request, Route } from '@playwright/test'
import { addPanelSection, newSlug, openPanelSection, panelFormReady } from './editorSteps'
import { expect, readApi, test, withSession } from './journey'
import { SITE } from './product'

/** A page with one section, open in the panel. */
async function openPage(page: Page): Promise<string> {
  await withSession(page, 'editor')
  const made = await page.request.post('/api/pages?draft=true&depth=0', {
    headers: { origin: SITE },
    data: { title: 'A row more', slug: newSlug('a-row-more'), sections: [{ blockType: 'richText', heading: 'Words' }] },
  })
  const { id } = (await made.json()).doc
  await page.goto(`/cms/collections/pages/${id}`)
  await panelFormReady(page)
  await page.waitForLoadState('networkidle')
  return id
}

const drawsForm = (request: Request) => request.method() === 'POST' && Boolean(request.postData()?.includes('"name":"form-state"'))

/** Passes the next form request to the journey. */
async function nextDrawing(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  let taken = false
  await page.route('**/cms/collections/pages/*', (route) => {
    if (taken || !drawsForm(route.request())) return route.fallback()
    taken = true
    return answer(route)
  })
}

test('a section added while the server still processes earlier input gets its fields', async ({ page }) => {
  const id = await openPage(page)
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let asked: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    asked = resolve
  })
  await nextDrawing(page, async (route) => {
    const response = await route.fetch()
    asked()
    await released
    await route.fulfill({ response })
  })
  await page.locator('#field-title').fill('A row more than before')
  await held
  await addPanelSection(page, 'Chart')
  release()
  await openPanelSection(page, 1)
  await page.locator('#field-sections__1__unit').fill('dollars')
  await expect(async () => {
    expect((await readApi(page, `/api/pages/${id}?draft=true&depth=0`)).sections).toMatchObject([
      {},
      { blockType: 'chart', unit: 'dollars' },
    ])
  }).toPass()
})

test('a section whose fields could not load gets them automatically, with no more requests than needed', async ({ page, quiet }) => {
  // The interrupted request.
  quiet.allow(/Failed to (load resource|fetch)|TypeError/)
  const id = await openPage(page)
  await nextDrawing(page, (route) => route.abort('connectionreset'))
  let drawings = 0
  page.on('request', (request) => {
    if (drawsForm(request)) drawings += 1
  })
  await addPanelSection(page, 'Chart')
  await openPanelSection(page, 1)
  await expect(page.locator('#field-sections__1__unit')).toBeVisible()
  // Server defaults, such as the chart type, are stored with the rest.
  await expect(async () => {
    expect((await readApi(page, `/api/pages/${id}?draft=true&depth=0`)).sections).toMatchObject([
      {},
      { blockType: 'chart', chartType: 'bar' },
    ])
  }).toPass()
  expect(drawings).toBeLessThan(8)
})
