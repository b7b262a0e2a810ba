import { addPage, addSection, newSlug, nextSave, paste, saved } from './editorSteps'
import { expect, test, withSession } from './journey'
import { PASTED_ARTICLE } from './pastedArticle'
import { ANY_WIDTH } from './product'

const EXPECTED = PASTED_ARTICLE.flatMap(({ texts }) => texts)
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

for (const width of [1440, 390]) {
  test(`at ${width} pixels an article pasted from Word, Google Docs, Sheets and Markdown is published text by text`, {
    tag: ANY_WIDTH,
  }, async ({ page, browser, quiet }) => {
    // The styles of pasted HTML, which is read and never shown.
    quiet.allow(/Applying inline style/)
    expect(EXPECTED.join(' ').split(/\s+/).length).toBeGreaterThan(900)
    await page.setViewportSize({ width, height: 900 })
    await withSession(page, 'editor')
    const slug = newSlug(`pasted-${width}`)
    await page.goto('/content-management')
    await addPage(page, 'The day a frame goes up', slug)
    for (const [at, { from, clipboard, texts }] of PASTED_ARTICLE.entries()) {
      if (at > 0) await addSection(page, 'Text')
      const section = page.getByRole('article', { name: `Text, number ${at + 1}` })
      const save = nextSave(page)
      await paste(section.getByRole('textbox', { name: 'Body' }), clipboard)
      if (from === 'Google Sheets') {
        await section.getByRole('button', { name: 'Edit the table' }).click()
        const figure = page.getByRole('dialog', { name: 'The table' })
        await figure.getByRole('textbox', { name: /^Source/ }).fill('The crews’ own count')
        await figure.getByRole('button', { name: 'Close' }).click()
      } else await expect(section.getByRole('textbox', { name: 'Body' })).toContainText(texts.at(-1) ?? '')
      await save
      await saved(page)
    }
    await page.getByRole('switch', { name: 'Published' }).click()
    await expect(page.getByText('Page updated successfully').first()).toBeVisible()

    const visitor = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage()
    await expect(async () => expect((await visitor.goto(`/${slug}`))?.status()).toBe(200)).toPass()
    const main = visitor.getByRole('main')
    await expect(main.getByText('The crews’ own count').first()).toBeAttached()
    const published = (await main.locator('h2, h3, p, li, blockquote, th, td').allTextContents()).map(plain)
    // Each text is there, in the order of the article.
    let from = 0
    const lost = EXPECTED.filter((text) => {
      const found = published.indexOf(text, from)
      if (found >= 0) from = found + 1
      return found < 0
    })
    expect(lost, `published: ${JSON.stringify(published)}`).toEqual([])
    await expect(main.getByRole('link', { name: 'the old handbook' })).toHaveAttribute(
      'href',
      'https://www.example.org/handbook?page=12&part=3',
    )
    await expect(main.getByRole('link', { name: 'shop', exact: true })).toHaveAttribute('href', 'https://www.example.com/shop')
    await expect(main.locator('strong', { hasText: 'before' }).first()).toBeAttached()
    await expect(main.getByRole('table').getByRole('cell', { name: '4.25', exact: true })).toBeAttached()
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await visitor.context().close()
  })
}
