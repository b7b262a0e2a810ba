import type { ReactElement } from 'react'
import { ServerStyleSheet } from 'styled-components'

/** Rules of every class that some page had before: a class means the same on all of them. */
const compiled = new Map<string, string[]>()

/** Style elements by the classes they are of; pages of one kind have the same. */
const written = new Map<string, PageCss>()
const MOST_WRITTEN = 500

export interface PageCss {
  /** Attributes of the style element. */
  readonly attributes: string
  readonly rules: string
  readonly bytes: Buffer
}

export interface PageStyles {
  collectStyles(drawn: ReactElement): ReactElement
  /** The styles of what was drawn. */
  css(): PageCss
}

/**
 * The style sheet of one page: the rules of what is drawn on it, and nothing else. styled-components would compile each rule anew for every
 * page, and write all of them anew, which takes as long as drawing the page; here a rule is compiled once in the life of the process, and the
 * rules of the same classes are written once.
 */
export function makePageStyles(): PageStyles {
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
    css: () => {
      let key = ''
      for (const [component, names] of used) key += `${component} ${[...names].join(' ')};`
      const before = written.get(key)
      if (before) return before
      const css = write(used)
      if (written.size >= MOST_WRITTEN) written.clear()
      written.set(key, css)
      return css
    },
  }
}

const OPENING = '<style'
const CLOSING = '</style>'

function write(used: ReadonlyMap<string, ReadonlySet<string>>): PageCss {
  const styles = new ServerStyleSheet()
  for (const [component, names] of used)
    for (const name of names) styles.instance.insertRules(component, name, compiled.get(`${component} ${name}`) ?? [])
  const element = styles.getStyleTags()
  styles.seal()
  const begins = element.indexOf('>')
  const rules = element.slice(begins + 1, -CLOSING.length)
  return { attributes: element.slice(OPENING.length, begins), rules, bytes: Buffer.from(rules) }
}
