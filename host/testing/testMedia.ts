import type { Media } from '@framewell/domain/content/sectionMembers'

/** A picture that needs no file. */
export const testMedia: Media = {
  url: '/logo.svg',
  alt: 'A panel is lifted onto its track',
  width: 1600,
  height: 1000,
  focalX: 50,
  focalY: 50,
  sizes: [],
}
