/** AutoCAD R12 to 2018 and later. */
const VERSIONS = new Set(['AC1009', 'AC1012', 'AC1014', 'AC1015', 'AC1018', 'AC1021', 'AC1024', 'AC1027', 'AC1032'])
const ZEROS = { from: 6, to: 11 } as const

/**
 * Whether a file begins as a DWG drawing does, beyond its version: five zero bytes follow it; to 2000 come the places of its sections, all inside
 * the file; since 2004 (but for 2007) an encrypted header with the file's own mark in it. Source: Open Design Specification for .dwg files 5.4.1, 3 and 4.
 */
export function isDwg(head: Buffer, fileBytes: number): boolean {
  const version = head.toString('latin1', 0, 6)
  if (!VERSIONS.has(version) || head.length < 0x100) return false
  if (head.subarray(ZEROS.from, ZEROS.to).some((byte) => byte !== 0)) return false
  if (version === 'AC1012' || version === 'AC1014' || version === 'AC1015') return sectionsFit(head, fileBytes)
  return version === 'AC1009' || version === 'AC1021' || hasEncryptedMark(head)
}

/** A count, then for each section its number, address and size. */
function sectionsFit(head: Buffer, fileBytes: number): boolean {
  const count = head.readUInt32LE(0x15)
  if (count < 3 || count > 6) return false
  return Array.from({ length: count }, (_, at) => 0x19 + at * 9).every(
    (record) => head.readUInt32LE(record + 1) + head.readUInt32LE(record + 5) <= fileBytes,
  )
}

const ENCRYPTED_AT = 0x80
const MARK = 'AcFssFcAJMB\0'

function hasEncryptedMark(head: Buffer): boolean {
  let seed = 1
  const plain = [...head.subarray(ENCRYPTED_AT, ENCRYPTED_AT + MARK.length)].map((byte) => {
    seed = (Math.imul(seed, 0x343fd) + 0x269ec3) >>> 0
    return byte ^ ((seed >>> 16) & 0xff)
  })
  return Buffer.from(plain).toString('latin1') === MARK
}
