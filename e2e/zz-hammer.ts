import { chromium } from 'playwright-core'
const SITE = 'http://localhost:4410'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '198.18.7.7' } })
const page0 = await context.newPage()
await page0.goto(SITE + '/')
const r = await page0.evaluate(async () => (await fetch('/api/session', { method: 'POST', headers: { 'content-type': 'application/json', 'x-framewell-csrf': '1' }, body: JSON.stringify({ username: 'operator@framewell.test', password: 'framewell-operator-demo' }) })).status)
console.log('session', r)
const paths = ['/join#token=' + 'a'.repeat(43), '/admin-dashboard?tab=invitations']
for (let i = 0; i < Number(process.env.N ?? 20); i++) {
  for (const path of paths) {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    const rate = [1, 4, 10][i % 3]
    await cdp.send('Emulation.setCPUThrottlingRate', { rate })
    if (i % 2) await page.route('**/*.js', async (route) => { await new Promise((d) => setTimeout(d, Math.random() * 1500)); await route.continue() })
    const heard: string[] = []
    page.on('console', (m) => { if (['error', 'warning'].includes(m.type())) heard.push(m.text().slice(0, 150)) })
    page.on('pageerror', (e) => heard.push(String(e).slice(0, 200)))
    await page.goto(SITE + path)
    await page.waitForTimeout(4000)
    if (heard.some((h) => /418|hydrat/i.test(h))) console.log(i, rate, path, heard)
    await page.close()
  }
}
console.log('done')
await browser.close()
