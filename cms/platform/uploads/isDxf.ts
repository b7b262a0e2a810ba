const BINARY_MARK = 'AutoCAD Binary DXF\r\n\x1a\0'
/** Pairs of a group code and its value, comments (999) before the first section. */
const TEXT_START =
  /^(?:\xEF\xBB\xBF)?(?:[ \t]*999\r?\n[^\r\n]*\r?\n)*[ \t]*0[ \t]*\r?\nSECTION[ \t]*\r?\n[ \t]*2[ \t]*\r?\n(?:HEADER|CLASSES|TABLES|BLOCKS|ENTITIES|OBJECTS)[ \t]*\r?\n/

/** Whether a file begins like a DXF drawing, as text or binary (AutoCAD DXF reference: group codes; binary DXF files). */
export function isDxf(head: Buffer): boolean {
  const start = head.toString('latin1')
  return start.startsWith(BINARY_MARK) || TEXT_START.test(start)
}
