/** A notification's kind for its recipient; people choose by these four what they get by mail (specified). */
export const NOTIFICATION_KINDS = ['info', 'warning', 'success', 'error'] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

export const KIND_LABELS: Readonly<Record<NotificationKind, string>> = {
  info: 'Information',
  warning: 'Warning',
  success: 'Good news',
  error: 'Problem',
}
