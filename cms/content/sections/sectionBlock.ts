import type { Block, Field } from 'payload'
import type { z } from 'zod'
import { sectionAppearance } from '../fields/sectionAppearance'

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

/** A section type as the panel and the content screen know it. All share their background, anchor and end. */
export interface SectionDeclaration {
  readonly labels: readonly [singular: string, plural: string]
  /** Where it is in the library in which editors choose one. */
  readonly group: string
  /** Content of an SVG of 240 × 160, shown there. It is part of the page, so that nothing is loaded for it. */
  readonly sketch: string
  readonly fields: Field[]
}

/** A declaration for each section type of a group; one that the domain names and the panel lacks does not compile. */
export type SectionBlocks<Schemas extends readonly z.ZodType<{ blockType: string }>[]> = Readonly<
  Record<z.infer<Schemas[number]>['blockType'], SectionDeclaration>
>

/** The Payload block of a section type. */
export function sectionBlock(slug: string, { labels: [singular, plural], group, sketch, fields }: SectionDeclaration): Block {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><rect width="240" height="160" fill="#faf8f4"/>${sketch}</svg>`
  const url = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return {
    slug,
    interfaceName: `${slug.charAt(0).toUpperCase()}${slug.slice(1)}Section`,
    labels: { singular, plural },
    admin: { group, images: { thumbnail: { url, alt: '' } } },
    fields: [...fields, sectionAppearance()],
  }
}
