import type { Locator } from '@playwright/test'
import { addPage, addSection, newSlug, nextSave, paste, saved, uploadPicture } from './editorSteps'
import { demoAccount, expect, readApi, test, withSession } from './journey'
import { JOB } from './product'

test('an editor writes a post on the screen, publishes it, finds it on the site, deletes it and undoes that', async ({ page, browser }) => {
  const slug = newSlug('screws-or-welds')
  const { email, password } = demoAccount('editor')
  await page.goto('/content-management')
  await page.getByLabel('Username').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Access Dashboard' }).click()
  await expect(page.getByText('No Page Selected')).toBeVisible()

  await addPage(page, 'Screws or welds?', slug)
  await page.getByLabel('Section title').fill('Two ways to join studs')
  const save = nextSave(page)
  await page.getByLabel('Body').pressSequentially('Most frames are **screwed**. See [the terms](/terms).')
  await save
  await saved(page)

  // After a reload all edits are there, and the address still names the page and the tab.
  await page.getByRole('tab', { name: 'SEO Settings' }).click()
  const metaSave = nextSave(page)
  await page.getByLabel('Meta title').fill('Screws or welds: two ways to join cold-formed steel')
  await metaSave
  const descriptionSave = nextSave(page)
  await page
    .getByLabel('Meta description')
    .fill(
      'How the studs of a cold-formed steel frame are joined: screws for most frames, welds in the shop, and what each asks of the crew.',
    )
  await descriptionSave
  await page.reload()
  await expect(page.getByLabel('Meta title')).toHaveValue('Screws or welds: two ways to join cold-formed steel')
  await page.getByRole('tab', { name: 'Content', exact: true }).click()
  const words = page.getByLabel('Body')
  await expect(words).toHaveText('Most frames are screwed. See the terms.')
  await expect(words.locator('strong')).toHaveText('screwed')
  await expect(words.getByRole('link', { name: 'the terms' })).toHaveAttribute('href', '/terms')

  const visitor = await (await browser.newContext()).newPage()
  expect((await visitor.goto(`/${slug}`))?.status()).toBe(404)
  expect(await (await visitor.request.get('/api/content/pages')).text()).not.toContain(slug)
  await page.getByRole('switch', { name: 'Published' }).click()
  await expect(page.getByText('Page updated successfully').first()).toBeVisible()
  await expect(async () => {
    expect((await visitor.goto(`/${slug}`))?.status()).toBe(200)
  }).toPass()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Screws or welds?' })).toBeVisible()
  await expect(visitor.getByText('screwed', { exact: true })).toBeVisible()
  await visitor.goto('/blog')
  await expect(visitor.getByText('Screws or welds?').first()).toBeVisible()

  await page.getByRole('button', { name: 'Delete page' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete page' }).click()
  await expect(page.getByText('Page deleted successfully').first()).toBeVisible()
  await expect(async () => {
    expect((await visitor.goto(`/${slug}`))?.status()).toBe(404)
  }).toPass()
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect(page.getByText('Page restored').first()).toBeVisible()
  await expect(async () => {
    expect((await visitor.goto(`/${slug}`))?.status()).toBe(200)
  }).toPass()
  await visitor.context().close()
})

test('two editors edit one page: the second is asked before anything is overwritten', { tag: JOB }, async ({ page, browser, quiet }) => {
  // The browser logs the refused save.
  quiet.allow(/409/)
  const slug = newSlug('two-editors')
  await withSession(page, 'editor')
  await page.goto('/content-management')
  await addPage(page, 'Two editors', slug)

  const office = await (await browser.newContext()).newPage()
  await withSession(office, 'operator')
  await office.goto(page.url())
  await expect(office.getByLabel('Page title')).toHaveValue('Two editors')
  const theirs = nextSave(office)
  await office.getByLabel('Page title').fill('Two editors, said the operator')
  expect((await theirs).status()).toBe(200)

  await page.getByLabel('Page title').fill('Two editors, said the editor')
  await expect(page.getByRole('alert')).toContainText('changed the same place')
  await expect(page.getByRole('alert')).toContainText('Two editors, said the operator')
  await expect(page.getByText('Not saved: choose a version')).toBeVisible()
  await expect(page.getByLabel('Page title')).toHaveValue('Two editors, said the editor')
  await page.getByRole('button', { name: 'Keep mine: Title' }).click()
  await saved(page)
  const pages = await readApi(page, `/api/content/pages?search=${slug}`)
  expect(pages).toMatchObject([{ title: 'Two editors, said the editor', isPublished: false }])
  await office.context().close()
})

test('two editors change two of the same paragraphs: each is shown alone, with its words marked, and chosen', async ({
  page,
  browser,
  quiet,
}) => {
  // The browser logs the refused save.
  quiet.allow(/409|ERR_INTERNET_DISCONNECTED/)
  const slug = newSlug('same-paragraphs')
  await withSession(page, 'editor')
  await page.goto('/content-management')
  await addPage(page, 'Same paragraphs', slug)
  const words = page.getByRole('textbox', { name: 'Body' })
  const stored = nextSave(page)
  await paste(words, { 'text/plain': 'The slab is square.\nNobody changes this.\nThe crane comes at seven.' })
  await stored
  await saved(page)

  const office = await (await browser.newContext()).newPage()
  await withSession(office, 'operator')
  await office.goto(page.url())
  const append = async (to: Locator, more: string) => {
    await to.click()
    await to.page().keyboard.press('End')
    await to.page().keyboard.type(more)
  }
  const theirWords = office.getByRole('textbox', { name: 'Body' })
  await append(theirWords.getByText('The slab is square.'), ' Said the operator.')
  const theirs = nextSave(office)
  await append(theirWords.getByText('The crane comes at seven.'), ' On Monday.')
  await theirs
  await saved(office)

  await page.context().setOffline(true)
  await append(words.getByText('The slab is square.'), ' Said the editor.')
  await append(words.getByText('The crane comes at seven.'), ' On Friday.')
  await page.context().setOffline(false)
  const asked = page.getByRole('alert')
  await expect(asked).toContainText('changed the same places')
  await expect(asked).not.toContainText('Nobody changes this.')
  const first = asked.getByRole('group', { name: 'Section 1, Body, paragraph 1' })
  const last = asked.getByRole('group', { name: 'Section 1, Body, paragraph 3' })
  await expect(first.locator('mark')).toHaveText(['editor.', 'operator.'])
  await expect(last.locator('mark')).toHaveText(['Friday.', 'Monday.'])
  await last.getByRole('button', { name: /^Take theirs/ }).click()
  await first.getByRole('button', { name: /^Keep mine/ }).click()
  await saved(page)
  await expect(words).toHaveText(/The slab is square. Said the editor.\s*Nobody changes this.\s*The crane comes at seven. On Monday.$/)
  await office.context().close()
})

test('an editor drags a section in the outline, moves it by keys, and takes that back', { tag: JOB }, async ({ page }) => {
  await withSession(page, 'editor')
  await page.goto('/content-management')
  await addPage(page, 'Outlined', newSlug('outlined'))
  for (const kind of ['Quote', 'FAQ']) await addSection(page, kind)
  await page.getByText('Outline, 3 sections').click()
  const outline = page.getByRole('list', { name: 'Outline' })
  const order = (...kinds: string[]) => expect(outline.getByRole('listitem')).toContainText(kinds)
  await order('Text', 'Quote', 'FAQ')
  const grip = outline.getByRole('button', { name: 'Move Text, number 1' })
  const [from, to] = [await grip.boundingBox(), await outline.getByRole('listitem').last().boundingBox()]
  if (!from || !to) throw new Error('The outline is not drawn')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, to.y + to.height / 2, { steps: 8 })
  const save = nextSave(page)
  await page.mouse.up()
  await order('Quote', 'FAQ', 'Text')
  await expect(outline.getByRole('button', { name: 'Move Text, number 3' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Text is now number 3 of 3' })).toBeAttached()
  await expect(page.getByRole('article').last()).toHaveAccessibleName('Text, number 3')
  await save
  await page.keyboard.press('Alt+ArrowUp')
  await order('Quote', 'Text', 'FAQ')
  await expect(outline.getByRole('button', { name: 'Move Text, number 2' })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Number 1 of 3')).toBeAttached()
  await page.keyboard.press('Space')
  await order('Text', 'Quote', 'FAQ')
  await page.keyboard.press('Control+z')
  await order('Quote', 'Text', 'FAQ')
  await expect(outline.getByRole('button', { name: 'Move Text, number 2' })).toBeFocused()
  await saved(page)
})

test('an editor builds a post with a picture, a table and a chart without the panel, removes one and undoes that', async ({
  page,
  browser,
}) => {
  const slug = newSlug('built-of-sections')
  await withSession(page, 'editor')
  await page.goto('/content-management')
  await addPage(page, 'Built of sections', slug)
  await page.getByRole('button', { name: 'Remove Text, number 1' }).click()
  await addSection(page, 'Picture')
  await uploadPicture(page, page.getByRole('article', { name: 'Picture, number 1' }), 'A mark on a drawing')

  await addSection(page, 'Comparison table')
  const table = page.getByRole('article', { name: 'Comparison table, number 2' })
  await table.getByRole('button', { name: 'Add column' }).click()
  await table.getByRole('textbox', { name: 'Column 1', exact: true }).fill('Steel')
  await table.getByRole('textbox', { name: 'Row 1', exact: true }).fill('Burns')
  await table.getByRole('textbox', { name: 'Burns, Steel', exact: true }).fill('It does not')
  await expect(table.getByText('No source yet. It can be saved, not published.')).toBeVisible()
  await table.getByRole('textbox', { name: 'Source', exact: true }).fill('Fire tests of the frame')

  await addSection(page, 'Chart')
  const chart = page.getByRole('article', { name: 'Chart, number 3' })
  await chart.getByRole('textbox', { name: 'Unit', exact: true }).fill('kits')
  await chart.getByRole('textbox', { name: 'Source', exact: true }).fill('company projection')
  await chart.getByRole('textbox', { name: 'Series 1', exact: true }).fill('Sold')
  await chart.getByRole('button', { name: 'Add category' }).click()
  await chart.getByRole('textbox', { name: 'Category 1', exact: true }).fill('2026')
  const save = nextSave(page)
  await chart.getByRole('textbox', { name: '2026, Sold', exact: true }).fill('1,250')
  await save
  await saved(page)

  const removal = nextSave(page)
  await page.getByRole('button', { name: 'Remove Comparison table, number 2' }).click()
  await removal
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('article', { name: 'Chart, number 3' })).toBeVisible()
  await page.getByRole('switch', { name: 'Published' }).click()
  await expect(page.getByText('Page updated successfully').first()).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await expect(async () => {
    expect((await visitor.goto(`/${slug}`))?.status()).toBe(200)
  }).toPass()
  await expect(visitor.getByRole('img', { name: 'A mark on a drawing' })).toBeVisible()
  await expect(visitor.getByText('It does not').first()).toBeVisible()
  await expect(visitor.getByText('company projection').first()).toBeVisible()
  await visitor.context().close()
})

test('an article goes from paste to live: cover, category, tags, text with a picture, a table and a chart', { tag: JOB }, async ({
  page,
  browser,
  quiet,
}) => {
  const slug = newSlug('from-paste-to-live')
  await withSession(page, 'editor')
  await page.goto('/content-management')
  await addPage(page, 'From paste to live', slug)
  await uploadPicture(page, page.getByRole('group', { name: /^Cover/ }), 'A truss on its side')
  await page.getByLabel(/^Category/).selectOption('Case Studies')
  await page.getByLabel(/^Tags/).fill('trusses\ncranes')

  const text = page.getByRole('article', { name: 'Text, number 1' })
  await paste(text.getByRole('textbox', { name: 'Body' }), {
    'text/html':
      '<h2>Lifting a truss</h2><p>One crane, <b>two hours</b>.</p><ul><li>Slings</li></ul><p><a href="javascript:alert(1)">odd</a></p>' +
      '<table><tr><th></th><th>Steel</th><th>Lumber</th></tr><tr><td>Pounds lifted</td><td>310</td><td>655</td></tr></table>' +
      '<script>alert(1)</script><img src="https://example.com/truss.png" alt="A truss in the air">',
  })
  await expect(text.getByText('is not in the library yet')).toBeVisible()
  await text.getByRole('button', { name: 'Edit the table' }).click()
  const figure = page.getByRole('dialog', { name: 'The table' })
  await figure.getByRole('textbox', { name: 'Heading (optional)' }).fill('Steel is half the lift')
  await figure.getByRole('button', { name: 'Close' }).click()
  await text.getByRole('button', { name: 'Picture', exact: true }).click()
  await page.getByRole('dialog', { name: 'Choose a picture' }).getByRole('button', { name: 'A truss on its side' }).first().click()
  await expect(text.getByRole('img', { name: 'A truss on its side' })).toBeVisible()

  await addSection(page, 'Comparison table')
  const table = page.getByRole('article', { name: 'Comparison table, number 2' })
  await paste(table.getByLabel('Paste a table from a spreadsheet'), { 'text/plain': '\tSteel\tLumber\nCrane hours\t2\t6\nPeople\t3\t5' })
  await table.getByRole('button', { name: 'Move row 2 up' }).click()
  await expect(table.getByRole('textbox', { name: 'Row 1', exact: true })).toHaveValue('People')

  await addSection(page, 'Chart')
  const chart = page.getByRole('article', { name: 'Chart, number 3' })
  await chart.getByRole('textbox', { name: 'Unit', exact: true }).fill('dollars')
  await paste(chart.getByLabel('Paste a table from a spreadsheet'), { 'text/plain': 'Year\tCrane\n2025\t1,250.50\n2026\t$980' })
  await expect(chart.getByRole('textbox', { name: '2025, Crane', exact: true })).toHaveValue('1250.5')
  const save = nextSave(page)
  await chart.getByRole('textbox', { name: 'Source', exact: true }).fill('Crane bills of 2026')
  await save
  await saved(page)
  // The pasted table and the comparison lack a source: both are named, and nothing is published.
  quiet.allow(/400/)
  await page.getByRole('switch', { name: 'Published' }).click()
  await expect(text.getByText(/the table “Steel is half the lift”, has no source/)).toBeVisible()
  await table.getByRole('textbox', { name: 'Source', exact: true }).fill('The crew’s own count')
  await text.getByRole('button', { name: 'Edit the table' }).click()
  const sourced = nextSave(page)
  await figure.getByRole('textbox', { name: /^Source/ }).fill('The load cell of the crane')
  await sourced
  await figure.getByRole('button', { name: 'Close' }).click()
  await saved(page)
  await page.getByRole('switch', { name: 'Published' }).click()
  await expect(page.getByText('Page updated successfully').first()).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await expect(async () => {
    expect((await visitor.goto(`/${slug}`))?.status()).toBe(200)
  }).toPass()
  const article = visitor.getByRole('main')
  await expect(article.getByRole('heading', { name: 'Lifting a truss' })).toBeVisible()
  await expect(article.locator('strong', { hasText: 'two hours' })).toBeVisible()
  await expect(article.getByRole('img', { name: 'A truss on its side' }).first()).toBeVisible()
  await expect(article.getByRole('cell', { name: '6', exact: true })).toBeVisible()
  await expect(article.getByText('Crane bills of 2026').first()).toBeVisible()
  await expect(article.getByRole('table', { name: 'Steel is half the lift' }).getByRole('cell', { name: '655', exact: true })).toBeVisible()
  await expect(article.getByText('Source: The load cell of the crane')).toBeVisible()
  await expect(article.getByText('Case Studies').first()).toBeVisible()
  await expect(article.locator('a[href^="javascript:"]')).toHaveCount(0)
  await expect(article.getByText('is no longer in the library')).toHaveCount(0)
  await visitor.context().close()
})
