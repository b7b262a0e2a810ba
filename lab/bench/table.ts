/**
 * `npm run bench:table` against a running product with demo data (`npm start` in another terminal, the same PORT and DATA_DIR): the
 * operators' list of builders with 10,000 rows, in a real browser. Runs its interactions (opening, sorting, paging, searching, hiding a
 * column, scrolling) and measures frame times and the longest time the page was blocked. Adds the builders and removes them again. Prints a
 * table; never fails on a figure.
 */

import pg from 'pg'
import type { Page } from 'playwright'
import { figureOf } from '../../server-kit/testing/commandLine'
import { quantile } from '../../server-kit/testing/figures'
import { launchBrowser } from './launchBrowser'

const ROWS = figureOf('rows', 10_000)
const ROUNDS = 3
const MARK = 'bench-table-'
const site = `http://localhost:${process.env.PORT ?? 3000}`
const { env } = await import('../../cms/env')
const { startEmbedded } = await import('../../cms/platform/database/embeddedPostgres')
const { demoSignIns } = await import('../../cms/accounts/demoAccounts')

const pool = new pg.Pool({ ...(await startEmbedded(env.DATA_DIR)), max: 1 })
await pool.query(
  `insert into credit_applications select made.* from (select to_jsonb(a) as row from credit_applications a limit 1) one, generate_series(1, $1::int) n,
     lateral jsonb_populate_record(null::credit_applications, one.row || jsonb_build_object('id', gen_random_uuid(), 'email', 'row' || n || '@example.com',
       'contact_name', 'Builder ' || n, 'company_name', 'Company ' || n, 'company_id', null, 'credit_score', 30 + n % 70, 'token_hash', $2 || n,
       'applied_at', now() - n * interval '1 minute')) made`,
  [ROWS, MARK],
)
await pool.query('analyze credit_applications')

/** Frames and long tasks from now on, until requested. */
async function watched(page: Page, work: () => Promise<unknown>) {
  await page.evaluate(() => {
    const seen = globalThis as typeof globalThis & { benchFrames?: number[]; benchBlocked?: number; benchStop?: () => void }
    seen.benchFrames = []
    seen.benchBlocked = 0
    let on = true
    let last = performance.now()
    const next = (now: number) => {
      seen.benchFrames?.push(now - last)
      last = now
      if (on) requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
    const tasks = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.benchBlocked = Math.max(seen.benchBlocked ?? 0, duration)
    })
    tasks.observe({ type: 'longtask' })
    seen.benchStop = () => {
      on = false
      tasks.disconnect()
    }
  })
  const began = performance.now()
  await work()
  const took = performance.now() - began
  const { frames, blocked } = await page.evaluate(() => {
    const seen = globalThis as typeof globalThis & { benchFrames?: number[]; benchBlocked?: number; benchStop?: () => void }
    seen.benchStop?.()
    return { frames: seen.benchFrames ?? [], blocked: seen.benchBlocked ?? 0 }
  })
  return { took, frames, blocked }
}

const DEEDS: readonly { readonly what: string; readonly work: (page: Page) => Promise<unknown> }[] = [
  {
    what: 'sorting by score',
    work: async (page) => {
      await page.getByRole('button', { name: /^Score/ }).click()
      await page.waitForURL(/sort=/)
      await page.waitForLoadState('networkidle')
    },
  },
  {
    what: 'ten pages on',
    work: async (page) => {
      for (let at = 0; at < 10; at += 1) {
        const before = page.url()
        await page.getByRole('link', { name: /^Next/ }).click()
        await page.waitForURL((url) => url.href !== before)
      }
      await page.waitForLoadState('networkidle')
    },
  },
  {
    what: 'typing a search',
    work: async (page) => {
      await page.getByRole('searchbox').first().pressSequentially('Company 999', { delay: 30 })
      await page.getByText('Company 9999').first().waitFor()
    },
  },
  {
    what: 'scrolling its page up and down',
    work: async (page) => {
      for (let at = 0; at < 30; at += 1) {
        await page.mouse.wheel(0, at % 2 === 0 ? 600 : -600)
        await page.waitForTimeout(30)
      }
    },
  },
]

const browser = await launchBrowser()
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  // The compiler's function naming helper is missing in the browser.
  await page.addInitScript('globalThis.__name = (made) => made')
  const operator = demoSignIns.find(({ role }) => role === 'operator')
  const signedIn = await page.request.post(`${site}/api/session`, {
    data: { username: operator?.email, password: operator?.password },
    headers: { origin: site },
  })
  if (!signedIn.ok()) throw new Error(`Signing in answered ${signedIn.status()}`)
  console.log(
    `| list of ${ROWS} builders | took, ms | frames: p50, p95, longest, ms | longest time blocked, ms |\n| --- | --- | --- | --- |`,
  )
  for (const { what, work } of DEEDS) {
    const seen: Awaited<ReturnType<typeof watched>>[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.goto(`${site}/admin?tab=builders`)
      await page.getByText('Company 1', { exact: true }).first().waitFor()
      await page.waitForLoadState('networkidle')
      seen.push(await watched(page, () => work(page)))
    }
    const frames = seen.flatMap((one) => one.frames)
    const at = (share: number) => quantile(frames, share).toFixed(0)
    const took = Math.min(...seen.map((one) => one.took))
    console.log(
      `| ${what} | ${took.toFixed(0)} | ${at(0.5)}, ${at(0.95)}, ${at(1)} | ${Math.max(...seen.map((one) => one.blocked)).toFixed(0)} |`,
    )
  }
} finally {
  await browser.close()
  await pool.query(`delete from credit_applications where starts_with(token_hash, $1)`, [MARK])
  await pool.end()
}
process.exit(0)
