import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { respellRedirects } from './respellRedirects'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

it('old addresses in capitals are found; one whose place is taken, or that would lead in a circle, stays', async () => {
  const db = cms.payload.db.drizzle
  for (const [from, to] of [
    ['/Old-Page', '/home-plans'],
    ['/Taken', '/blog'],
    ['/taken', '/terms'],
    ['/Round', '/way'],
    ['/way', '/round'],
    ['/as-it-is', '/home-plans'],
  ])
    await db.execute(sql`insert into redirects (id, "from", "to", permanent) values (gen_random_uuid(), ${from}, ${to}, true)`)
  await respellRedirects(db)
  const { rows } = await db.execute(sql`select "from", "to" from redirects order by "from" collate "C"`)
  expect(rows.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '/Round /way',
    '/Taken /blog',
    '/as-it-is /home-plans',
    '/old-page /home-plans',
    '/taken /terms',
    '/way /round',
  ])
  const answer = await cms.request('/api/site/page?path=/old-page')
  expect(await answer.json()).toMatchObject({ kind: 'redirect', to: '/home-plans' })
})
