import type { ReactElement } from 'react'
import { ServerStyleSheet } from 'styled-components'

/** Rules of every class that some area had before: a class means the same on all of them. */
const compiled = new Map<string, string[]>()

/** Style sheets by the classes they are of; areas of one kind have the same. */
const written = new Map<string, string>()
const MOST_WRITTEN = 500

export interface AreaStyles {
  collectStyles(drawn: ReactElement): ReactElement
  /** The rules of what was drawn, in styled-components' own format. */
  rules(): string
}

/**
 * The style sheet of one area: the rules of what is drawn in it, and nothing else. styled-components would compile each rule anew for every
 * page, and write all of them anew, which takes as long as drawing the page; here a rule is compiled once in the life of the process, and the
 * rules of the same classes are written once.
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
  // Asked for every element that is drawn.
  sheet.hasNameForId = (component, name) => {
    if (used.get(component)?.has(name)) return true
    const known = compiled.has(`${component} ${name}`)
    if (known) use(component, name)
    return known
  }
  sheet.insertRules = (component, name, rules) => {
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
      if (written.size >= MOST_WRITTEN) written.clear()
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
