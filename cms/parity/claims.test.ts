import { changeClaim, type Fact, listFacts, previewClaim, removeClaim } from '@framewell/domain/content/factCalls'
import { answerCalls } from '@framewell/domain/http/answerCalls'
import { makeCallApi } from '@framewell/domain/http/callApi'
import { factDesk } from '@framewell/mfe-admin/testing/factDesk'
import { afterAll, beforeAll, it } from 'vitest'
import { seedPlans } from '../catalog/seedPlans'
import { bootCms, type TestCms } from '../testing/bootCms'
import { Parity } from './Parity'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
  await seedPlans(cms.payload)
})
afterAll(() => cms.stop())

it('stories add, change and remove claims as the server does', async () => {
  const { cookie } = await cms.signInAs('editor')
  const read = async (path: string) => (await cms.request(path, { cookie })).json()
  const facts: Fact[] = listFacts.output.parse(await read(listFacts.path)).facts
  const desk = factDesk({ facts, placesOf: () => [] })
  const answers = answerCalls([
    [listFacts, desk.facts],
    [previewClaim, desk.places],
    [changeClaim, desk.change],
    [removeClaim, desk.remove],
  ])
  const parity = new Parity(answers, cms, cookie)
  const claims = { wind: 'Wind resistance', hail: 'Hail', snow: 'Snow' } as const
  /** What each side has shown of the places before somebody decides. */
  const looked = async (name: keyof typeof claims, value: string) => {
    const query = new URLSearchParams({ name, value })
    const real = previewClaim.output.parse(await read(`${previewClaim.path}?${query}`))
    const { stamp } = await makeCallApi(answers)(previewClaim, { name, value })
    parity.same(stamp, real.stamp)
    return { name, value, label: claims[name], stamp }
  }
  await parity.agree(200, listFacts, {})
  const first = await looked('wind', '195 MPH')
  await parity.agree(400, changeClaim, { ...first, name: 'The wind', label: ' ' })
  await parity.agree(409, changeClaim, { ...first, stamp: 'never shown' })
  await parity.agree(200, changeClaim, first)
  await parity.agree(409, changeClaim, first)
  await parity.agree(200, changeClaim, await looked('hail', '77 mm'))
  await parity.agree(200, changeClaim, await looked('snow', '70 psf'))
  await parity.agree(200, changeClaim, { ...(await looked('hail', '80 mm')), label: 'Hail stones' })
  await parity.agree(404, removeClaim, { name: 'sun' })
  await parity.agree(200, removeClaim, { name: 'hail' })
  await parity.agree(404, removeClaim, { name: 'hail' })
  await parity.agree(200, listFacts, {})
})
