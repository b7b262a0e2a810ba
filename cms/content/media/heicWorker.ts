import { answerOrders } from '../../platform/threads/answerOrders'

/** A HEIC file, and the most pixels that its picture may have. */
export interface HeicOrder {
  readonly file: Uint8Array
  readonly mostPixels: number
}
/** The picture's pixels, RGBA; null for a file that is no such picture, or a larger one. */
export type HeicAnswer = { readonly data: Uint8ClampedArray<ArrayBuffer>; readonly width: number; readonly height: number } | null

/** The decoder may use this much memory of its own, whatever a file says: a picture of 50 megapixels takes half of it. */
const MOST_BYTES = 512 * 1024 * 1024

// The limits of a thread are only those of its heap; the decoder asks for more memory by this call.
const grow = WebAssembly.Memory.prototype.grow
WebAssembly.Memory.prototype.grow = function limited(pages) {
  if (this.buffer.byteLength + pages * 65_536 > MOST_BYTES) throw new RangeError('A HEIC picture needs too much memory')
  return grow.call(this, pages)
}

/** The program of the thread that decodes HEIC pictures (`readHeic`). */
answerOrders<HeicOrder, HeicAnswer>(decode, (answer) => (answer ? [answer.data.buffer] : []))

async function decode({ file, mostPixels }: HeicOrder): Promise<HeicAnswer> {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js')
  const pictures = new libheif.HeifDecoder().decode(file)
  const picture = pictures.find((one) => one.is_primary()) ?? pictures[0]
  if (!picture) return null
  const [width, height] = [picture.get_width(), picture.get_height()]
  if (!(width * height > 0 && width * height <= mostPixels)) return null
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height }
  const decoded = await new Promise<HeicAnswer>((done) => picture.display(target, done))
  for (const one of pictures) one.free()
  return decoded && { data: target.data, width, height }
}
