export function ruleOutside(rules: readonly string[], own: ReadonlySet<string>): string | undefined
