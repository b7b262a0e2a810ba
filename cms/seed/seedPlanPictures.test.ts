import { listPlans } from '@framewell/domain/catalog/listPlans'
import { SITE_PICTURES } from '@framewell/domain/content/sitePictures'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedPlans } from '../catalog/seedPlans'
import { bootCms, type TestCms } from '../testing/bootCms'
import { seedPlanPictures } from './seedPlanPictures'
import { pictureId } from './sitePictures'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
  await seedPlans(cms.payload)
})
afterAll(() => cms.stop())

it('gives plans their frame and finished house once, and keeps a picture that a plan has', async () => {
  const own = await pictureId(await cms.localReq(), 'storch-trusses')
  await cms.payload.update({ collection: 'home-plans', where: { planId: { equals: 'the-bova-plan' } }, data: { picture: own } })
  expect(await seedPlanPictures(cms.payload)).toEqual(['the-schiff-plan', 'the-storch-plan'])
  expect(await seedPlanPictures(cms.payload)).toEqual([])
  const { plans } = listPlans.output.parse(await (await cms.request('/api/catalog/plans')).json())
  expect(plans.map(({ views }) => views && [views.framed.alt, views.finished.alt])).toEqual([
    null,
    [SITE_PICTURES['schiff-frame'], SITE_PICTURES['schiff-finished']],
    [SITE_PICTURES['storch-frame'], SITE_PICTURES['storch-finished']],
  ])
  expect(plans.map(({ imageUrl }) => typeof imageUrl)).toEqual(['string', 'string', 'string'])
  expect(plans[1]?.views?.framed.sizes.map(({ mimeType }) => mimeType)).toContain('image/avif')
})
