import { constants, crc32, createBrotliCompress, createDeflateRaw } from 'node:zlib'
import { TICKET_LENGTH } from '@framewell/domain/releases/visitTicket'

/** Length of a nonce in a page: the page's ticket in base64, always ending with '=='. */
const NONCE_LENGTH = TICKET_LENGTH
/** Bytes that no UTF-8 text contains. */
const NEVER_TEXT = [0xc0, 0xc1, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe, 0xff]
/**
 * A placeholder for the nonce during compression, up to the '==' that ends every nonce. Its bytes match nothing in the page, and no two
 * neighbors occur in it twice: deflate copies three bytes or more and Brotli two, so nothing refers to it from outside or inside.
 */
const NONCE_PLACEHOLDER = Buffer.from([
  ...Array.from({ length: NONCE_LENGTH - 2 }, (_, at) => {
    const step = 1 + Math.floor(at / NEVER_TEXT.length)
    return NEVER_TEXT[(at * step) % NEVER_TEXT.length] ?? 0
  }),
  ...Buffer.from('=='),
])

export type Encoding = 'br' | 'gzip' | 'identity'

/** A page split at the nonce of a response. */
export interface PageHalves {
  readonly before: Buffer
  readonly after: Buffer
}

/**
 * A page compressed once; every response gets its own nonce without compressing again. The pieces are written separately: joining them for
 * every response would double the cost of sending, in copies and garbage collection.
 */
export type SplicedPage = Readonly<Record<Encoding, (nonce: string) => readonly Buffer[]>>

/**
 * Compresses a page around its nonce. The nonce is an uncompressed piece between two compressed ones: a stored block in deflate (RFC 1951,
 * 3.2.4), an uncompressed meta-block in Brotli (RFC 7932, 9.2). The stream is flushed on both sides, so that the piece is byte-aligned.
 * The placeholder has the nonce's length and matches nothing in the page, so what follows refers to text before it and never to it, except to
 * its last two characters ('=='), which never change; in Brotli they also select the next literal's code.
 */
export async function spliceNonce({ before, after }: PageHalves): Promise<SplicedPage> {
  const [gzip, br] = await Promise.all([gzipAround(before, after), brotliAround(before, after)])
  return { identity: (nonce) => [before, Buffer.from(nonce, 'latin1'), after], gzip, br }
}

async function gzipAround(head: Buffer, tail: Buffer): Promise<(nonce: string) => readonly Buffer[]> {
  const stream = createDeflateRaw({ level: 8 })
  const pieces = await compressPieces(stream, [head, NONCE_PLACEHOLDER, tail], constants.Z_SYNC_FLUSH)
  const first = Buffer.concat([GZIP_HEADER, pieces[0] ?? EMPTY, storedBlock()])
  const last = pieces[2] ?? EMPTY
  const headSum = crc32(head)
  const size = head.length + NONCE_LENGTH + tail.length
  return (nonce) => {
    const nonceBytes = Buffer.from(nonce, 'latin1')
    const trailer = Buffer.allocUnsafe(8)
    trailer.writeUInt32LE(crc32(tail, crc32(nonceBytes, headSum)), 0)
    trailer.writeUInt32LE(size >>> 0, 4)
    return [first, nonceBytes, last, trailer]
  }
}

async function brotliAround(head: Buffer, tail: Buffer): Promise<(nonce: string) => readonly Buffer[]> {
  const stream = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  })
  const pieces = await compressPieces(stream, [head, NONCE_PLACEHOLDER, tail], constants.BROTLI_OPERATION_FLUSH)
  const first = Buffer.concat([pieces[0] ?? EMPTY, uncompressedMetaBlock()])
  const last = pieces[2] ?? EMPTY
  return (nonce) => [first, Buffer.from(nonce, 'latin1'), last]
}

/** The compressor's output for each piece, flushed after all but the last. */
async function compressPieces(
  stream: ReturnType<typeof createDeflateRaw> | ReturnType<typeof createBrotliCompress>,
  pieces: readonly Buffer[],
  flush: number,
): Promise<Buffer[]> {
  let chunks: Buffer[] = []
  const done: Buffer[] = []
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  const failed = new Promise<never>((_, reject) => stream.once('error', reject))
  const take = () => {
    done.push(Buffer.concat(chunks))
    chunks = []
  }
  for (const piece of pieces.slice(0, -1)) {
    stream.write(piece)
    await Promise.race([new Promise<void>((resolve) => stream.flush(flush, resolve)), failed])
    take()
  }
  const ended = new Promise<void>((resolve) => stream.once('end', resolve))
  stream.end(pieces.at(-1))
  await Promise.race([ended, failed])
  take()
  return done
}

const EMPTY = Buffer.alloc(0)
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

/** Header of a stored, non-final, byte-aligned block of NONCE_LENGTH bytes. */
function storedBlock(): Buffer {
  const block = Buffer.alloc(5)
  block.writeUInt16LE(NONCE_LENGTH, 1)
  block.writeUInt16LE(~NONCE_LENGTH & 0xffff, 3)
  return block
}

/** ISLAST 0, MNIBBLES 4 (bits 00), MLEN-1 in 16 bits, ISUNCOMPRESSED 1: 20 bits, padded to three bytes. */
function uncompressedMetaBlock(): Buffer {
  const bits = ((NONCE_LENGTH - 1) << 3) | (1 << 19)
  return Buffer.from([bits & 0xff, (bits >> 8) & 0xff, (bits >> 16) & 0xff])
}
