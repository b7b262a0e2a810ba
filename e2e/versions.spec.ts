import { addPage, newSlug, nextSave, saved } from './editorSteps'
import { expect, test, withSession } from './journey'
import { JOB } from './product'

test('an editor views an earlier version of a page, sees what restoring it changes, restores it as a draft and undoes that', {
  tag: JOB,
}, async ({ page }) => {
  await withSession(page, 'editor')
  const slug = newSlug('kept-versions')
  await page.goto('/content-management')
  await addPage(page, 'Written first', slug)
  const words = nextSave(page)
  await page.getByRole('textbox', { name: 'Body' }).pressSequentially('Two ways to join studs.')
  await words
  await saved(page)
  await page.getByRole('switch', { name: 'Published' }).click()
  await expect(page.getByRole('switch', { name: 'Published' })).toBeChecked()
  const save = nextSave(page)
  await page.getByLabel('Page title').fill('Written later')
  await save
  await saved(page)

  await page.getByRole('button', { name: 'Versions' }).click()
  const versions = page.getByRole('dialog', { name: 'Versions' })
  await expect(versions.getByRole('listitem').first()).toContainText('In the form')
  await expect(versions.getByRole('listitem').first()).toContainText('Title')
  await versions
    .getByRole('listitem')
    .filter({ hasText: 'On the site' })
    .getByRole('button', { name: /^Look at/ })
    .click()
  const version = page.getByRole('dialog', { name: 'A version of the page' })
  await expect(version.locator('del')).toHaveText('Written later')
  await expect(version).toContainText(`/${slug}, as now`)
  const opened = page.waitForEvent('popup')
  await version.getByRole('link', { name: 'Look at the page as it was' }).click()
  const was = await opened
  await expect(was).toHaveTitle(/Written first/)
  await was.close()
  await version.getByRole('button', { name: 'Restore as a draft' }).click()
  await expect(page.getByLabel('Page title')).toHaveValue('Written first')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByLabel('Page title')).toHaveValue('Written later')
})
