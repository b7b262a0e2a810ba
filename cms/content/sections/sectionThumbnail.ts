import type { SectionType } from '@framewell/domain/content/sections'

const INK = '#14181d'
const GREY = '#c9c4b8'
const STEEL = '#3d6f9e'
const SIGNAL = '#cb4018'

const bar = (x: number, y: number, width: number, height = 6, fill = GREY) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="1" fill="${fill}"/>`
const box = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="#fff" stroke="${GREY}" stroke-width="1.5"/>`
const line = (d: string, stroke = STEEL, width = 2) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`
const dot = (x: number, y: number, radius: number, fill = STEEL) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
const heading = bar(20, 20, 96, 9, INK)
/** A gable frame with studs, standing on y. */
const frame = (x: number, y: number, size: number) =>
  line(
    `M${x} ${y}v${-size * 0.45}l${size / 2} ${-size * 0.4}l${size / 2} ${size * 0.4}v${size * 0.45}zM${x + size * 0.25} ${y}v${-size * 0.45}M${x + size * 0.5} ${y}v${-size * 0.45}M${x + size * 0.75} ${y}v${-size * 0.45}M${x} ${y - size * 0.45}h${size}`,
  )
const times = (count: number, draw: (index: number) => string) => Array.from({ length: count }, (_, index) => draw(index)).join('')

/** Each kind of section as a sketch of 240 × 160; a new kind fails to compile until it is sketched. */
const SKETCHES: Record<SectionType, string> = {
  hero: `${bar(20, 34, 92, 12, INK)}${bar(20, 54, 70, 12, INK)}${bar(20, 78, 88)}${bar(20, 90, 76)}${bar(20, 112, 44, 16, SIGNAL)}${frame(134, 126, 86)}`,
  richText: `${heading}${times(8, (row) => bar(20, 44 + row * 13, row === 7 ? 90 : 200 - (row % 3) * 18))}`,
  stats: `${heading}${times(3, (column) => bar(20 + column * 70, 62, 46, 22, STEEL) + bar(20 + column * 70, 94, 56) + bar(20 + column * 70, 106, 40))}`,
  featureGrid: `${heading}${times(6, (cell) => {
    const x = 20 + (cell % 3) * 70
    const y = 46 + Math.floor(cell / 3) * 54
    return dot(x + 8, y + 8, 8) + bar(x, y + 22, 54) + bar(x, y + 33, 44)
  })}`,
  comparisonTable: `${heading}${bar(94, 44, 58, 100, '#e6eef5')}${times(5, (row) => bar(20, 52 + row * 19, 56) + bar(102, 52 + row * 19, 42, 6, STEEL) + bar(168, 52 + row * 19, 42) + line(`M20 ${65 + row * 19}H220`, '#e9e5db', 1))}`,
  steps: `${heading}${times(3, (step) => dot(34 + step * 70, 68, 13) + bar(20 + step * 70, 92, 54, 7, INK) + bar(20 + step * 70, 106, 50) + bar(20 + step * 70, 118, 38))}${line('M50 68H88M120 68H158')}`,
  cards: times(
    3,
    (card) =>
      box(16 + card * 71, 30, 64, 104) +
      frame(26 + card * 71, 80, 44) +
      bar(24 + card * 71, 92, 46, 7, INK) +
      bar(24 + card * 71, 106, 40) +
      bar(24 + card * 71, 118, 26, 6, STEEL),
  ),
  faq: `${heading}${times(4, (row) => bar(20, 52 + row * 25, 130 - row * 12, 7, INK) + line(`M206 ${52 + row * 25}l6 6l6 -6`) + line(`M20 ${69 + row * 25}H220`, '#e9e5db', 1))}`,
  timeline: `${heading}${line('M32 48V146', GREY)}${times(4, (row) => dot(32, 54 + row * 27, 5) + bar(48, 50 + row * 27, 34, 7, STEEL) + bar(92, 50 + row * 27, 118 - row * 16))}`,
  quote: `${line('M24 40v84', STEEL, 5)}${bar(44, 48, 168, 9, INK)}${bar(44, 66, 150, 9, INK)}${bar(44, 84, 104, 9, INK)}${bar(44, 110, 70)}`,
  callToAction: `<rect width="240" height="160" fill="${INK}"/>${bar(50, 44, 140, 12, '#faf8f4')}${bar(70, 66, 100)}${bar(66, 96, 50, 18, SIGNAL)}${bar(124, 96, 50, 18, '#4a525c')}`,
  image: `${box(24, 22, 192, 102)}${line('M30 112L84 62l34 34l28 -26l64 44')}${dot(176, 50, 10, GREY)}${bar(24, 134, 110)}`,
  chart: `${heading}${line('M24 46V138H220', GREY)}${times(5, (column) => bar(38 + column * 36, 138 - (26 + ((column * 37) % 58)), 22, 26 + ((column * 37) % 58), column === 2 ? SIGNAL : STEEL))}`,
  drawing: `${line('M12 12H228V148H12Z', GREY, 1)}${frame(66, 122, 108)}${line('M66 134H174M66 130v8M174 130v8', '#5f6872', 1.2)}`,
  slides: `${box(34, 24, 172, 96)}${bar(52, 46, 90, 10, INK)}${bar(52, 66, 120)}${bar(52, 80, 100)}${line('M22 62l-8 10l8 10M218 62l8 10l-8 10', INK)}${times(4, (slide) => dot(96 + slide * 16, 138, 4, slide === 1 ? SIGNAL : GREY))}`,
  projections: `${heading}${line('M24 46V138H220', GREY)}${line('M30 128C90 122 140 104 214 50', SIGNAL, 3)}${line('M30 132C100 130 150 118 214 92')}`,
  siteStatus: `${heading}${times(4, (card) => box(20 + (card % 2) * 104, 44 + Math.floor(card / 2) * 52, 96, 44) + dot(36 + (card % 2) * 104, 66 + Math.floor(card / 2) * 52, 6, '#1a7046') + bar(50 + (card % 2) * 104, 60 + Math.floor(card / 2) * 52, 50) + bar(50 + (card % 2) * 104, 71 + Math.floor(card / 2) * 52, 34))}`,
  blogList: `${times(4, (chip) => bar(20 + chip * 42, 20, 36, 12, chip === 0 ? STEEL : GREY))}${times(3, (card) => box(16 + card * 71, 46, 64, 94) + bar(24 + card * 71, 56, 48, 30, '#e6eef5') + bar(24 + card * 71, 96, 46, 7, INK) + bar(24 + card * 71, 110, 40) + bar(24 + card * 71, 122, 30))}`,
  newsletter: `${line('M88 34h64v40h-64zM88 34l32 24l32 -24')}${box(40, 98, 108, 24)}${bar(50, 107, 60)}${bar(154, 98, 46, 24, SIGNAL)}`,
  contactForm: `${heading}${box(20, 40, 200, 22)}${box(20, 70, 200, 44)}${bar(20, 124, 54, 16, SIGNAL)}`,
  app: `${box(24, 24, 192, 112)}${bar(24, 24, 192, 16, '#e6eef5')}${times(3, (light) => dot(36 + light * 10, 32, 3, GREY))}${times(3, (row) => bar(40, 54 + row * 20, 130, 12, '#f2efe8'))}${bar(40, 114, 56, 12, SIGNAL)}`,
}

/** A sketch of a kind of section for the library where editors choose one; part of the page, so that nothing is loaded for it. */
export function sectionThumbnail(type: SectionType): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><rect width="240" height="160" fill="#faf8f4"/>${SKETCHES[type]}</svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
