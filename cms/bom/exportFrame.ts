import { frameFileName } from '@framewell/domain/bom/bomExport'
import type { exportFrame as exportFrameCall } from '@framewell/domain/bom/calls'
import type { Operation } from '../platform/http/calls/bindCall'
import { subjectFor } from './billFor'
import { bomBooks } from './bomBooks'
import { fileAnswer } from './fileAnswer'
import { writeFrameAside } from './writeFrameAside'

/** Every piece of the frame that the same request's bill counts, as DXF or IFC. */
export const exportFrame: Operation<typeof exportFrameCall> = async ({ req, now }, { format, site, bom_request }) => {
  const { layout, name } = subjectFor(await bomBooks(req), bom_request, 'bom_request.')
  const file = await writeFrameAside({ format, layout, name, now: now.toISOString(), site })
  return fileAnswer(file, frameFileName(name, format), format === 'dxf' ? 'image/vnd.dxf' : 'application/x-step')
}
