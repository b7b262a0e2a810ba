import { chromium } from 'playwright-core'
const SITE = 'http://localhost:4410'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '198.18.7.8' } })
const page = await context.newPage()
let heard: string[] = []
page.on('console', (m) => { if (['error', 'warning'].includes(m.type())) heard.push(m.text().slice(0, 150)) })
page.on('pageerror', (e) => heard.push(String(e).slice(0, 200)))
await page.goto(SITE + '/')
console.log(await page.evaluate(async () => (await fetch('/api/session', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username: 'operator@framewell.test', password: 'framewell-operator-demo' }) })).status))
const cdp = await context.newCDPSession(page)
for (let i = 0; i < 60; i++) {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: [1, 2, 4, 8][i % 4] })
  await page.goto(SITE + '/admin-dashboard?tab=invitations')
  if (i % 3) await page.waitForTimeout(Math.random() * 1500)
  heard = heard.filter((h) => { if (/418|hydrat/i.test(h)) console.log(i, 'admin', h); return false })
  await page.goto(SITE + '/join#token=' + 'a'.repeat(42) + (i % 10))
  await page.getByText(/expired|not complete|Open the link/).first().waitFor()
  await page.waitForTimeout(300)
  heard = heard.filter((h) => { if (/418|hydrat/i.test(h)) console.log(i, 'join', h); return false })
}
console.log('done')
await browser.close()
