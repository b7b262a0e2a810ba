import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dollars } from '@framewell/domain/money/usd'
import type { Page } from '@playwright/test'
import { expect, test, withSession } from './journey'
import { ANY_WIDTH, ROOT } from './product'

/** Where each screen of the register is opened. */
const ADDRESSES: Readonly<Record<string, string>> = {
  'mfe-admin/dashboard/AdminPage.tsx': '/admin',
  'mfe-admin/dashboard/AdminOverviewTab.tsx': '/admin',
  'mfe-admin/dashboard/ControlHeadline.tsx': '/admin-dashboard',
  'mfe-admin/dashboard/ControlOverviewTab.tsx': '/admin-dashboard',
  'mfe-admin/records/BuildersSummary.tsx': '/admin?tab=builders',
  'mfe-admin/network/PendingShops.tsx': '/admin?tab=fabricators',
  'mfe-admin/credit/ApplicationsSummary.tsx': '/admin-dashboard?tab=applications',
  'mfe-admin/quotes/QuotesSummary.tsx': '/admin-dashboard?tab=quotes',
  'mfe-admin/financials/FinancialsTab.tsx': '/admin-dashboard?tab=financials',
  'mfe-admin/health/ServiceActions.tsx': '/admin-dashboard?tab=system',
  'mfe-admin/analytics/AnalyticsOverviewTab.tsx': '/analytics',
  'mfe-admin/analytics/ConversionTab.tsx': '/analytics?tab=conversion',
  'mfe-admin/analytics/PerformanceTab.tsx': '/analytics?tab=fabricators',
  'mfe-admin/analytics/ProjectAnalyticsTab.tsx': '/analytics?tab=projects',
  'mfe-admin/analytics/YcDashboardPage.tsx': '/yc-dashboard',
}
/** Files that name a figure and are no screen of it: one rate of each shop, and the rules of alerts. */
const NO_SCREENS = ['mfe-admin/network/shopFigures.ts', 'domain/insights/alertRules.ts']
/** Shown only while it is above zero. */
const ONLY_SOME = ['mfe-admin/network/PendingShops.tsx']
/** Shown in another form there: with its period, as growth, or rounded. */
const OTHER_FORM = new Set([
  'totalRevenue mfe-admin/financials/FinancialsTab.tsx',
  'totalReceived mfe-admin/financials/FinancialsTab.tsx',
  'totalReleased mfe-admin/financials/FinancialsTab.tsx',
  'monthlyRevenue mfe-admin/financials/FinancialsTab.tsx',
  'averageCreditScore mfe-admin/credit/ApplicationsSummary.tsx',
  'averageOpenQuote mfe-admin/quotes/QuotesSummary.tsx',
  'newBuildersThisMonth mfe-admin/dashboard/ControlHeadline.tsx',
  'newBuildersThisMonth mfe-admin/records/BuildersSummary.tsx',
])

/** The register's figures with their screens: `docs/operations/figures.md`, which a test compares with the code. */
function register(): { readonly name: string; readonly screens: readonly string[] }[] {
  const rows = readFileSync(join(ROOT, 'docs/operations/figures.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  return rows.map((row) => {
    const cells = row.split(' | ')
    const name = cells[0]?.match(/`([^`]+)`/)?.[1] ?? ''
    return { name, screens: [...(cells.at(-1) ?? '').matchAll(/`([^`]+)`/g)].flatMap(([, file]) => (file ? [file] : [])) }
  })
}

/** Every figure that a screen shows, once it has loaded: by name, the texts. */
async function figuresOn(page: Page, address: string): Promise<Map<string, Set<string>>> {
  await page.goto(address)
  await expect(page.locator('[data-figure-value]').first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const found = await page
    .locator('[data-figure-value]')
    .evaluateAll((spans) => spans.map((span) => [span.getAttribute('data-figure-value') ?? '', span.textContent ?? ''] as const))
  const shown = new Map<string, Set<string>>()
  for (const [name, text] of found) shown.set(name, (shown.get(name) ?? new Set()).add(text))
  return shown
}

test('every figure of the register has one value on every screen that shows it', { tag: ANY_WIDTH }, async ({ page }) => {
  await withSession(page, 'operator')
  const figures = register()
  expect(figures.length).toBeGreaterThan(60)
  const screens = [...new Set(figures.flatMap((one) => one.screens))].filter((file) => !NO_SCREENS.includes(file))
  expect(
    screens.filter((file) => !(file in ADDRESSES)),
    'a screen that this journey does not open',
  ).toEqual([])

  // Visits of others may change a count between two screens: then all are read once more.
  await expect(async () => {
    const shown = new Map<string, Map<string, Set<string>>>()
    for (const address of new Set(Object.values(ADDRESSES))) shown.set(address, await figuresOn(page, address))
    const missing: string[] = []
    const differing: string[] = []
    for (const { name, screens: files } of figures) {
      const texts = new Set([...shown.values()].flatMap((figuresOfOne) => [...(figuresOfOne.get(name) ?? [])]))
      if (texts.size > 1) differing.push(`${name}: ${[...texts].join(', ')}`)
      for (const file of files) {
        const isAsked = file in ADDRESSES && !ONLY_SOME.includes(file) && !OTHER_FORM.has(`${name} ${file}`)
        if (isAsked && !shown.get(ADDRESSES[file] ?? '')?.has(name)) missing.push(`${name} on ${file}`)
      }
    }
    expect({ missing, differing }).toEqual({ missing: [], differing: [] })
  }).toPass({ timeout: 240_000 })

  await test.step('and other screens that name the same figures agree', async () => {
    const overview = await figuresOn(page, '/admin-dashboard')
    const [escrow] = overview.get('escrowExposure') ?? []
    const [shops] = overview.get('activeFabricators') ?? []
    const [utilization] = overview.get('capacityUtilization') ?? []
    await page.goto('/payments')
    // The tab rounds to dollars; the payments page counts the cents too.
    await expect(async () => {
      const [, amount = ''] = /Not Released Yet\$([\d,.]+)/.exec((await page.getByRole('main').textContent()) ?? '') ?? []
      expect(dollars(Math.round(Number(amount.replaceAll(',', ''))))).toBe(escrow)
    }).toPass()
    await page.goto('/steel-configurator')
    const network = page.getByRole('region', { name: 'Fulfillment network' })
    await expect(network).toContainText(`Active shops${shops}`)
    await expect(network).toContainText(/In use\d+%/)
    const [, inUse = ''] = /In use(\d+)%/.exec((await network.textContent()) ?? '') ?? []
    // One is rounded to whole percent, the other to tenths.
    expect(Math.abs(Number(inUse) - Number.parseFloat(utilization ?? ''))).toBeLessThanOrEqual(0.55)
  })
})

/** Tabs of the operators' dashboards, by the addresses in their files. */
function tabsOf(path: string, from: string, until: string): string[] {
  const text = readFileSync(join(ROOT, 'mfe-admin/dashboard/tabs.tsx'), 'utf8')
  const part = text.slice(text.indexOf(from), text.indexOf(until))
  return [...part.matchAll(/value: '([a-z-]+)'/g)].map(([, tab]) => `${path}?tab=${tab}`)
}

/** Dates like 2026-11-28 in what a person reads on the page: not in fields, code, or addresses of pages. */
async function isoDatesOn(page: Page, address: string): Promise<string[]> {
  await page.goto(address)
  await expect(page.getByRole('main').first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const texts = await page.getByRole('main').evaluateAll((mains) =>
    mains.flatMap((main) => {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (!node.parentElement?.closest('code, pre, textarea, script, style')) found.push(node.textContent ?? '')
      return found
    }),
  )
  return texts.filter((text) => /\b\d{4}-\d{2}-\d{2}\b/.test(text)).map((text) => `${address}: ${text.slice(0, 120)}`)
}

test('no screen writes a date like 2026-11-28', async ({ page }) => {
  test.setTimeout(400_000)
  const screens = {
    operator: [
      ...tabsOf('/admin', 'ADMIN_TABS', 'CONTROL_SECTIONS'),
      ...tabsOf('/admin-dashboard', 'CONTROL_SECTIONS', 'CONTROL_TABS'),
      '/analytics',
      '/yc-dashboard',
      '/content-management',
    ],
    partner: [
      '/account',
      '/shop',
      '/shop?tab=profile',
      '/shop?tab=documents',
      '/payments',
      '/payments?tab=milestones',
      '/payments?tab=factoring',
    ],
  } as const
  const dates: string[] = []
  for (const role of ['operator', 'partner'] as const) {
    await withSession(page, role)
    for (const address of screens[role]) dates.push(...(await isoDatesOn(page, address)))
  }
  expect(screens.operator.length).toBeGreaterThan(35)
  expect(dates).toEqual([])
})
