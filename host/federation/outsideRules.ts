/** A rule that was left out. */
export interface OutsideRule {
  /** Id of the component; it starts with its remote's name. */
  readonly component: string
  readonly message: string
}

const found: OutsideRule[] = []
let tell = (rule: OutsideRule): unknown => found.push(rule)

/** Reports a rule that was left out. */
export const reportOutsideRule = (rule: OutsideRule): unknown => tell(rule)

/** Calls `told` for each rule that was left out, before and after this call. */
export function watchOutsideRules(told: (rule: OutsideRule) => void): void {
  tell = told
  for (const rule of found.splice(0)) told(rule)
}
