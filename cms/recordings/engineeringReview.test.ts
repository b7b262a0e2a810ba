import {
  answerReviewQuestion,
  approveRevision,
  askReviewQuestion,
  assignReview,
  getReview,
  getReviewDrawing,
  listReviewMembers,
  listReviews,
  setReviewSite,
  uploadSealedSet,
} from '@framewell/domain/orders/engineering/reviewCalls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enterLicense } from '../testing/enterLicense'
import { orderHouse } from '../testing/orderHouse'
import { memberOf, qualifiedBuilder } from '../testing/qualifiedBuilder'
import { callsAs } from './callsAs'
import { OLIVIA } from './people'
import { openScreen } from './Recording'

const OLIVE = { name: 'Olive Stone', email: 'olive@stone.example' }
const SITE = {
  windMph: 120,
  exposure: 'C',
  snowPsf: 30,
  seismicCategory: 'B',
  adoptedCode: '2018 IRC',
  source: 'Montgomery County building department',
} as const
const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF')
const SOIL = 'Which soil report applies?'
let house: Awaited<ReturnType<typeof orderHouse>>
beforeAll(async () => {
  house = await orderHouse()
})
afterAll(() => house.cms.stop())

const roundedFeet = (feet: number) => Math.round(feet * 100) / 100

it('records the review of an order by its engineer, from the assignment to the approval', async () => {
  const { cms, to } = house
  const { version, policy } = (await to.get('/api/routing/policy', house.operator)).body
  const required = { ...policy, reviewRequired: true, reviewReason: 'Every frame is reviewed before it is made.' }
  await to.post('/api/routing/policy', { policy: required, reason: 'Trying it', seenVersion: version }, house.operator)
  const builder = await qualifiedBuilder(cms.payload, 'Prepay', 0, { name: 'Ben Park', email: 'ben@park.example' })
  const { number: orderId } = await to.activeOrder(builder)
  const operator = await cms.signInAs('operator', OLIVIA)
  const engineer = await memberOf(cms.payload, 'engineer', 'Stone Structural', OLIVE)
  const open = (cookie: string) => openScreen(cms, cookie, getReview, { orderId })
  await (await open(operator.cookie)).keep('mfe-portal/recordings/reviewWithoutLicense.json')
  await (await openScreen(cms, engineer.cookie, listReviews, {})).keep('mfe-portal/recordings/noReviews.json')

  const license = await enterLicense(house, engineer, { number: 'E-1' })
  const assigning = await open(operator.cookie)
  await assigning.ask(assignReview, { orderId, license })
  await assigning.keep('mfe-portal/recordings/reviewToAssign.json')
  await (await open(engineer.cookie)).keep('mfe-portal/recordings/reviewWithoutSite.json')

  await callsAs(cms, engineer.cookie)(setReviewSite, { orderId, site: SITE })
  const asking = await open(engineer.cookie)
  await asking.ask(listReviews, {})
  await expect(asking.ask(getReview, { orderId: 'FW-2026-99999' })).rejects.toMatchObject({ status: 404 })
  const members = { orderId, search: '', page: 1, limit: 20 }
  await asking.ask(listReviewMembers, { ...members, result: 'all' })
  const overloaded = await asking.ask(listReviewMembers, { ...members, result: 'overloaded' })
  const { drawing } = await asking.ask(getReviewDrawing, { orderId, view: 'front' })
  const { x, y, width, height } = drawing.viewBox
  await asking.ask(askReviewQuestion, { orderId, text: SOIL })
  await asking.ask(askReviewQuestion, { orderId, text: 'is 54 mil fine?', member: overloaded.data[0]?.id })
  // The middle of the drawing, and two steps of half a foot to the right.
  const pin = { view: 'front', x: roundedFeet(roundedFeet(x + width / 2) + 1), y: roundedFeet(y + height / 2) } as const
  await asking.ask(askReviewQuestion, { orderId, text: 'Is this stud doubled?', pin })
  await asking.keep('mfe-portal/recordings/reviewQuestions.json')

  const answering = await open(builder.cookie)
  const { review } = await callsAs(cms, builder.cookie)(getReview, { orderId })
  const asked = (about: string) => review.questions.find(({ text }) => text === about)?.id ?? ''
  await answering.ask(answerReviewQuestion, { orderId, questionId: asked(SOIL), text: 'Report 12 of May.' })
  await answering.keep('mfe-portal/recordings/reviewToAnswer.json')
  for (const { id, text } of review.questions)
    if (text !== SOIL) await callsAs(cms, operator.cookie)(answerReviewQuestion, { orderId, questionId: id, text: 'Yes.' })

  const { ask, keep } = await open(engineer.cookie)
  const { modelHash } = (await callsAs(cms, engineer.cookie)(getReview, { orderId })).review
  const { file } = await ask(uploadSealedSet, { orderId, name: 'sealed.pdf' }, { file: PDF })
  const approval = { orderId, modelHash, sealedSet: file.id }
  await expect(ask(approveRevision, { ...approval, name: 'Somebody Else' })).rejects.toMatchObject({ status: 400 })
  await ask(approveRevision, { ...approval, name: OLIVE.name })
  await ask(setReviewSite, { orderId, site: { ...SITE, windMph: 115 } })
  await keep('mfe-portal/recordings/engineeringReview.json')
})
