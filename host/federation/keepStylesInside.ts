import { ruleOutside } from '@framewell/domain/releases/ruleOutside.mjs'
import { __PRIVATE__ } from 'styled-components'

/** A rule that was left out. */
interface OutsideRule {
  /** Id of the component; it starts with its remote's name. */
  readonly component: string
  readonly selector: string
}

const found: OutsideRule[] = []
let tell = (rule: OutsideRule): unknown => found.push(rule)

/**
 * Leaves out rules of the page's style sheet that reach elements outside their component, such as `body:has(.own) header`. Trials find only
 * what shows without data; this covers what shows later.
 */
export function keepStylesInside(): void {
  const { mainSheet } = __PRIVATE__
  const insert = mainSheet.insertRules
  mainSheet.insertRules = (component, name, rules) => {
    const own = new Set([component, name])
    const inside = rules.filter((rule) => {
      const selector = ruleOutside([rule], own)
      if (selector === undefined) return true
      tell({ component, selector })
      return false
    })
    insert.call(mainSheet, component, name, inside)
  }
}

/** Calls `told` for each rule that was left out, before and after this call. */
export function watchOutsideRules(told: (rule: OutsideRule) => void): void {
  tell = told
  for (const rule of found.splice(0)) told(rule)
}
