import type { Preferences } from './preferences'

interface Chosen extends Preferences {
  /** Phone number for texts; null for none. */
  readonly phone: string | null
}

/** A person's settings after a partial change. Missing members stay unchanged, and texts require a phone number. */
export function changeSettings<Stored extends Chosen>(
  stored: Stored,
  change: { readonly [Name in keyof Chosen]?: Chosen[Name] | undefined },
): { readonly settings: Stored } | { readonly refusal: 'phoneMissing' } {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const next = { ...stored, ...given }
  if (next.smsNotifications && !next.phone) return { refusal: 'phoneMissing' }
  return { settings: { ...next, notificationTypes: [...new Set(next.notificationTypes)] } }
}

/** The alternative notification address; null when it is the account's own. */
export function otherAddress(asked: string | null, accountEmail: string): string | null {
  return asked === null || asked.toLowerCase() === accountEmail.toLowerCase() ? null : asked
}
