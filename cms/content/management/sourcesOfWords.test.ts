import { storedText } from '@framewell/domain/content/lexicalText'
import { changedSources, linksTo } from '@framewell/domain/content/sourceLinks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { type ContentClient, contentClient } from '../../testing/contentClient'
import type { TestPerson } from '../../testing/signInAs'

let cms: TestCms
let editor: TestPerson
let client: ContentClient
beforeAll(async () => {
  cms = await bootCms()
  editor = await cms.signInAs('editor')
  client = contentClient(cms, editor.cookie)
})
afterAll(() => cms.stop())

const OLD = 'https://www.noaa.gov/wind'
const NEW = 'https://www.weather.gov/wind'

it("a text's source set on the content screen can be changed in the panel and removed on the content screen", async () => {
  const { id } = await client.create({ slug: 'sourced-words', title: 'Sourced words' })
  const body = storedText(`Gusts reach [150 mph](${OLD}).`)
  await client.put(id, {
    sections: [{ type: 'richText', fields: { body } }],
    externalLinks: changedSources([], { to: { anchor: 'NOAA', url: OLD }, namedElsewhere: false }),
    isPublished: true,
  })
  const panel = async () => (await cms.request(`/api/posts/${id}?depth=0&draft=true`, { cookie: editor.cookie })).json()
  const inPanel = await panel()
  expect(inPanel.externalLinks).toMatchObject([{ anchor: 'NOAA', url: OLD }])
  expect(linksTo(inPanel.sections, OLD)).toBe(1)

  const elsewhere = JSON.parse(JSON.stringify({ sections: inPanel.sections, externalLinks: inPanel.externalLinks }).replaceAll(OLD, NEW))
  const saved = await cms.request(`/api/posts/${id}`, {
    method: 'PATCH',
    json: { ...elsewhere, _status: 'published' },
    cookie: editor.cookie,
  })
  expect(saved.status, await saved.clone().text()).toBe(200)
  const onScreen = await client.get(id)
  expect(onScreen.externalLinks).toEqual([{ anchor: 'NOAA', url: NEW }])
  expect(linksTo(onScreen.sections, NEW)).toBe(1)
  // The site's own list and the text that links to it.
  const shown = JSON.stringify(await client.at('/sourced-words'))
  expect(shown.split(`"url":"${NEW}"`)).toHaveLength(3)

  await client.put(id, {
    sections: [{ type: 'richText', fields: { body: storedText('Gusts reach 150 mph.') } }],
    externalLinks: changedSources(onScreen.externalLinks, { from: NEW, to: null, namedElsewhere: false }),
  })
  const last = await panel()
  expect([last.externalLinks, linksTo(last.sections, NEW)]).toEqual([[], 0])
})
