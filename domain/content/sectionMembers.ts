import { z } from 'zod'

export const SECTION_TONES = ['paper', 'surface', 'ink'] as const
export const LINK_STYLES = ['primary', 'quiet', 'plain'] as const
/** Icon names (lucide) an editor can choose. */
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
  /** Pixels of the original, used to reserve space. */
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

/** Members of every section. */
export const base = {
  id: z.string(),
  /** Anchor of the section, without '#'. */
  anchor: z.string().nullish(),
  tone: z.enum(SECTION_TONES).default('paper'),
  /** ISO time after which the section is hidden (see visibleSections). */
  showUntil: z.string().nullish(),
}

/** A section's heading, where it has one. */
export const heading = {
  eyebrow: z.string().nullish(),
  heading: z.string().nullish(),
  intro: z.string().nullish(),
}

/** Links below a section. */
export const actions = z.array(linkSchema).default([])

/** An example of each section type of a group. */
export type SectionExamples<Schemas extends readonly z.ZodType<{ blockType: string }>[]> = {
  readonly [Type in z.infer<Schemas[number]>['blockType']]: Extract<z.infer<Schemas[number]>, { blockType: Type }>
}
