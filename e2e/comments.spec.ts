import { newSlug } from './editorSteps'
import { demoAccount, expect, test, withSession } from './journey'
import { JOB, SITE } from './product'

/** A journey of two people discussing a section. */
test('an editor mentions an operator on a section, who is notified, answers and resolves it, while the editor watches', {
  tag: JOB,
}, async ({ page, browser }) => {
  await withSession(page, 'editor')
  const slug = `discussed-${Date.now()}`
  const made = await page.request.post('/api/pages?draft=true&depth=0', {
    headers: { origin: SITE },
    data: { title: `Page ${slug}`, slug, sections: [{ blockType: 'quote', text: 'Said on site' }] },
  })
  const { id } = (await made.json()).doc
  const name = demoAccount('operator').name
  await page.goto(`/content-management?page=${id}`)
  await page.getByRole('button', { name: 'Comments on Quote, number 1' }).click()
  const drawer = page.getByRole('complementary', { name: /^Comments/ })
  await drawer.getByLabel('Comment on this section').fill('Is this right, @')
  await drawer.getByRole('button', { name, exact: true }).click()
  await drawer.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(drawer.getByText(`@${name}`)).toBeVisible()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().includes(`/api/content/pages/${id}`))
  await page.getByLabel('Page title').fill(`Page ${slug}, written while reading`)
  expect((await saved).status(), 'the form goes on while the comments are read').toBe(200)
  await expect(drawer.getByText(`@${name}`)).toBeVisible()

  const operator = await (await browser.newContext({ baseURL: SITE })).newPage()
  await withSession(operator, 'operator')
  await expect(async () => {
    const notices = await operator.request.get('/api/notifications/notices', { headers: { origin: SITE } })
    expect(await notices.text()).toContain(`mentioned you on 'Page ${slug}`)
  }).toPass()
  await operator.goto(`/content-management?page=${id}&comments=all`)
  const theirs = operator.getByRole('complementary', { name: /^Comments/ })
  await theirs.getByRole('button', { name: 'Reply' }).click()
  await theirs.getByLabel('Your reply').fill('Yes, I was there.')
  await theirs.getByRole('button', { name: 'Reply' }).click()
  await expect(drawer.getByText('Yes, I was there.')).toBeVisible()
  await theirs.getByRole('button', { name: 'Resolve' }).click()
  await expect(drawer.getByText('Resolved (1)')).toBeVisible()
})

test('two editors see in which section the other one works; a closed tab is gone within 20 seconds', async ({ page, browser }) => {
  await withSession(page, 'editor')
  const made = await page.request.post('/api/content/pages', {
    headers: { origin: SITE },
    data: {
      title: 'Two at once',
      slug: newSlug('two-at-once'),
      sections: [
        { type: 'richText', title: 'The first', content: 'Words.' },
        { type: 'richText', title: 'The second', content: 'Words.' },
      ],
    },
  })
  const { id } = await made.json()
  const office = await (await browser.newContext()).newPage()
  await withSession(office, 'operator')
  for (const editor of [page, office]) await editor.goto(`/content-management?page=${id}`)
  await expect(page.getByText(/ has this page open$/)).toBeVisible()
  await office.getByLabel('Section title').last().click()
  const second = page.getByRole('article', { name: 'Text, number 2' })
  await expect(second.getByText(/ is in this section$/)).toBeAttached()
  await page.getByLabel('Section title').first().click()
  await expect(office.getByRole('article', { name: 'Text, number 1' }).getByText(/ is in this section$/)).toBeAttached()
  await office.context().close()
  await expect(page.getByText(/ has this page open$/)).toHaveCount(0, { timeout: 20_000 })
})
