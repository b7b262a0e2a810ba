import { withNodes } from '@framewell/domain/content/lexicalText'
import { ownId } from '@framewell/domain/content/ownId'
import type { Page } from '@playwright/test'
import { addPanelSection, newSlug, PIXEL, panelFormReady, paste } from './editorSteps'
import { expect, readApi, test, withSession } from './journey'
import { EDGE_CASE, SITE } from './product'
import { publishInPanel } from './publishInPanel'

test('an article goes live from the panel: cover, category, tags, text and a chart', async ({ page, browser, quiet }) => {
  // The panel is Payload's; its notices are not ours to silence.
  quiet.allow(/./)
  const slug = newSlug('panel-to-live')
  await withSession(page, 'editor')
  await page.goto('/cms/collections/posts/create')
  await page.locator('#field-title').fill('An article of the panel')
  await page.waitForURL(/posts\/[0-9a-f-]{36}/)
  await page.locator('#field-excerpt').fill('What one crane lifts in two hours.')
  await page.locator('#field-slug').fill(slug)
  await page.locator('#field-cover').getByRole('button', { name: 'Create New' }).click()
  await uploadInDrawer(page, 'A truss on its side')
  await page.locator('#field-category .rs__control').click()
  await page.getByRole('option', { name: 'Case Studies' }).click()
  for (const tag of ['trusses', 'cranes']) await typeTag(page, 'field-tags', tag)

  await addPanelSection(page, 'Text')
  // An added block is open, with the cursor in place.
  await expect(page.locator('#field-sections__0__heading')).toBeFocused()
  const text = page.locator('#sections-row-0 [contenteditable="true"]').first()
  await paste(text, { 'text/html': '<h2>Lifting a truss</h2><p>One crane, <b>two hours</b>.</p><script>alert(1)</script>' })
  for (const name of ['Bold', 'Italic']) await expect(page.getByRole('button', { name, exact: true }).first()).toBeAttached()

  await addPanelSection(page, 'Chart')
  const chart = (field: string) => page.locator(`#field-sections__1__${field}`)
  await chart('unit').fill('dollars')
  await paste(page.locator('#sections-row-1').getByRole('textbox', { name: 'Paste a table from a spreadsheet' }), {
    'text/plain': 'Year\tCrane\n2025\t1,250.50\n2026\t980',
  })

  await expect(page.locator('#sections-row-1').getByText('No source yet. It can be saved, not published.')).toBeVisible()
  await chart('source').fill('Crane bills of 2026')
  await publishInPanel(page, 'posts')

  const visitor = await (await browser.newContext()).newPage()
  await expect(async () => {
    expect((await visitor.goto(`/${slug}`))?.status()).toBe(200)
  }).toPass()
  const article = visitor.getByRole('main')
  await expect(article.getByRole('heading', { name: 'Lifting a truss' })).toBeVisible()
  await expect(article.getByRole('img', { name: 'A truss on its side' }).first()).toBeVisible()
  await expect(article.getByText('Crane bills of 2026').first()).toBeVisible()
  await expect(article.getByText('Case Studies').first()).toBeVisible()
  await visitor.context().close()
})

test('a chart and a table are edited as a grid in the panel: pasted from a sheet, reordered by keyboard, drawn at once', async ({
  page,
  quiet,
}) => {
  quiet.allow(/./)
  await withSession(page, 'editor')
  await page.goto('/cms/collections/pages/create')
  await page.locator('#field-title').fill('Figures as a grid')
  await page.waitForURL(/pages\/[0-9a-f-]{36}/)
  await page.locator('#field-slug').fill(newSlug('figures-as-a-grid'))

  await addPanelSection(page, 'Chart')
  const chart = page.locator('#sections-row-0')
  const cell = (name: string) => chart.getByRole('textbox', { name, exact: true })
  await expect(chart.getByText('It is drawn here as soon as')).toBeVisible()
  await page.locator('#field-sections__0__unit').fill('dollars')
  await paste(cell('Paste a table from a spreadsheet'), {
    'text/plain': 'Year\tCrane\tCrew\n2025\t1,250.50\t$2,000\n2026\t980\t(300)\n2027\tmany\t5',
  })
  await expect(cell('2025, Crane')).toHaveValue('1250.5')
  await expect(cell('2025, Crew')).toHaveValue('2000')
  await expect(chart.getByRole('status').getByText('1 of the pasted cells did not fit, or were no numbers.')).toBeVisible()
  await expect(chart.getByRole('figure', { name: 'How it looks' }).getByRole('img')).toBeVisible()
  await expect(chart.getByText('No source yet. It can be saved, not published.')).toBeVisible()
  await cell('2027, Crane').fill('1,2.5')
  await expect(chart.getByText('Use digits and at most one point', { exact: true })).toBeVisible()
  await expect(chart.getByText('Missing: 2027, Crane. Use digits and at most one point')).toBeVisible()
  await cell('2027, Crane').fill('-1,450.25')
  const name = (words: string) => chart.getByRole('button', { name: words, exact: true })
  await name('Move category 1 down').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(name('Move category 2 down')).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  // At an end, the opposite button keeps focus.
  await expect(name('Move category 3 up')).toBeFocused()
  await name('Move series 2 left').click()
  await name('Remove category 1').click()
  await page.locator('#field-sections__0__source').fill('Crane bills')
  await expect(chart.getByText('Source: Crane bills')).toBeVisible()

  await addPanelSection(page, 'Comparison table')
  const table = page.locator('#sections-row-1')
  await paste(table.getByRole('textbox', { name: 'Paste a table from a spreadsheet' }), { 'text/plain': '\tSteel\tLumber\nBurns\tno\tyes' })
  await table.getByRole('button', { name: 'Add row' }).click()
  await table.getByRole('textbox', { name: 'Row 2', exact: true }).fill('Rots')
  await table.getByRole('textbox', { name: 'Rots, Lumber', exact: true }).fill('yes')
  await table.getByRole('button', { name: 'Move row 2 up' }).click()
  await table.getByRole('button', { name: 'Move column 1 right' }).click()
  await expect(table.getByRole('figure', { name: 'How it looks' }).getByRole('row').nth(1)).toHaveText('Rotsyes')

  const expected = [
    {
      categories: ['2027', '2025'],
      series: [
        { name: 'Crew', values: [5, 2000] },
        { name: 'Crane', values: [-1450.25, 1250.5] },
      ],
    },
    {
      columns: ['Lumber', 'Steel'],
      rows: [
        { label: 'Rots', cells: ['yes', ''] },
        { label: 'Burns', cells: ['yes', 'no'] },
      ],
    },
  ]
  const id = /[0-9a-f-]{36}/.exec(page.url())?.[0]
  await expect(async () => {
    expect((await readApi(page, `/api/pages/${id}?draft=true&depth=0`)).sections).toMatchObject(expected)
  }).toPass()
  // After a reload the saved state is shown.
  await page.reload()
  await expect(async () => {
    if (!(await cell('2025, Crane').isVisible())) await chart.getByRole('button', { name: 'Toggle block' }).first().click()
    await expect(cell('2025, Crane')).toHaveValue('1250.5', { timeout: 1000 })
  }).toPass()
  await expect(cell('Series 1')).toHaveValue('Crew')
})

test('table cells within a text keep their typed values when the text was out of view meanwhile', { tag: EDGE_CASE }, async ({
  page,
  quiet,
}) => {
  quiet.allow(/./)
  await withSession(page, 'editor')
  const fields = {
    blockType: 'textTable',
    heading: '',
    corner: '',
    columns: ['Steel'],
    rows: [{ label: 'Pounds', cells: ['310'] }],
    source: '',
  }
  const body = withNodes(null, [{ type: 'block', version: 2, format: '', fields: { id: ownId(), blockName: '', ...fields } }])
  const made = await page.request.post('/api/pages?draft=true&depth=0', {
    headers: { origin: SITE },
    data: { title: 'A table in a text', slug: newSlug('table-in-text'), sections: [{ blockType: 'richText', heading: 'Words', body }] },
  })
  await page.goto(`/cms/collections/pages/${(await made.json()).doc.id}`)
  await panelFormReady(page)
  const row = page.locator('#sections-row-0')
  await row.getByRole('button', { name: 'Toggle block' }).click()
  const text = row.locator('[contenteditable="true"]').first()
  const cell = (name: string) => text.getByRole('textbox', { name, exact: true })
  await cell('Pounds, Steel').fill('311')
  // A range pasted into the grid fills the grid and adds no other table to the text.
  await paste(cell('Pounds, Steel'), { 'text/plain': '311\t655\n4\t6' })
  await expect(text.getByRole('textbox', { name: 'Paste a table from a spreadsheet' })).toHaveCount(1)
  const id = /[0-9a-f-]{36}/.exec(page.url())?.[0]
  const expectStored = (cells: readonly string[], heading?: string) =>
    expect(async () => {
      const { sections } = await readApi(page, `/api/pages/${id}?draft=true&depth=0`)
      const { fields } = sections[0].body.root.children.find(({ type }: { type: string }) => type === 'block')
      expect(fields).toMatchObject({ rows: [{ label: 'Pounds', cells }, { cells: ['4', '6'] }], ...(heading ? { heading } : {}) })
    }).toPass()
  await expectStored(['311', '655'])
  await page.getByRole('button', { name: 'Links', exact: true }).click()
  await page.getByRole('main').getByRole('button', { name: 'Content', exact: true }).click()
  await expect(cell('Pounds, Steel')).toHaveValue('311')
  await text.locator('[name="heading"]').fill('Steel is half the lift')
  await expectStored(['311', '655'], 'Steel is half the lift')
})

async function typeTag(page: Page, id: string, words: string): Promise<void> {
  const field = page.locator('.field-type', { has: page.locator(`label[for="${id}"]`) }).last()
  await field.locator('input').first().fill(words)
  await field.locator('input').first().press('Enter')
}

/** Adds a picture where the panel asks for one; without a description it keeps the existing one. */
async function uploadInDrawer(page: Page, description?: string): Promise<void> {
  const drawer = page.locator('.doc-drawer')
  await drawer.locator('input[type="file"]').setInputFiles({ name: 'truss.png', mimeType: 'image/png', buffer: PIXEL })
  if (description !== undefined) await drawer.locator('#field-alt').fill(description)
  await drawer.locator('#action-save').click()
  await expect(drawer).toBeHidden()
}
