import { Readable } from 'node:stream'
import { dayFrom } from '@framewell/domain/dates/businessDays'
import { DOCUMENT_LIMITS } from '@framewell/domain/files/uploadRefusal'
import {
  approveRevision as approveRevisionCall,
  assignReview as assignReviewCall,
  setReviewSite as setReviewSiteCall,
  uploadSealedSet as uploadSealedSetCall,
} from '@framewell/domain/orders/engineering/reviewCalls'
import type { PayloadRequest } from 'payload'
import { addMember, makeCompany, personFor } from '../../parties/members'
import type { Account } from '../../payload-types'
import { paragraph } from '../../platform/pdf/pdfBlocks'
import { TEXT } from '../../platform/pdf/pdfStyle'
import { writePdf } from '../../platform/pdf/writePdf'
import { contextFor } from '../../platform/seeds/contextFor'
import { findOrder } from '../findOrder'
import { storeOrderFile } from '../uploadOrderFile'
import { approveRevision } from './approveRevision'
import { assignReview } from './assignReview'
import { setReviewSite } from './reviewOperations'

const FIRM = 'Stillwater Structural (demo)'
const LICENSED_DAYS = 700
const SITE = {
  windMph: 115,
  exposure: 'B',
  snowPsf: 30,
  seismicCategory: 'B',
  adoptedCode: '2018 IRC',
  source: 'Sample figures of the demo data',
} as const

/** The demo engineer with a firm and a license. @returns the license's ID */
export async function makeEngineer(req: PayloadRequest, engineer: Account, operator: Account, now: Date): Promise<string> {
  const { name, email } = engineer
  const person = await personFor(req, { name, email })
  await addMember(req, await makeCompany(req, FIRM, 'engineer'), person, 'owner')
  req.user = { ...operator, collection: 'accounts' }
  const expiresOn = dayFrom(now, LICENSED_DAYS)
  const license = { person, name, number: 'DEMO-1', state: 'OH', expiresOn } as const
  const { id } = await req.payload.create({ collection: 'engineer-licenses', data: license, overrideAccess: false, req })
  return id
}

interface DemoReview {
  readonly orderId: string
  readonly license: string
  readonly operator: Account
  readonly engineer: Account
  readonly review: 'waiting' | 'approved'
}

/** An operator assigns a demo order; its engineer enters the design site and, for one that is approved, approves it with a sample file. */
export async function seedReview(
  req: PayloadRequest,
  { orderId, license, operator, engineer, review }: DemoReview,
  time: Date,
): Promise<void> {
  req.user = { ...operator, collection: 'accounts' }
  await assignReview(contextFor(req, assignReviewCall, time), assignReviewCall.input.parse({ orderId, license }))
  if (review === 'waiting') return
  req.user = { ...engineer, collection: 'accounts' }
  const entered = await setReviewSite(contextFor(req, setReviewSiteCall, time), setReviewSiteCall.input.parse({ orderId, site: SITE }))
  const order = await findOrder(req, orderId)
  if (entered instanceof Response || !order) throw new Error('A demo order has a review')
  const body = Readable.from([await sampleSet(orderId, engineer.name, time)])
  const limits = { ...DOCUMENT_LIMITS, types: ['application/pdf'] } as const
  const { modelHash } = entered.review
  const set = { name: 'sample-set.pdf', sealedModel: modelHash }
  const stored = await storeOrderFile(contextFor(req, uploadSealedSetCall, time), order, set, limits, body)
  if (stored instanceof Response) throw new Error('A seed repeats nothing')
  const approving = approveRevisionCall.input.parse({ orderId, name: engineer.name, modelHash, sealedSet: stored.file.id })
  await approveRevision(contextFor(req, approveRevisionCall, time), approving)
}

function sampleSet(orderId: string, author: string, createdAt: Date): Promise<Buffer> {
  const title = `Sample drawing set of ${orderId}`
  return writePdf({ title, subject: 'Demo data', author, createdAt, foot: orderId }, (sheet) => {
    sheet.text('H1', title, TEXT.title)
    paragraph(sheet, "This file is part of the demo data. It bears no engineer's seal.")
  })
}
