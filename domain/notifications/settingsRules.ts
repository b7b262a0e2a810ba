import type { Preferences } from './preferences'

interface Chosen extends Preferences {
  /** Where texts go; null: to no telephone. */
  readonly phone: string | null
}

/** A person's settings after a change of some of them: what is not named stays as it is, and texts need a telephone. */
export function changeSettings<Stored extends Chosen>(
  stored: Stored,
  change: { readonly [Name in keyof Chosen]?: Chosen[Name] | undefined },
): { readonly settings: Stored } | { readonly refusal: 'phoneMissing' } {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const next = { ...stored, ...given }
  if (next.smsNotifications && !next.phone) return { refusal: 'phoneMissing' }
  return { settings: { ...next, notificationTypes: [...new Set(next.notificationTypes)] } }
}

/** The other address that notifications go to; null where it is the account's own. */
export function otherAddress(asked: string | null, accountEmail: string): string | null {
  return asked === null || asked.toLowerCase() === accountEmail.toLowerCase() ? null : asked
}
