const MARKS = [
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
] as const
const PDF = [...'%PDF-'].map((letter) => letter.charCodeAt(0))

/** A file's type by its first bytes, regardless of its name; undefined when it is neither PDF nor JPEG nor PNG. */
export function detectDocumentType(head: Uint8Array): 'application/pdf' | (typeof MARKS)[number]['type'] | undefined {
  // A PDF's signature may follow other bytes.
  if (head.some((_, at) => PDF.every((byte, index) => head[at + index] === byte))) return 'application/pdf'
  return MARKS.find(({ bytes }) => bytes.every((byte, at) => head[at] === byte))?.type
}
