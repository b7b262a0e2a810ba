import { ruleOutside } from '@framewell/domain/releases/ruleOutside.mjs'
import type { ReactElement } from 'react'
import { ServerStyleSheet } from 'styled-components'

/** Compiled rules of every class seen so far; a class means the same in all areas. */
const compiled = new Map<string, string[]>()

/** Style sheets by their classes; similar areas share them. */
const written = new Map<string, string>()
const MAX_WRITTEN = 500

export interface AreaStyles {
  collectStyles(drawn: ReactElement): ReactElement
  /** The rules of the rendered output, in styled-components' own format. */
  rules(): string
}

/**
 * The style sheet of one area, with only the rules it uses. styled-components would compile and write every rule again for each page, which
 * takes as long as rendering it. Here a rule is compiled once per process, and the sheet for the same set of classes is written once.
 */
export function makeAreaStyles(): AreaStyles {
  const styles = new ServerStyleSheet()
  const sheet = styles.instance
  const used = new Map<string, Set<string>>()
  const use = (component: string, name: string) => {
    const names = used.get(component)
    if (names) names.add(name)
    else used.set(component, new Set([name]))
  }
  // Called for every rendered element.
  sheet.hasNameForId = (component, name) => {
    if (used.get(component)?.has(name)) return true
    const known = compiled.has(`${component} ${name}`)
    if (known) use(component, name)
    return known
  }
  sheet.insertRules = (component, name, rules) => {
    const outside = ruleOutside(rules, new Set([component, name]))
    if (outside !== undefined) throw new Error(`It styles ${outside.slice(0, 80)}, which is not its own`)
    compiled.set(`${component} ${name}`, rules)
    use(component, name)
  }
  return {
    collectStyles: (drawn) => styles.collectStyles(drawn),
    rules: () => {
      let key = ''
      for (const [component, names] of used) key += `${component} ${[...names].join(' ')};`
      const before = written.get(key)
      if (before) return before
      const rules = write(used)
      if (written.size >= MAX_WRITTEN) written.clear()
      written.set(key, rules)
      return rules
    },
  }
}

const CLOSING = '</style>'

function write(used: ReadonlyMap<string, ReadonlySet<string>>): string {
  const styles = new ServerStyleSheet()
  for (const [component, names] of used)
    for (const name of names) styles.instance.insertRules(component, name, compiled.get(`${component} ${name}`) ?? [])
  const element = styles.getStyleTags()
  styles.seal()
  return element.slice(element.indexOf('>') + 1, -CLOSING.length)
}
