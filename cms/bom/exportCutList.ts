import { cutListFileName } from '@framewell/domain/bom/bomExport'
import type { BomRequest } from '@framewell/domain/bom/bomRequest'
import type { exportCutList as exportCutListCall, getPlanCutList as getPlanCutListCall } from '@framewell/domain/bom/calls'
import { cutList } from '@framewell/domain/framing/cutList'
import { cutListCsv } from '@framewell/domain/framing/cutListCsv'
import { frameModel } from '@framewell/domain/framing/frameModel'
import type { PayloadRequest } from 'payload'
import type { Operation } from '../platform/http/calls/bindCall'
import { subjectFor } from './billFor'
import { bomBooks } from './bomBooks'
import { csvAnswer } from './fileAnswer'

/** Layouts have no revision letters of their own: a cut list is always revision A. */
const REVISION = 'A'

/** Every piece of the frame that the same request's bill counts. */
export const exportCutList: Operation<typeof exportCutListCall> = ({ req }, { bom_request }) =>
  cutListFile(req, bom_request, 'bom_request.')

export const getPlanCutList: Operation<typeof getPlanCutListCall> = ({ req }, { plan_id }) =>
  cutListFile(req, { plan_id, preferred_distributor: '', configuration: undefined }, '')

async function cutListFile(req: PayloadRequest, request: BomRequest, member: '' | 'bom_request.'): Promise<Response> {
  const subject = subjectFor(await bomBooks(req), request, member)
  const list = cutList(frameModel(subject.layout), { project: subject.name, revision: REVISION })
  return csvAnswer(cutListCsv(list), cutListFileName(subject.name))
}
