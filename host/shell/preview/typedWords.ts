import { pageSchema } from '@framewell/domain/content/page'
import type { View } from '../view'

/** What a fact says only the server knows. */
const FACT = /\{\{/

type Members = Readonly<Record<string, unknown>>

/** Members that name, choose or lead somewhere: only the server says what becomes of them. */
const NO_WORDS = /^(?:id|blockType|type|tone|anchor|href|url|plan|app|chartType|drawing|subject|style|icon|picture|showUntil|tag|listType)$/
/** Words that a section may begin to have while it is edited. */
const MAY_BEGIN = ['eyebrow', 'heading', 'intro', 'title', 'lead', 'text', 'caption', 'attribution', 'role', 'note', 'source'] as const

/**
 * The page that is shown with the words that are being typed, at once: what else changes with them (drawings, links, pictures, what is
 * added or moved) comes with the server's answer. A word is only taken where the same place already stands on the page.
 * @param typed the content screen's change, or the panel's form
 */
export function withTypedWords(view: View, typed: unknown): View {
  if (view.kind !== 'page' || !isMembers(typed) || !Array.isArray(typed.sections)) return view
  const byId = new Map(
    typed.sections.filter(isMembers).map((section) => [section.id, isMembers(section.fields) ? section.fields : section]),
  )
  const title = typeof typed.title === 'string' && typed.title !== '' ? typed.title : view.page.title
  const sections = view.page.sections.map((section) => {
    const words = byId.get(section.id)
    return words ? withBegun(merged(section, words), section.blockType, words) : section
  })
  const page = pageSchema.safeParse({ ...view.page, title, sections })
  return page.success ? { ...view, page: page.data } : view
}

/** Kinds that have a line of the name whether or not it is filled in. */
function withBegun(section: unknown, blockType: string, words: Members): unknown {
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
  // Rows that were added or taken away would be mistaken for one another.
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
