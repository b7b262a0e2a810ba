export function extractRules(source: string, path: string, keep: boolean): string
