import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { CORRECTED_TEXTS } from './correctedTexts'
import { pages } from './pages/pages'
import { posts } from './posts/posts'
import { REDRAWN, redraw } from './redraw'
import { seedContent } from './seedContent'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

it('draws cards and points of earlier versions as the first content does now, and leaves what editors changed', async () => {
  await seedContent(cms.payload)
  const db = cms.payload.db.drizzle
  const before = REDRAWN.map(({ title, text, drawing, was }) =>
    drawing ? { title, text, ...(was ? { drawing: was } : {}) } : { icon: 'ruler', title, text },
  )
  const ours = REDRAWN.map(({ title, text }) => ({ icon: 'ruler', title, text: `${text} We think.` }))
  const sections = (own: readonly object[]) => [
    { blockType: 'cards', cards: own },
    { blockType: 'featureGrid', features: ours },
  ]
  await db.execute(sql`update pages set sections = ${JSON.stringify(sections(before))}::jsonb where slug = 'qualification'`)
  await redraw(db)
  const { rows } = await db.execute(sql`select sections from pages where slug = 'qualification'`)
  const after = REDRAWN.map(({ title, text, drawing }) => (drawing ? { title, text, drawing } : { title, text }))
  expect(rows[0]?.sections).toEqual(sections(after))
})

it('knows the parts and headings by the words that the first content has', () => {
  const said = JSON.stringify(pages)
  for (const { title, text, drawing } of REDRAWN) {
    const [, rest] = said.split(JSON.stringify(text))
    expect(rest, title).toBeDefined()
    if (drawing) expect(rest?.split('}', 1)[0], title).toContain(`"drawing":"${drawing}"`)
  }
  const words = JSON.stringify([pages, posts])
  for (const [, is] of CORRECTED_TEXTS.slice(-3)) expect(words).toContain(is)
})
