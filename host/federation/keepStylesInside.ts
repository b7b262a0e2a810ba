import { ruleOutside } from '@framewell/domain/releases/ruleOutside.mjs'
import { __PRIVATE__ } from 'styled-components'
import { reportOutsideRule } from './outsideRules'

let keeping = false

/**
 * Leaves out rules of the page's style sheet that reach elements outside their component, such as `body:has(.own) header`. Trials find only
 * what shows without data; this covers what shows later.
 */
export function keepStylesInside(): void {
  if (keeping) return
  keeping = true
  const { mainSheet } = __PRIVATE__
  const insert = mainSheet.insertRules
  mainSheet.insertRules = (component, name, rules) => {
    const own = new Set([component, name])
    const inside = rules.filter((rule) => {
      const selector = ruleOutside([rule], own)
      if (selector === undefined) return true
      reportOutsideRule({ component, message: `It styles ${selector.slice(0, 80)}, which is not its own; the rule was left out` })
      return false
    })
    insert.call(mainSheet, component, name, inside)
  }
}
