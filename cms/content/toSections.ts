import { carriedSeries } from '@framewell/domain/content/chartCells'
import { isRecord } from '@framewell/domain/content/saving/sameValue'
import { type Section, sectionSchema } from '@framewell/domain/content/sections'
import type { z } from 'zod'
import { toMedia } from '../platform/uploads/toMedia'
import { toRichText } from './toRichText'

/** A section or row that the site cannot show. */
export interface LeftOut {
  /** Path in the document, for example 'sections.2.features.0'. */
  readonly path: string
  readonly problem: string
}

/**
 * Converts stored blocks to the sections the site receives. Incomplete parts are omitted and reported: a draft is previewed while it is
 * edited, and one broken row must not break a page.
 */
export function toSections(stored: unknown): { sections: Section[]; leftOut: LeftOut[] } {
  const leftOut: LeftOut[] = []
  const sections = (Array.isArray(stored) ? stored : []).flatMap((block: unknown, index) => {
    const section = complete(wireForm(block), `sections.${index}`, leftOut)
    return section ? [section] : []
  })
  return { sections, leftOut }
}

/** Removes incomplete rows until the section fits its contract, or drops it. */
function complete(candidate: unknown, path: string, leftOut: LeftOut[]): Section | undefined {
  for (;;) {
    const parsed = sectionSchema.safeParse(candidate)
    if (parsed.success) return parsed.data
    const issue = parsed.error.issues[0]
    const row = issue && isRecord(candidate) ? brokenRow(candidate, issue) : undefined
    leftOut.push({ path: row ? `${path}.${row.name}.${row.index}` : path, problem: issue?.message ?? 'not a section' })
    if (!row) return undefined
    row.rows.splice(row.index, 1)
  }
}

function brokenRow(section: Readonly<Record<string, unknown>>, issue: z.core.$ZodIssue) {
  const [name, index] = issue.path
  const rows = typeof name === 'string' ? section[name] : undefined
  return Array.isArray(rows) && typeof index === 'number' ? { name: String(name), index, rows } : undefined
}

/** Drops empty members, and converts pictures, texts, series and a hero's widget to the form the site receives. */
export function wireForm(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(wireForm)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).flatMap(([name, member]) => (member == null ? [] : [[name, wireMember(name, member)]])))
}

function wireMember(name: string, member: unknown): unknown {
  if (name === 'media') return toMedia(member)
  if (name === 'body') return toRichText(member)
  if (name === 'series' && Array.isArray(member)) return member.map((one) => wireForm(carriedSeries(one)))
  if (name === 'aside') return Array.isArray(member) ? wireForm(member[0]) : member
  return wireForm(member)
}
