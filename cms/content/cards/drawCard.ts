import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { CARD } from '@framewell/domain/content/cutAround'
import type { Drawing } from '@framewell/domain/framing/drawing'
import sharp from 'sharp'
import { ROOT } from '../../env'
import { COLOR } from './cardStyle'
import { type CardWords, cardWords, wordsOverPicture } from './cardWords'
import { drawnSvg } from './drawnSvg'

const FONTS = [
  { name: 'Archivo', file: '@fontsource/archivo/files/archivo-latin-700-normal.woff' },
  { name: 'Inter', file: '@fontsource/inter/files/inter-latin-500-normal.woff' },
] as const

/** The site's mark, the frame of a gable wall, at the bottom of the card. */
const mark = (top: number, color: string) =>
  `<g transform="translate(72 ${top}) scale(1.7)" fill="none" stroke="${color}" stroke-width="2.2"><path d="M3 23V11L13 3l10 8v12M3 23h20M8 23v-9M13 23V7M18 23v-9"/></g>`
const GRID_PIXELS = 30

let fonts: Promise<{ name: string; data: Buffer }[]> | undefined

/** Draws a page's share card with its title and its own figure: a PNG of 1200 × 630 pixels. */
export async function drawCard(words: CardWords, drawing: Drawing | null): Promise<Buffer> {
  fonts ??= readFonts()
  const { default: satori } = await import('satori')
  const drawn = await satori(cardWords(words), { ...CARD, fonts: await fonts })
  const under = `${ground()}${drawing ? drawnSvg(drawing) : ''}${mark(526, COLOR.ink)}`
  const svg = drawn.replace(/^(<svg[^>]*>)/, `$1${under}`)
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, colours: 128 }).toBuffer()
}

/** A card's title and the site's name, over a shade that makes them readable on any picture: an SVG of 1200 × 630 pixels. */
export async function overPicture(words: CardWords): Promise<string> {
  fonts ??= readFonts()
  const { default: satori } = await import('satori')
  const drawn = await satori(wordsOverPicture(words), { ...CARD, fonts: await fonts })
  const shade = `<linearGradient id="shade" x2="0" y2="1"><stop offset=".3" stop-color="${COLOR.ink}" stop-opacity="0"/><stop offset=".72" stop-color="${COLOR.ink}" stop-opacity=".78"/><stop offset="1" stop-color="${COLOR.ink}" stop-opacity=".92"/></linearGradient><rect width="${CARD.width}" height="${CARD.height}" fill="url(#shade)"/>`
  return drawn.replace(/^(<svg[^>]*>)/, `$1${shade}${mark(540, '#ffffff')}`)
}

/** Paper with the drawing sheet's grid and a line in the accent color along the left edge. */
function ground(): string {
  const lines: string[] = []
  for (let x = GRID_PIXELS; x < CARD.width; x += GRID_PIXELS) lines.push(`M${x} 0V${CARD.height}`)
  for (let y = GRID_PIXELS; y < CARD.height; y += GRID_PIXELS) lines.push(`M0 ${y}H${CARD.width}`)
  return [
    `<rect width="${CARD.width}" height="${CARD.height}" fill="${COLOR.paper}"/>`,
    `<path d="${lines.join('')}" stroke="${COLOR.faint}" stroke-width="1" fill="none"/>`,
    `<path d="M72 500H1128" stroke="${COLOR.line}" stroke-width="1.5"/>`,
    `<rect width="12" height="${CARD.height}" fill="${COLOR.signal}"/>`,
  ].join('')
}

async function readFonts() {
  // Resolved at run time: a bundle would have to include the fonts.
  const { resolve } = createRequire(join(ROOT, 'cms', 'package.json'))
  return Promise.all(FONTS.map(async ({ name, file }) => ({ name, data: await readFile(resolve(file)) })))
}
