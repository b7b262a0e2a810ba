import { createHash } from 'node:crypto'
import { type Browser, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { demoAccount } from './demoAccount'
import { diagnose } from './diagnosis'
import { SITE } from './product'

/** Every journey is a separate visitor with its own address, so that none uses up another's limits. */
function addressOf(journey: string): string {
  const [first = 0, second = 0] = createHash('sha256').update(journey).digest()
  // Reserved for network tests (RFC 2544).
  return `198.18.${first}.${second}`
}

/** A journey fails on unexpected console errors or warnings. */
export const test = base.extend<{ quiet: { allow: (pattern: RegExp) => void; hear: (page: Page) => void } }>({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { project, titlePath }) => {
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': addressOf([project.name, ...titlePath].join(' ')) })
  },
  quiet: [
    async ({ page }, use, testInfo) => {
      const began = Date.now()
      const pages: Page[] = []
      const allowed: RegExp[] = []
      const heard: string[] = []
      const hear = (each: Page) => {
        pages.push(each)
        each.on('console', (message: ConsoleMessage) => {
          if (['error', 'warning'].includes(message.type())) heard.push(message.text())
        })
        each.on('pageerror', (error) => heard.push(String(error)))
      }
      hear(page)
      await use({ allow: (pattern) => allowed.push(pattern), hear })
      const unannounced = heard.filter((text) => !allowed.some((pattern) => pattern.test(text)))
      if (testInfo.status !== testInfo.expectedStatus || unannounced.length > 0) {
        await testInfo.attach('diagnosis', { body: await diagnose({ pages, heard, began }), contentType: 'text/plain' })
      }
      expect(unannounced, 'what the console said').toEqual([])
    },
    { auto: true },
  ],
})
export { demoAccount, expect }

/** Signs in through the operators' screen and ends on the dashboard. */
export async function signInAsOperator(page: Page): Promise<void> {
  const { email, password } = demoAccount('operator')
  await page.goto('/admin-login')
  await page.getByLabel('Username').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Access Dashboard' }).click()
  await expect(page.getByText('Welcome Admin').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
}

/** Gives the page's browser context a role's session, as created by signInOnce. */
export async function withSession(page: Page, role: 'operator' | 'super_admin' | 'editor' | 'partner'): Promise<void> {
  const sessions: Partial<Record<string, string>> = JSON.parse(process.env.E2E_SESSIONS ?? '{}')
  const [name = '', value = ''] = sessions[role]?.split('=', 2) ?? []
  await page.context().addCookies([{ name, value, url: SITE, httpOnly: true, sameSite: 'Lax' }])
}

/** Makes a read call with the page's session, as a screen would. */
export async function readApi(page: Page, path: string) {
  const answer = await page.request.get(path, { headers: { origin: SITE } })
  expect(answer.status(), path).toBe(200)
  return answer.json()
}

/** Number of applications an operator finds under an email address. */
export async function countApplications(browser: Browser, email: string): Promise<number> {
  const office = await browser.newPage()
  await withSession(office, 'operator')
  const { total } = await readApi(office, `/api/qualification/applications?search=${encodeURIComponent(email)}`)
  await office.close()
  return total
}

export interface Applicant {
  readonly location: string
  readonly name: string
  readonly email: string
  readonly company?: string
}

/** An applicant unique in the run. */
export function newApplicant(name: string, company?: string): Applicant {
  const email = `${name.toLowerCase().replace(/\W+/g, '.')}.${Date.now()}@example.com`
  return { location: 'Dayton, OH', name, email, ...(company ? { company } : {}) }
}

export async function fillApplication(page: Page, applicant: Applicant): Promise<void> {
  await page.getByLabel('Project location').fill(applicant.location)
  const rest = page.getByRole('button', { name: 'Continue' })
  if (await rest.isVisible()) await rest.click()
  await page.getByLabel('Your name').fill(applicant.name)
  await page.getByLabel('Email').fill(applicant.email)
  if (applicant.company) await page.getByRole('textbox', { name: 'Company' }).fill(applicant.company)
}
