import { listSitePictures } from '@framewell/domain/content/listSitePictures'
import { SCREEN_PICTURES, SITE_PICTURES } from '@framewell/domain/content/sitePictures'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pictureId, seedScreenPictures } from '../seed/sitePictures'
import { bootCms, type TestCms } from '../testing/bootCms'
import { Recording } from './Recording'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const pictures = async () => listSitePictures.output.parse(await (await cms.request('/api/site/pictures')).json()).pictures

it('answers the pictures of the library by name to anybody, and not one that an editor deleted', async () => {
  expect(await pictures()).toEqual({})
  expect(await seedScreenPictures(cms.payload)).toHaveLength(SCREEN_PICTURES.length)
  const shown = await pictures()
  expect(Object.entries(shown).map(([name, media]) => [name, media?.alt])).toEqual(
    SCREEN_PICTURES.map((name) => [name, SITE_PICTURES[name]]),
  )
  expect((await cms.request(shown.stud?.sizes[0]?.url ?? '')).status).toBe(200)

  const recording = new Recording(cms)
  await recording.ask(listSitePictures, {})
  await recording.keep('mfe-portal/recordings/sitePictures.json')

  const req = await cms.localReq()
  await cms.payload.delete({ collection: 'media', id: await pictureId(req, 'stud'), req })
  expect(Object.keys(await pictures())).toEqual(SCREEN_PICTURES.filter((name) => name !== 'stud'))
  expect(await seedScreenPictures(cms.payload), 'it stays away').toEqual([])
})
