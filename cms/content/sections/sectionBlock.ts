import type { Block } from 'payload'

export const INK = '#14181d'
export const GREY = '#c9c4b8'
export const STEEL = '#3d6f9e'
export const SIGNAL = '#cb4018'

export const bar = (x: number, y: number, width: number, height = 6, fill = GREY) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="1" fill="${fill}"/>`
export const box = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="#fff" stroke="${GREY}" stroke-width="1.5"/>`
export const line = (d: string, stroke = STEEL, width = 2) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`
export const dot = (x: number, y: number, radius: number, fill = STEEL) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
export const heading = bar(20, 20, 96, 9, INK)
/** A gable frame with studs, standing on y. */
export const frame = (x: number, y: number, size: number) =>
  line(
    `M${x} ${y}v${-size * 0.45}l${size / 2} ${-size * 0.4}l${size / 2} ${size * 0.4}v${size * 0.45}zM${x + size * 0.25} ${y}v${-size * 0.45}M${x + size * 0.5} ${y}v${-size * 0.45}M${x + size * 0.75} ${y}v${-size * 0.45}M${x} ${y - size * 0.45}h${size}`,
  )
export const times = (count: number, draw: (index: number) => string) => Array.from({ length: count }, (_, index) => draw(index)).join('')

/** A section type as the panel knows it: no type without a group and a sketch in the library where editors choose one. */
export interface SectionBlock extends Block {
  readonly admin: { readonly group: string; readonly images: { readonly thumbnail: { readonly url: string; readonly alt: string } } }
}

/** What `SectionBlock.admin` says. The sketch, 240 × 160, is part of the page, so that nothing is loaded for it. */
export function inLibrary(group: string, sketch: string): SectionBlock['admin'] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><rect width="240" height="160" fill="#faf8f4"/>${sketch}</svg>`
  return { group, images: { thumbnail: { url: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, alt: '' } } }
}
