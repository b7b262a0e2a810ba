/** AutoCAD R12 to 2018 and later. */
const VERSIONS = new Set(['AC1009', 'AC1012', 'AC1014', 'AC1015', 'AC1018', 'AC1021', 'AC1024', 'AC1027', 'AC1032'])
const ZEROS = { from: 6, to: 11 } as const

/**
 * Whether a file begins like a DWG drawing, beyond its version. Five zero bytes follow the version. Then come: in R12 the counts of its
 * parts and where its entities are; up to 2000 the positions of its sections; since 2004 the positions of its summary and (except in 2007)
 * an encrypted header with the file's own mark in it. Every position must be inside the file. Sources: Open Design Specification for .dwg
 * files 5.4.1, 3 and 4; for R12 and the first 128 bytes of 2007, which it lacks, header.spec of GNU LibreDWG (commit 02fd447d).
 */
export function isDwg(head: Buffer, fileBytes: number): boolean {
  const version = head.toString('latin1', 0, 6)
  if (!VERSIONS.has(version) || head.length < 0x100) return false
  if (head.subarray(ZEROS.from, ZEROS.to).some((byte) => byte !== 0)) return false
  if (version === 'AC1012' || version === 'AC1014' || version === 'AC1015') return sectionsFit(head, fileBytes)
  if (version === 'AC1009') return entitiesFit(head, fileBytes)
  return version === 'AC1021' ? summaryFits(head, fileBytes) : hasEncryptedMark(head)
}

/** Three parts with entities, five tables, 204 or 205 variables; then where the entities begin and end. */
function entitiesFit(head: Buffer, fileBytes: number): boolean {
  const counts = [0x0d, 0x0f, 0x11].map((at) => head.readUInt16LE(at)).join()
  const [begin, end] = [head.readUInt32LE(0x14), head.readUInt32LE(0x18)]
  return (counts === '3,5,204' || counts === '3,5,205') && begin > 0 && begin <= end && end <= fileBytes
}

/** The positions of preview and summary, and of the header itself, which is the same in every file. */
function summaryFits(head: Buffer, fileBytes: number): boolean {
  return [0x0d, 0x20].every((at) => head.readUInt32LE(at) <= fileBytes) && head.readUInt32LE(0x28) === ENCRYPTED_AT
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
