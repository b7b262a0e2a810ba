import type { FieldCustom } from './fieldCustom'

/** Shows a field only while a sibling field has one of some values; applies to the panel and the content screen. */
export function shownWhen(field: string, is: readonly string[]) {
  return {
    condition: (_: unknown, beside: Readonly<Record<string, unknown>> | undefined) => is.includes(String(beside?.[field] ?? '')),
    custom: { shownWhen: { field, is: [...is] } } satisfies FieldCustom,
  }
}
