import type { NetworkDocument } from '../payload-types'
import { fileDownload } from '../platform/uploads/fileDownload'

/** One document as a download that cannot run anything on our origin. */
export function sendNetworkDocument({ id, name, mimeType }: NetworkDocument): Promise<Response> {
  return fileDownload({ stored: id, name, mimeType, plainName: 'document' })
}
