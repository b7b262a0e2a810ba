import type { TimelineEvent } from '@framewell/domain/orders/trackingCalls'

const KINDS: Readonly<Record<TimelineEvent['metadata']['kind'], string>> = {
  stage: '',
  funded: ': the deposit has arrived',
  accept: ' accepted it',
  hold: ' put it on hold',
  resume: ' took it off hold',
  cancel: ' canceled it',
  fallback: ': another shop took it over',
  change: ': both sides have signed a change order',
  review: '',
  shipment: '',
  undone: ' took this stage back',
}

/** What happened, worded to follow the actor's name. */
export function eventWords({ metadata, notes }: Pick<TimelineEvent, 'metadata' | 'notes'>): string {
  const { kind, fallbackActivation: fallback, reason } = metadata
  const moved = fallback ? `, ${fallback.to} in place of ${fallback.from}: ${fallback.reason}` : ''
  const told = [notes, reason && notes?.includes(reason) ? '' : reason].filter((text) => text && text !== fallback?.reason).join(' ')
  return `${KINDS[kind]}${moved}.${told ? ` ${told}` : ''}`
}
