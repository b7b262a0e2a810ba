import type { Picture } from '@framewell/domain/content/pictures'

/** A drawn tile in place of a photo: stories have no file server. */
export function samplePicture(number: number): Picture {
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><path d="M0 0h300v200H0z" fill="#dfe5ea"/><path d="M${20 * number} 30v140m60-140v140m60-140v140" stroke="#35516b" stroke-width="8"/></svg>`
  const url = `data:image/svg+xml,${encodeURIComponent(tile)}`
  return {
    id: `0c0e0000-0000-4000-8000-0000000001${String(number).padStart(2, '0')}`,
    url,
    name: `frame-${number}.jpg`,
    thumbnail: url,
    alt: `Studs, picture ${number}`,
    width: 300,
    height: 200,
    focalX: 50,
    focalY: 50,
  }
}

export const samplePictures: readonly Picture[] = [1, 2, 3].map(samplePicture)
