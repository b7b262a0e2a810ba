import { expect, it } from 'vitest'
import { unusedPicture } from './pictureFile'

const head = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
/** A chunk of a PNG with 13 bytes of data and a checksum. */
function chunk(name: string): string {
  return `\0\0\0\x0d${name}${'\0'.repeat(17)}`
}

it.each([
  ['GIF89a\x01\x00\x01\x00', 'gif'],
  ['\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'heic'],
  ['\x00\x00\x00\x18ftypmif1\x00\x00\x00\x00mif1heic', 'heic'],
  ['\x00\x00\x00\x20ftypavif\x00\x00\x00\x00avifmif1miaf', undefined],
  ['\x00\x00\x00\x20ftypmif1\x00\x00\x00\x00mif1avifmiaf', undefined],
  ['\xff\xd8\xff\xe0\x00\x10JFIF', undefined],
  ['\x89PNG\r\n\x1a\n', undefined],
  [`\x89PNG\r\n\x1a\n${chunk('IHDR')}${chunk('iCCP')}${chunk('IDAT')}${chunk('acTL')}`, undefined],
  [`\x89PNG\r\n\x1a\n${chunk('IHDR')}${chunk('iCCP')}${chunk('acTL')}${chunk('IDAT')}`, 'animated'],
  ['\x89PNG\r\n\x1a\n\xff\xff\xff\xffIHDR', undefined],
  ['RIFF\x00\x10\x00\x00WEBPVP8X\x0a\x00\x00\x00\x12', 'animated'],
  ['RIFF\x00\x10\x00\x00WEBPVP8X\x0a\x00\x00\x00\x10', undefined],
  ['RIFF\x00\x10\x00\x00WEBPVP8 \x0a\x00\x00\x00\x12', undefined],
  ['\x00\x00\x00\x2cftypavis\x00\x00\x00\x00avifavismsf1miaf', 'animated'],
  ['', undefined],
])('recognizes %j as %s', (text, kind) => {
  expect(unusedPicture(head(text))).toBe(kind)
})
