import { type GlobalBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import type { z } from 'zod'
import { isTied } from '../../parties/independence'

type Entered = Readonly<Record<string, unknown>>

interface Account {
  /** What is entered of it. */
  readonly schema: z.ZodObject
  readonly optional: readonly string[]
  /** Whether the first complete one takes effect at once. */
  readonly firstAlone: (req: PayloadRequest) => Promise<boolean>
  /** Why an account cannot be used; its field and the message. */
  readonly flaw?: (req: PayloadRequest, entered: Entered) => Promise<{ readonly path: string; readonly message: string } | undefined>
}

/**
 * Changing an account that money is paid from or that builders pay to takes two super admins: the entered account takes effect when
 * another one, independent of the first, confirms it. Seeds and the console confirm as they enter. An account in use can be replaced and not
 * removed: open invoices are paid to it.
 */
export function secondPersonConfirms({ schema, optional, firstAlone, flaw }: Account): GlobalBeforeChangeHook {
  const fields = Object.keys(schema.shape)
  const accountOf = (stored: Entered) => Object.fromEntries(fields.map((name) => [name, stored[name] ?? null]))
  const isSame = (one: Entered, other: Entered) => fields.every((name) => (one[name] || null) === (other[name] || null))
  return async ({ data, originalDoc = {}, global, req }) => {
    const refuse = (path: string, message: string) => new ValidationError({ global: global.slug, errors: [{ path, message }] })
    const { confirm = false, ...stored } = data
    const entered = { ...accountOf(originalDoc), ...accountOf({ ...originalDoc, ...stored }) }
    const inUse = schema.safeParse(originalDoc.inUse).success ? originalDoc.inUse : null
    const missing = fields.find((name) => !optional.includes(name) && !entered[name])
    if (inUse !== null && missing) throw refuse(missing, 'Open invoices are paid to this account. Enter all of the new one')
    const found = await flaw?.(req, entered)
    if (found) throw refuse(found.path, found.message)
    const person = req.user ? String(req.user.id) : null
    const isFirst = inUse === null && (missing !== undefined || (await firstAlone(req)))
    if (person === null || isFirst || (inUse !== null && isSame(entered, inUse))) return { ...stored, inUse: entered, enteredById: null }
    if (!isSame(entered, originalDoc)) return { ...stored, inUse, enteredById: person }
    const enteredById = originalDoc.enteredById ?? null
    if (!confirm) return { ...stored, inUse, enteredById }
    if (enteredById === null || (await isTied(req, person, { accounts: [enteredById] })))
      throw refuse('confirm', 'Another super admin has to confirm this account, independent of the person who entered it')
    return { ...stored, inUse: entered, enteredById: null }
  }
}
