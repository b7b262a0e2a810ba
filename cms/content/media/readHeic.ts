import sharp from 'sharp'
import { AsideThread, ThreadEnded } from '../../platform/threads/AsideThread'
import type { HeicAnswer, HeicOrder } from './heicWorker'

/** A phone's picture of 12 megapixels takes two seconds. */
const thread = new AsideThread<HeicOrder, HeicAnswer>({ program: 'content/media/heicWorker', heapMb: 256, secondsEach: 30, mostWaiting: 8 })

/**
 * A HEIC picture of a phone as a JPEG without metadata, turned as it was taken. It is decoded in a thread of its own with limited memory and
 * time; a file that uses them up is rejected. Null for what cannot be decoded.
 * @throws ThreadBusy when so many wait that this one would wait too long
 */
export async function readHeic(file: Uint8Array, mostPixels: number): Promise<Buffer | null> {
  try {
    const picture = await thread.ask({ file, mostPixels })
    if (!picture) return null
    const { data, width, height } = picture
    // The decoder has already turned it.
    return await sharp(data, { raw: { width, height, channels: 4 } })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 90, mozjpeg: true })
      .toBuffer()
  } catch (error) {
    if (error instanceof ThreadEnded) return null
    throw error
  }
}
