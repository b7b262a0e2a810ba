import { plainMessage } from '@framewell/domain/http/plainMessage'
import type { z } from 'zod'

/** A field's validation by the domain's own schema for it. */
export function fieldCheck(schema: z.ZodType) {
  return (value: unknown): true | string => schema.safeParse(value, { error: plainMessage }).error?.issues[0]?.message ?? true
}
