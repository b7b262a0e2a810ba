import { SECTION_EXAMPLES } from '@framewell/domain/content/sections'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestHost, type TestHost, testContent } from '../testing/startTestHost'
import { testChrome, testPage } from '../testing/testContent'
import { testStatus } from '../testing/testStatus'

let site: TestHost | undefined
beforeEach(() => {
  clock = START
})
afterEach(async () => {
  await site?.stop()
  site = undefined
})

const START = Date.parse('2026-11-01T12:00:00.000Z')
let clock = START
const now = () => clock
const soon = new Date(START + 60_000).toISOString()
const quote = (text: string, showUntil: string | null) => ({ ...SECTION_EXAMPLES.quote, id: text, text, showUntil })
const read = async (path: string) => (await site?.get(path))?.text() ?? ''

describe('expiring content', () => {
  it('is shown until its end, and removed from a cached page afterwards', async () => {
    const sections = [quote('Always', null), quote('The deadline of 2025', '2025-08-05T04:00:00.000Z'), quote('Ends soon', soon)]
    site = await startTestHost({ content: testContent({ pages: { '/about': testPage({ sections }) } }), now })
    const first = await read('/about')
    expect(first).toContain('Ends soon')
    expect(first).not.toContain('The deadline of 2025')
    clock = START + 60_000
    const later = await read('/about')
    expect(later).not.toContain('Ends soon')
    expect(later).toContain('Always')
  })

  it('removes an expired announcement above the header', async () => {
    const chrome = { ...testChrome, announcement: { text: 'Apply by August 4', href: null, showUntil: soon } }
    site = await startTestHost({ content: testContent({ chrome }), now })
    expect(await read('/about')).toContain('Apply by August 4')
    clock = START + 60_000
    expect(await read('/about')).not.toContain('Apply by August 4')
  })
})

describe('the live status', () => {
  const pages = { '/platform': testPage({ path: '/platform', sections: [SECTION_EXAMPLES.siteStatus] }) }

  it('is in the HTML, with the code that refreshes it', async () => {
    site = await startTestHost({ content: testContent({ pages, status: testStatus }) })
    const html = await read('/platform')
    expect(html).toContain('1,284')
    expect(html).toContain('09:40:12 UTC')
    expect(html).toContain('data-starts-within')
  })

  it('reports that the platform did not answer', async () => {
    site = await startTestHost({ content: testContent({ pages }) })
    expect(await read('/platform')).toContain('The platform did not answer')
  })
})
