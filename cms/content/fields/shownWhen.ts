import type { FieldCustom } from './fieldCustom'

/** A field of use only while another one beside it has one of some values; said to the panel and to the content screen. */
export function shownWhen(field: string, is: readonly string[]) {
  return {
    condition: (_: unknown, beside: Readonly<Record<string, unknown>> | undefined) => is.includes(String(beside?.[field] ?? '')),
    custom: { shownWhen: { field, is: [...is] } } satisfies FieldCustom,
  }
}
