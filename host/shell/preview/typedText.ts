import { pageSchema } from '@framewell/domain/content/page'
import type { View } from '../view'

/** Only the server can resolve a fact. */
const FACT = /\{\{/

type Members = Readonly<Record<string, unknown>>

/** Fields that name, select or link something: only the server can resolve them. */
const NO_WORDS = /^(?:id|blockType|type|tone|anchor|href|url|plan|app|chartType|drawing|subject|style|icon|picture|showUntil|tag|listType)$/
/** Text fields a section may gain while it is edited. */
const MAY_BEGIN = ['eyebrow', 'heading', 'intro', 'title', 'lead', 'text', 'caption', 'attribution', 'role', 'note', 'source'] as const

/**
 * The shown page with the typed text applied at once. Everything else that changes (drawings, links, pictures, added or moved parts) comes
 * with the server's answer. Text is applied only where the same field is already on the page.
 * @param typed the content screen's change, or the panel's form
 */
export function withTypedText(view: View, typed: unknown): View {
  if (view.kind !== 'page' || !isMembers(typed) || !Array.isArray(typed.sections)) return view
  const byId = new Map(
    typed.sections.filter(isMembers).map((section) => [section.id, isMembers(section.fields) ? section.fields : section]),
  )
  const title = typeof typed.title === 'string' && typed.title !== '' ? typed.title : view.page.title
  const sections = view.page.sections.map((section) => {
    const words = byId.get(section.id)
    return words ? withNewFields(merged(section, words), section.blockType, words) : section
  })
  const page = pageSchema.safeParse({ ...view.page, title, sections })
  return page.success ? { ...view, page: page.data } : view
}

/** Section types that have a field of this name, filled in or not. */
function withNewFields(section: unknown, blockType: string, words: Members): unknown {
  if (!isMembers(section)) return section
  const begun = MAY_BEGIN.filter(
    (name) => !section[name] && typeof words[name] === 'string' && words[name] !== '' && blockType !== 'richText',
  )
  return { ...section, ...Object.fromEntries(begun.map((name) => [name, words[name]])) }
}

function merged(shown: unknown, typed: unknown, name = ''): unknown {
  if (typeof shown === 'string')
    return typeof typed === 'string' && typed !== '' && !NO_WORDS.test(name) && !FACT.test(typed) ? typed : shown
  if (typeof shown === 'number') return name === 'values' && typeof typed === 'number' ? typed : shown
  // With added or removed rows, positions would not match.
  if (Array.isArray(shown)) return sameLength(shown, typed) ? shown.map((item, at) => merged(item, typed[at], name)) : shown
  if (!isMembers(shown) || !isMembers(typed) || (typeof shown.type === 'string' && shown.type !== typed.type)) return shown
  return Object.fromEntries(Object.entries(shown).map(([member, value]) => [member, merged(value, typed[member], member)]))
}

function sameLength(shown: readonly unknown[], typed: unknown): typed is readonly unknown[] {
  return Array.isArray(typed) && typed.length === shown.length
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
