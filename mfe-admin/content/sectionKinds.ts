import { ADDABLE_SECTIONS, type ContentSection } from '@framewell/domain/content/contentPage'
import type { SectionType } from '@framewell/domain/content/sections'

const LABELS: Partial<Record<SectionType, string>> = {
  hero: 'Hero',
  richText: 'Text',
  stats: 'Figures',
  featureGrid: 'Feature grid',
  comparisonTable: 'Comparison table',
  steps: 'Steps',
  cards: 'Cards',
  faq: 'FAQ',
  timeline: 'Timeline',
  quote: 'Quote',
  callToAction: 'Call to action',
  image: 'Picture',
  chart: 'Chart',
  app: 'App',
}
const byType: Readonly<Record<string, string | undefined>> = LABELS

/** The kind of a section in an editor's words; one we have no words for is split at its capitals: 'siteStatus' is 'Site status'. */
export function sectionLabel(type: string): string {
  const known = byType[type]
  if (known) return known
  const words = type.replace(/([A-Z])/g, (capital) => ` ${capital.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const SECTION_CHOICES = ADDABLE_SECTIONS.map((type) => ({ type, label: sectionLabel(type) }))

/** Kinds whose words are a list: what an entry looks like. */
const ENTRY_HINTS: Readonly<Record<string, string>> = {
  faq: 'Each question begins with ###, its answer stands below it.',
  steps: 'Each step begins with ### and its title, its words stand below it.',
  featureGrid: 'Each feature begins with ### and its title, its words stand below it.',
  cards: 'Each card begins with ### and its title, its words stand below it.',
  timeline: 'Each event begins with ### and “when: title”, its words stand below it.',
  stats: 'Each figure begins with ###, what it counts stands below it.',
  slides: 'Each slide begins with ### and its title, its words stand below it.',
  drawing: 'Each part begins with ### and its name, its words stand below it.',
}

/** What the text area of a section understands. */
export function wordsHint(type: string): string {
  if (type === 'richText') return '## heading, - list, **bold**, *italic*, [words](/address); an empty line ends a paragraph.'
  return ENTRY_HINTS[type] ?? 'Plain words. Everything else of this section is edited in the panel.'
}

const STARTERS: Readonly<Record<string, string>> = {
  faq: '### Question?\n\nAnswer.',
  steps: '### First step\n\nWhat happens.',
  featureGrid: '### Feature\n\nWhat it does.',
  timeline: '### 2026: Event\n\nWhat happened.',
  stats: '### 100\n\nwhat it counts',
}

/** A new section. Its id is the form of the CMS's own, so that it stays the same once saved. */
export function newSection(type: string): ContentSection {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { id, type, title: '', content: STARTERS[type] ?? '', titleEditable: true }
}
