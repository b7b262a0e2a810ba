import { expect, it } from 'vitest'
import { unusedPicture } from './pictureFile'

const head = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

it.each([
  ['GIF89a\x01\x00\x01\x00', 'gif'],
  ['\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'heic'],
  ['\x00\x00\x00\x18ftypmif1\x00\x00\x00\x00mif1heic', 'heic'],
  ['\x00\x00\x00\x20ftypavif\x00\x00\x00\x00avifmif1miaf', undefined],
  ['\x00\x00\x00\x20ftypmif1\x00\x00\x00\x00mif1avifmiaf', undefined],
  ['\xff\xd8\xff\xe0\x00\x10JFIF', undefined],
  ['\x89PNG\r\n\x1a\n', undefined],
  ['', undefined],
])('recognizes %j as %s', (text, kind) => {
  expect(unusedPicture(head(text))).toBe(kind)
})
