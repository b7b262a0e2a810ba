import type { ElementType } from 'react'
import { compile, serialize, stringify } from 'stylis'
import type {} from '../shell/nonce'
import { type ClassedComponent, withClassName } from './withClassName'

type Value = string | number

/** All declared rules by class or keyframes name, in the order of the modules that declare them. */
const declared = new Map<string, readonly string[]>()
/** A component's class and the keyframes its rules use. */
const needs = new Map<string, readonly string[]>()
let drawn: Set<string> | undefined

/** Declares a module's styled component with its rules (see extractRules). */
export function declare(target: ElementType | ClassedComponent, name: string) {
  return (words: TemplateStringsArray, ...values: readonly Value[]): ClassedComponent => {
    const text = sharedRules(words, ...values)
    const moves = [...declared.keys()].filter((known) => needs.get(known)?.length === 0 && text.includes(known))
    add(name, `.${name}{${text}}`, [...moves, name])
    return withClassName(target, name, recorder())
  }
}

/** Declares keyframes under the name that rules use. */
export function movement(name: string) {
  return (words: TemplateStringsArray, ...values: readonly Value[]): string => {
    add(name, `@keyframes ${name}{${sharedRules(words, ...values)}}`, [])
    return name
  }
}

/** Rules shared by several components. */
export function sharedRules(words: TemplateStringsArray, ...values: readonly Value[]): string {
  return words.reduce((text, word, at) => {
    const value = values[at - 1]
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new Error('Rules may only contain strings and numbers that are known before rendering')
    return text + value + word
  })
}

/** Records a component's names once in each tracked render: most components are rendered many times. */
function recorder(): (names: readonly string[]) => void {
  let recorded: Set<string> | undefined
  return (names) => {
    if (drawn === recorded) return
    recorded = drawn
    if (drawn) for (const name of names) drawn.add(name)
  }
}

function add(name: string, text: string, names: readonly string[]): void {
  const rules = compile(text).map((rule) => serialize([rule], stringify))
  declared.set(name, rules)
  if (globalThis.document) injectRules(name, rules)
  needs.set(name, names)
}

/** In development the rules are injected with the code, so that an edit shows at once. */
function injectRules(name: string, rules: readonly string[]): void {
  const id = `rules-${name}`
  const style =
    document.getElementById(id) ??
    document.head.appendChild(Object.assign(document.createElement('style'), { id, nonce: __webpack_nonce__ }))
  style.textContent = rules.join('')
}

/** Runs a synchronous render and reports which styled components it rendered. */
export function trackRenderedParts<Result>(draw: () => Result): { readonly result: Result; readonly parts: ReadonlySet<string> } {
  const before = drawn
  const parts = new Set<string>()
  drawn = parts
  try {
    return { result: draw(), parts }
  } finally {
    drawn = before
  }
}

/** The rules of these components in declaration order; all rules when none are given. */
export function rulesOf(parts: Iterable<string> = needs.keys()): readonly string[] {
  const names = new Set([...parts].flatMap((part) => needs.get(part) ?? []))
  return [...declared].flatMap(([name, rules]) => (names.has(name) ? rules : []))
}
