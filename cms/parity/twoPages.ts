import { contentPageSchema } from '@framewell/domain/content/contentPage'
import { NEW_PAGE } from '@framewell/domain/content/newPage'
import type { TestCms } from '../testing/bootCms'

/** Two new pages on the server, with which a desk of stories starts; from there on each goes its own way. */
export async function twoPages(cms: TestCms, cookie: string) {
  const made = async (json: object) =>
    contentPageSchema.parse(await (await cms.request('/api/content/pages', { json: { ...NEW_PAGE, ...json }, cookie })).json())
  return [await made({ title: 'Wind and steel', slug: 'wind' }), await made({ title: 'Bolts', slug: 'bolts' })]
}
