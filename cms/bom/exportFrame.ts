import { frameFileName } from '@framewell/domain/bom/bomExport'
import type { exportFrame as exportFrameCall } from '@framewell/domain/bom/calls'
import { frameDxf } from '@framewell/domain/export/frameDxf'
import { frameIfc } from '@framewell/domain/export/frameIfc'
import { frameModel } from '@framewell/domain/framing/frameModel'
import { verdictsInWords } from '@framewell/domain/structure/verdictsInWords'
import type { Operation } from '../platform/http/calls/bindCall'
import { subjectFor } from './billFor'
import { bomBooks } from './bomBooks'
import { fileAnswer } from './fileAnswer'

/** Every piece of the frame that the same request's bill counts, as DXF or IFC. */
export const exportFrame: Operation<typeof exportFrameCall> = async ({ req, now }, { format, site, bom_request }) => {
  const { layout, name } = subjectFor(await bomBooks(req), bom_request, 'bom_request.')
  const model = frameModel(layout)
  const file = frameFileName(name, format)
  if (format === 'dxf') return fileAnswer(frameDxf(model, name), file, 'image/vnd.dxf')
  const ifc = frameIfc(model, { project: name, now: now.toISOString(), verdictOf: verdictsInWords(model, site) })
  return fileAnswer(ifc, file, 'application/x-step')
}
