import { type EnteredHouseAccount, enteredHouseAccountSchema } from '@framewell/domain/payments/houseAccount'
import { type GlobalBeforeChangeHook, ValidationError } from 'payload'
import { isTied } from '../../parties/independence'

const FIELDS = Object.keys(enteredHouseAccountSchema.shape).filter(
  (name): name is keyof EnteredHouseAccount => name in enteredHouseAccountSchema.shape,
)
const OPTIONAL: ReadonlySet<string> = new Set<keyof EnteredHouseAccount>(['wireRoutingNumber', 'balanced', 'sameDayUntil'])
type Entered = Partial<Record<keyof EnteredHouseAccount, unknown>>

const accountOf = (stored: Entered) => Object.fromEntries(FIELDS.map((name) => [name, stored[name] ?? null]))
const isSame = (one: Entered, other: Entered) => FIELDS.every((name) => (one[name] || null) === (other[name] || null))

/**
 * Changing the account that money is paid from and that builders pay to takes two super admins: the entered account takes effect when
 * another one, independent of the first, confirms it. The first complete account takes effect at once. Seeds and the console confirm as
 * they enter. An account in use can be replaced and not removed: open invoices are paid to it.
 */
export const secondPersonConfirms: GlobalBeforeChangeHook = async ({ data, originalDoc = {}, global, req }) => {
  const { confirm = false, ...stored } = data
  const entered = { ...accountOf(originalDoc), ...accountOf({ ...originalDoc, ...stored }) }
  const inUse = enteredHouseAccountSchema.safeParse(originalDoc.inUse).success ? originalDoc.inUse : null
  const missing = FIELDS.find((name) => !OPTIONAL.has(name) && !entered[name])
  if (inUse !== null && missing)
    throw new ValidationError({
      global: global.slug,
      errors: [{ path: missing, message: 'Open invoices are paid to this account. Enter all of the new one' }],
    })
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
