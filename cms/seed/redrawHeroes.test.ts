import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { pages } from './pages/pages'
import { NEW_HEROES, REDRAWN_HEROES, redrawHeroes } from './redrawHeroes'
import { seedContent } from './seedContent'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
  await seedContent(cms.payload)
})
afterAll(() => cms.stop())

const execute = (query: ReturnType<typeof sql>) => cms.payload.db.drizzle.execute(query)

async function sectionsOf(slug: string): Promise<unknown[]> {
  const { rows } = await execute(sql`select sections from pages where slug = ${slug}`)
  const sections = rows[0]?.sections
  if (!Array.isArray(sections)) throw new Error(`${slug} has no sections`)
  return sections
}

/** A shipped page whose opening has one of the words that were redrawn, by its title. */
function shippedAs(titles: readonly string[]) {
  return pages.flatMap(({ slug, sections: [hero] }) => (hero?.blockType === 'hero' && titles.includes(hero.title) ? [{ slug, hero }] : []))
}

it('draws the openings of earlier versions as new databases have them, in every wording they had', async () => {
  const [home] = pages
  if (!home) throw new Error('No page is shipped')
  for (const { titles, leads, plan, drawing, is } of REDRAWN_HEROES) {
    for (const title of titles) {
      for (const lead of leads) {
        const before = {
          id: 'a',
          blockType: 'hero',
          title,
          lead,
          ...(plan ? { picture: 'frame', plan } : { picture: 'none' }),
          ...(drawing ? { drawing } : {}),
        }
        const others = { id: 'b', blockType: 'faq', entries: [] }
        await execute(sql`update pages set sections = ${JSON.stringify([before, others])}::jsonb where slug = ${home.slug}`)
        await execute(
          sql`update _pages_v set version_sections = ${JSON.stringify([before, others])}::jsonb where version_slug = ${home.slug}`,
        )
        await redrawHeroes(cms.payload.db.drizzle)
        expect(await sectionsOf(home.slug), title).toEqual([{ ...before, picture: 'frame', ...is }, others])
        const { rows } = await execute(
          sql`select version_sections->0->>'drawing' as drawing from _pages_v where version_slug = ${home.slug}`,
        )
        expect(rows, title).toEqual([{ drawing: is.drawing }])
      }
    }
  }
})

it('leaves an opening that an editor rewrote, gave a picture or another drawing', async () => {
  const [redrawn] = REDRAWN_HEROES.filter(({ plan, drawing }) => plan && !drawing)
  const [home] = pages
  if (!redrawn || !home) throw new Error('Nothing is redrawn')
  const [title, lead] = [redrawn.titles[0], redrawn.leads[0]]
  const first = { id: 'a', blockType: 'hero', title, lead, picture: 'frame', plan: redrawn.plan }
  const own = [
    { ...first, lead: `${lead} We think.` },
    { ...first, picture: 'media', media: 'b' },
    { ...first, picture: 'none' },
    { ...first, drawing: 'elevation' },
    { ...first, plan: 'ours' },
  ]
  for (const hero of own) {
    await execute(sql`update pages set sections = ${JSON.stringify([hero])}::jsonb where slug = ${home.slug}`)
    await redrawHeroes(cms.payload.db.drizzle)
    expect(await sectionsOf(home.slug)).toEqual([hero])
  }
})

it('opens the pages that began without a drawing; one whose opening an editor removed stays without', async () => {
  for (const { slug, hero } of NEW_HEROES) {
    const shipped = await sectionsOf(slug)
    await execute(sql`update pages set sections = sections - 0 where slug = ${slug}`)
    await redrawHeroes(cms.payload.db.drizzle)
    expect(await sectionsOf(slug), 'removed by an editor').toEqual(shipped.slice(1))
    await execute(sql`update _pages_v set version_sections = version_sections - 0 where version_slug = ${slug}`)
    await redrawHeroes(cms.payload.db.drizzle)
    expect(await sectionsOf(slug), 'of an earlier version').toEqual([hero, ...shipped.slice(1)])
    const { rows } = await execute(sql`select version_sections->0->>'id' as id from _pages_v where version_slug = ${slug}`)
    expect(rows).toEqual([{ id: hero.id }])
    await redrawHeroes(cms.payload.db.drizzle)
    expect(await sectionsOf(slug), 'done once').toHaveLength(shipped.length)
  }
})

it('knows the openings as the first content has them', () => {
  for (const { titles, is } of REDRAWN_HEROES) {
    for (const { hero } of shippedAs(titles)) expect(hero, hero.title).toMatchObject({ picture: 'frame', ...is })
  }
  for (const { slug, hero } of NEW_HEROES) {
    const { id, ...words } = hero
    expect(pages.find((page) => page.slug === slug)?.sections[0], id).toMatchObject(words)
  }
})
