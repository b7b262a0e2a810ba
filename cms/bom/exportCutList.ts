import { cutListFileName } from '@framewell/domain/bom/bomExport'
import type { BomRequest } from '@framewell/domain/bom/bomRequest'
import type { exportCutList as exportCutListCall, getPlanCutList as getPlanCutListCall } from '@framewell/domain/bom/calls'
import type { PayloadRequest } from 'payload'
import type { Operation } from '../platform/http/calls/bindCall'
import { writeFrame } from './askFrame'
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
  const { layout, name } = subjectFor(await bomBooks(req), request, member)
  return csvAnswer(await writeFrame(layout, { format: 'cut-list', options: { project: name, revision: REVISION } }), cutListFileName(name))
}
