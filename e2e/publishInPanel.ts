import { expect, type Page } from '@playwright/test'

/**
 * Publishes the open document in the panel, which ignores a press during an autosave: like an editor, this presses again when nothing
 * happens.
 */
export async function publishInPanel(page: Page, collection: 'pages' | 'posts'): Promise<void> {
  await expect(async () => {
    const [answer] = await Promise.all([
      page.waitForResponse(
        (response) =>
          response.url().includes(`/api/${collection}/`) &&
          response.request().method() === 'PATCH' &&
          !response.url().includes('autosave=true'),
        { timeout: 20_000 },
      ),
      page.getByRole('button', { name: /Publish changes/ }).click({ timeout: 20_000 }),
    ])
    expect(answer.status()).toBe(200)
  }).toPass()
}
