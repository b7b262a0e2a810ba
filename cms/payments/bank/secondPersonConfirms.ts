import { type Originator, originatorSchema } from '@framewell/domain/payments/nachaFile'
import { type GlobalBeforeChangeHook, ValidationError } from 'payload'
import { isTied } from '../../parties/independence'

const FIELDS = Object.keys(originatorSchema.shape).filter((name): name is keyof Originator => name in originatorSchema.shape)
type Entered = Partial<Record<keyof Originator, unknown>>

const accountOf = (stored: Entered) => Object.fromEntries(FIELDS.map((name) => [name, stored[name] ?? null]))
const isSame = (one: Entered, other: Entered) => FIELDS.every((name) => (one[name] ?? null) === (other[name] ?? null))

/**
 * Changing the account that money is paid from and that builders pay to takes two super admins: the entered account takes effect when
 * another one, independent of the first, confirms it. The first complete account takes effect at once. Seeds and the console confirm as
 * they enter.
 */
export const secondPersonConfirms: GlobalBeforeChangeHook = async ({ data, originalDoc = {}, global, req }) => {
  const { confirm = false, ...stored } = data
  const entered = { ...accountOf(originalDoc), ...accountOf({ ...originalDoc, ...stored }) }
  const inUse = originatorSchema.safeParse(originalDoc.inUse).success ? originalDoc.inUse : null
  const person = req.user ? String(req.user.id) : null
  if (person === null || inUse === null || isSame(entered, inUse)) return { ...stored, inUse: entered, enteredById: null }
  if (!isSame(entered, originalDoc)) return { ...stored, inUse, enteredById: person }
  const enteredById = originalDoc.enteredById ?? null
  if (!confirm) return { ...stored, inUse, enteredById }
  if (enteredById === null || (await isTied(req, person, { accounts: [enteredById] })))
    throw new ValidationError({
      global: global.slug,
      errors: [{ path: 'confirm', message: 'Another super admin has to confirm this account, independent of the person who entered it' }],
    })
  return { ...stored, inUse: entered, enteredById: null }
}
