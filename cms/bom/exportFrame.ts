import type { exportFrame as exportFrameCall } from '@framewell/domain/bom/calls'
import { NOT_REVIEWED } from '@framewell/domain/framing/notChecked'
import type { Operation } from '../platform/http/calls/bindCall'
import { subjectFor } from './billFor'
import { bomBooks } from './bomBooks'
import { frameAnswer } from './fileAnswer'
import { writeFrameAside } from './writeFrameAside'

/** Every piece of the frame that the same request's bill counts, as DXF or IFC. */
export const exportFrame: Operation<typeof exportFrameCall> = async ({ req, now }, { format, site, bom_request }) => {
  const { layout, name } = subjectFor(await bomBooks(req), bom_request, 'bom_request.')
  const file = await writeFrameAside({ format, layout, name, now: now.toISOString(), basis: null, site, review: NOT_REVIEWED })
  return frameAnswer(file, name, format)
}
