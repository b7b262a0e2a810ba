import { z } from 'zod'
import { projectionYearSchema } from '../insights/projectionYear'
import { DRAWING_SUBJECTS } from './drawingSubjects'
import { chartMembers, tableMembers } from './figures'
import { actions, base, heading, mediaSchema } from './sectionMembers'

const statsSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('stats'),
  /** The first figure is large; the others are small beside it. */
  leads: z.boolean().default(false),
  stats: z.array(z.object({ figure: z.string(), label: z.string(), note: z.string().nullish(), source: z.string().nullish() })),
  actions,
})

const comparisonTableSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('comparisonTable'),
  ...tableMembers,
  /** Index of our column, from 0. */
  highlightedColumn: z.number().int().nullish(),
  actions,
})

const imageSectionSchema = z.object({
  ...base,
  blockType: z.literal('image'),
  media: mediaSchema,
  caption: z.string().nullish(),
  wide: z.boolean().default(false),
})

export const chartSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('chart'),
  ...chartMembers,
})

/** A generated drawing with a numbered list of its parts. */
export const drawingSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('drawing'),
  subject: z.enum(DRAWING_SUBJECTS),
  /** Uses the full page width. */
  bleed: z.boolean().default(false),
  /** Plan to draw, for subjects that show one. */
  plan: z.string().nullish(),
  /** Names of the numbered parts, in order. */
  parts: z.array(z.object({ name: z.string(), text: z.string() })).default([]),
  caption: z.string().nullish(),
  actions,
})

/** A revenue projection computed from its drivers, with table, chart and headline figures. */
const projectionsSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('projections'),
  years: z.array(projectionYearSchema).min(1),
  homesPerYear: z.number().int().min(0),
  netMarginTargetPercent: z.number(),
  /** Market shares, in percent, for which homes and revenue are shown. */
  marketCases: z.array(z.number()).default([]),
  assumptions: z.array(z.object({ title: z.string(), text: z.string() })).default([]),
  source: z.string(),
})

/** Sections of figures and pictures. A section is registered by its place here. */
export const figureSections = [
  statsSectionSchema,
  comparisonTableSectionSchema,
  imageSectionSchema,
  chartSectionSchema,
  drawingSectionSchema,
  projectionsSectionSchema,
] as const
