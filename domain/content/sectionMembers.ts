import { z } from 'zod'

export const SECTION_TONES = ['paper', 'surface', 'ink'] as const
export const LINK_STYLES = ['primary', 'quiet', 'plain'] as const
/** Names of the drawn icons (lucide) an editor can choose. */
export const SECTION_ICONS = [
  'clock',
  'ruler',
  'shield',
  'flame',
  'wind',
  'recycle',
  'factory',
  'truck',
  'hammer',
  'map-pin',
  'gauge',
  'star',
  'dollar',
  'chart',
  'handshake',
  'building',
  'file',
  'layers',
] as const
export type SectionIcon = (typeof SECTION_ICONS)[number]

export const mediaSchema = z.object({
  url: z.string(),
  alt: z.string(),
  /** Pixels of the original; frames reserve the space with them. */
  width: z.number(),
  height: z.number(),
  /** Focal point in percent from the left and top. */
  focalX: z.number(),
  focalY: z.number(),
  sizes: z.array(z.object({ url: z.string(), width: z.number(), mimeType: z.string() })),
})
export type Media = z.infer<typeof mediaSchema>

/** A link: a path of the site (/terms), an anchor (#pre-qualify), a mailto: or tel: address, or an https address. */
export const linkSchema = z.object({
  label: z.string(),
  href: z.string(),
  style: z.enum(LINK_STYLES),
})
export type Link = z.infer<typeof linkSchema>

/** What every section has. */
export const base = {
  id: z.string(),
  /** Anchor of the section, without '#'. */
  anchor: z.string().nullish(),
  tone: z.enum(SECTION_TONES).default('paper'),
  /** ISO time from which the section is not shown any more (see visibleSections). */
  showUntil: z.string().nullish(),
}

/** What stands above a section, where it has a head. */
export const heading = {
  eyebrow: z.string().nullish(),
  heading: z.string().nullish(),
  intro: z.string().nullish(),
}

/** Ways on below a section. */
export const actions = z.array(linkSchema).default([])
