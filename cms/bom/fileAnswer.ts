import { frameFileName } from '@framewell/domain/bom/bomExport'
import type { FrameFormat } from '@framewell/domain/export/frameFormat'

/** A file to save under its name, which is encoded for the header (RFC 6266) beside a plain one for old programs. */
export function fileAnswer(body: string | Uint8Array<ArrayBuffer>, name: string, type: string): Response {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
      'cache-control': 'no-store',
    },
  })
}

const BYTE_ORDER_MARK = Buffer.from('\ufeff')

/** CSV with a byte order mark: without it spreadsheets read UTF-8 as another alphabet. */
export function csvAnswer(csv: string | Uint8Array<ArrayBuffer>, name: string): Response {
  const marked = typeof csv === 'string' ? `\ufeff${csv}` : Buffer.concat([BYTE_ORDER_MARK, csv])
  return fileAnswer(marked, name, 'text/csv; charset=utf-8')
}

const TYPES: Readonly<Record<FrameFormat, string>> = { pdf: 'application/pdf', dxf: 'image/vnd.dxf', ifc: 'application/x-step' }

/** A frame's file. */
export function frameAnswer(file: Uint8Array<ArrayBuffer>, name: string, format: FrameFormat): Response {
  return fileAnswer(file, frameFileName(name, format), TYPES[format])
}
