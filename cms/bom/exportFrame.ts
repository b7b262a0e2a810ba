import type { exportFrame as exportFrameCall } from '@framewell/domain/bom/calls'
import { NOT_REVIEWED } from '@framewell/domain/framing/notChecked'
import { figure } from '@framewell/domain/numbers/figure'
import { documentIssuer } from '../content/site/documentIssuer'
import type { Operation } from '../platform/http/calls/bindCall'
import { writeFrame } from './askFrame'
import { subjectFor } from './billFor'
import { bomBooks } from './bomBooks'
import { frameAnswer } from './fileAnswer'

/** Every piece of the frame that the same request's bill counts: a drawing set, DXF or IFC. */
export const exportFrame: Operation<typeof exportFrameCall> = async ({ req, now }, { format, site, bom_request }) => {
  const books = await bomBooks(req)
  const { layout, name, squareFeet, options, loads } = subjectFor(books, bom_request, 'bom_request.')
  if (format === 'pdf') {
    const facts = {
      project: name,
      plan: [`${name}, ${figure(squareFeet)} sq ft`, ...options.map((option) => option.name)].join(', '),
      revision: null,
      siteAddress: null,
      drawnAt: now.toISOString(),
      site: site ?? null,
      counted: { loads, settings: books.priceBook.bom.takeOff },
      siteOnRecord: false,
      review: NOT_REVIEWED,
      approval: null,
      issuer: await documentIssuer(req),
      basis: null,
    }
    return frameAnswer(await writeFrame(layout, { format, facts }), name, format)
  }
  const file = await writeFrame(layout, {
    format,
    name,
    now: now.toISOString(),
    basis: null,
    site,
    review: NOT_REVIEWED,
    isApproved: false,
  })
  return frameAnswer(file, name, format)
}
