import type { findZip as findZipCall } from '@framewell/domain/network/joiningCalls'
import type { Operation } from '../platform/http/calls/bindCall'
import { placeOfZip } from './placeOfZip'

export const findZip: Operation<typeof findZipCall> = async ({ req, refuse }, { zip }) => {
  const place = await placeOfZip(req, zip)
  if (!place) throw refuse('unknownZip')
  return place
}
