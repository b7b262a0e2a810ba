import type { ElementType } from 'react'
import { compile, serialize, stringify } from 'stylis'
import type {} from '../shell/nonce'
import { type Dressed, dress } from './dress'

type Value = string | number

/** All rules that were declared, by the class or the movement they are of, in the order of the modules that declare them. */
const declared = new Map<string, readonly string[]>()
/** A part's class and the movements that its rules name. */
const needs = new Map<string, readonly string[]>()
let drawn: Set<string> | undefined

/** A styled part of a module, with its rules (see takeRules). */
export function declare(target: ElementType | Dressed, name: string) {
  return (words: TemplateStringsArray, ...values: readonly Value[]): Dressed => {
    const text = sharedRules(words, ...values)
    const moves = [...declared.keys()].filter((known) => needs.get(known)?.length === 0 && text.includes(known))
    add(name, `.${name}{${text}}`, [...moves, name])
    return dress(target, name, noteDrawn)
  }
}

/** A movement; its name stands in the rules that use it. */
export function movement(name: string) {
  return (words: TemplateStringsArray, ...values: readonly Value[]): string => {
    add(name, `@keyframes ${name}{${sharedRules(words, ...values)}}`, [])
    return name
  }
}

/** Rules that several parts share. */
export function sharedRules(words: TemplateStringsArray, ...values: readonly Value[]): string {
  return words.reduce((text, word, at) => {
    const value = values[at - 1]
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new Error('Rules are made of words and numbers that are known before anything is drawn')
    return text + value + word
  })
}

function noteDrawn(names: readonly string[]): void {
  if (drawn) for (const name of names) drawn.add(name)
}

function add(name: string, text: string, names: readonly string[]): void {
  const rules = compile(text).map((rule) => serialize([rule], stringify))
  declared.set(name, rules)
  if (globalThis.document) putInPage(name, rules)
  needs.set(name, names)
}

/** While it is developed the browser has the rules with the code, so that a changed one shows at once. */
function putInPage(name: string, rules: readonly string[]): void {
  const id = `rules-${name}`
  const style =
    document.getElementById(id) ??
    document.head.appendChild(Object.assign(document.createElement('style'), { id, nonce: __webpack_nonce__ }))
  style.textContent = rules.join('')
}

/** Runs what draws a page, at once and in one piece, and says which parts it drew. */
export function partsDrawnBy<Result>(draw: () => Result): { readonly result: Result; readonly parts: ReadonlySet<string> } {
  const before = drawn
  const parts = new Set<string>()
  drawn = parts
  try {
    return { result: draw(), parts }
  } finally {
    drawn = before
  }
}

/** The rules of these parts, in the order in which they were declared; of all, without being told which. */
export function rulesOf(parts: Iterable<string> = needs.keys()): readonly string[] {
  const names = new Set([...parts].flatMap((part) => needs.get(part) ?? []))
  return [...declared].flatMap(([name, rules]) => (names.has(name) ? rules : []))
}
