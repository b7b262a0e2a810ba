export function takeRules(source: string, path: string, keep: boolean): string
