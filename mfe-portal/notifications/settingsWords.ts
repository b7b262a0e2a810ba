import type { NotificationKind } from '@framewell/domain/notifications/kinds'
import { type Digest, offeredZones, type Preferences } from '@framewell/domain/notifications/preferences'

export const DIGEST_LABELS: Readonly<Record<Digest, string>> = {
  immediately: 'As it happens',
  daily: 'Once a day, together',
  weekly: 'Once a week, together',
}

export const KIND_HINTS: Readonly<Record<NotificationKind, string>> = {
  info: 'Progress: a stage reached, a message, a document',
  warning: 'Needs you soon: a question, a deadline, a pause',
  success: 'Good news: an approval, a payment, a completed order',
  error: 'Something went wrong and needs fixing',
}

export function zoneLabel({ timezone }: Pick<Preferences, 'timezone'>): string {
  return offeredZones(timezone).find(({ id }) => id === timezone)?.label ?? timezone
}
