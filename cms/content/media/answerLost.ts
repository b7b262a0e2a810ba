import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PICTURE_FOLDER } from './receivePicture'

/** 404 for a file that is not there; one that is there is left to Payload. */
export function answerLost(_: unknown, { params: { filename } }: { readonly params: { readonly filename: string } }): Response | undefined {
  return existsSync(join(/* turbopackIgnore: true */ PICTURE_FOLDER, filename)) ? undefined : new Response(null, { status: 404 })
}
