import { CallProblem } from '../http/calls/CallProblem'
import { streamAnswer } from '../storage/streamAnswer'
import { readFileOf } from './uploadStore'

interface Download {
  /** Its name in the store. */
  readonly stored: string
  readonly name: string
  readonly mimeType: string
  /** For a browser that cannot read the name. */
  readonly plainName: string
}

/** A stored file as a download that cannot run anything on our origin. @throws CallProblem notFound if the file is gone; StoreAway */
export async function fileDownload({ stored, name, mimeType, plainName }: Download): Promise<Response> {
  const found = await readFileOf(stored)
  if (!found) throw new CallProblem('notFound')
  return streamAnswer(found.stream, {
    headers: {
      'content-type': mimeType,
      'content-length': String(found.bytes),
      'content-disposition': `attachment; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
}
