import { ServerStyleSheet } from 'styled-components'

/** Rules of every class that some page had before: a class means the same on all of them. */
const compiled = new Map<string, string[]>()

/**
 * The style sheet of one page: the rules of what is drawn on it, and nothing else. styled-components would compile each rule anew for every
 * page, which takes as long as drawing the page; here a rule is compiled once in the life of the process.
 */
export function makePageStyles(): ServerStyleSheet {
  const styles = new ServerStyleSheet()
  const sheet = styles.instance
  const insert = sheet.insertRules.bind(sheet)
  // Asked for every element that is drawn.
  sheet.hasNameForId = (component, name) => {
    if (sheet.names.get(component)?.has(name)) return true
    const rules = compiled.get(`${component} ${name}`)
    if (rules) insert(component, name, rules)
    return rules !== undefined
  }
  sheet.insertRules = (component, name, rules) => {
    compiled.set(`${component} ${name}`, rules)
    insert(component, name, rules)
  }
  return styles
}
