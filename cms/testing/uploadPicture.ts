import sharp from 'sharp'
import type { TestCms } from './bootCms'

/** An editor's upload of these bytes with this description. */
export const uploadPicture = async (cms: TestCms, alt: string, body: string | Uint8Array<ArrayBuffer>) =>
  cms.request(`/api/content/pictures?alt=${encodeURIComponent(alt)}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/octet-stream' },
    cookie: (await cms.signInAs('editor')).cookie,
  })

/** A stored picture of 640 × 480 pixels. */
export async function storePicture(cms: TestCms, alt: string): Promise<{ id: string; url: string; alt: string }> {
  const file = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#35516b' } })
    .png()
    .toBuffer()
  const picture = await (await uploadPicture(cms, alt, new Uint8Array(file))).json()
  return { id: picture.id, url: picture.url, alt: picture.alt }
}
