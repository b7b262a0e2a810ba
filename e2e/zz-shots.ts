import { chromium } from 'playwright-core'
const SITE = process.env.SITE ?? 'http://localhost:4410'
const paths = (process.env.PATHS ?? '/').split(',')
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
for (const width of (process.env.WIDTHS ?? '1440,390').split(',').map(Number)) {
  const context = await browser.newContext({ viewport: { width, height: width > 600 ? 900 : 844 }, reducedMotion: 'reduce', extraHTTPHeaders: { 'x-forwarded-for': '198.18.9.' + (width % 250) } })
  const page = await context.newPage()
  page.on('console', (m) => { if (['error', 'warning'].includes(m.type())) console.log(page.url(), m.text().slice(0, 200)) })
  for (const path of paths) {
    await page.goto(SITE + path)
    await page.waitForLoadState('networkidle').catch(() => {})
    await page.mouse.move(20, 300)
    const height = await page.evaluate(() => document.body.scrollHeight)
    for (let y = 0; y < height; y += 700) { await page.evaluate((to) => window.scrollTo(0, to), y); await page.waitForTimeout(120) }
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.waitForTimeout(300)
    const name = path.replace(/\W+/g, '_') + width
    await page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: process.env.FULL === '1' })
    console.log(name, height)
  }
  await context.close()
}
await browser.close()
