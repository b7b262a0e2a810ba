import { stat } from 'node:fs/promises'
import { detectDocumentType } from '@framewell/domain/quotes/detectDocumentType'
import { MAX_PLAN_FILE_BYTES } from '@framewell/domain/quotes/planFileCalls'
import sharp from 'sharp'
import { cleanAside } from './cleanAside'
import { isDwg } from './isDwg'
import { isDxf } from './isDxf'
import { arrivingFile, cleanedFile, FileTooLarge, headOfArriving, takeCleaned } from './uploadStore'

/** Most pixels of a picture; without a limit, a small file could use all memory. */
const MAX_PIXELS = 100_000_000
/** A PDF's mark may be anywhere in the first kilobyte. */
const HEAD_BYTES = 1024

/**
 * The type of a received file, from its content whatever its name says: PDF, DWG, DXF, a JPEG or PNG that decodes, or an SVG, which is replaced
 * by its clean copy. Undefined for anything else.
 * @throws FileTooLarge if the clean copy is, ThreadBusy when too many drawings are waiting
 */
export async function uploadType(id: string): Promise<string | undefined> {
  const head = await headOfArriving(id, HEAD_BYTES)
  const paper = detectDocumentType(head)
  if (paper === 'application/pdf') return paper
  if (isDwg(head, (await stat(arrivingFile(id))).size)) return 'image/vnd.dwg'
  if (isDxf(head)) return 'image/vnd.dxf'
  if (paper) return pictureType(id)
  if (!/^[\s\uFEFF]*<|^\xEF\xBB\xBF\s*</.test(head.toString('latin1'))) return undefined
  const outcome = await cleanAside({ from: arrivingFile(id), to: cleanedFile(id), mostBytes: MAX_PLAN_FILE_BYTES })
  if (outcome === 'tooLarge') throw new FileTooLarge()
  if (outcome === 'notAnSvg') return undefined
  await takeCleaned(id)
  return 'image/svg+xml'
}

async function pictureType(id: string): Promise<string | undefined> {
  try {
    const { format } = await sharp(arrivingFile(id), { limitInputPixels: MAX_PIXELS }).metadata()
    return format === 'jpeg' ? 'image/jpeg' : format === 'png' ? 'image/png' : undefined
  } catch {
    // sharp throws for what it cannot decode: that is the answer, not an error.
    return undefined
  }
}
