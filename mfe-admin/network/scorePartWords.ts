import type { CallOutput } from '@framewell/domain/http/defineCall'
import type { ScoreParts } from '@framewell/domain/network/routeProject'
import type { getRoutingDecision } from '@framewell/domain/network/routingCalls'

export const SCORE_PART_WORDS: Readonly<Record<keyof ScoreParts, string>> = {
  proximity: 'Proximity',
  capacity: 'Free capacity',
  quality: 'Quality',
  price: 'Delivered price',
}

/** A share of 1 as people read it: 82.5%. */
export function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}

type WinsIf = CallOutput<typeof getRoutingDecision>['decision']['ranked'][number]['winsIf']

/** 'Would win if …': the smallest change of one part. What it must reach is rounded up, so that the sentence stays true. */
export function winsIfWords(changes: WinsIf): string {
  const [least] = changes
  if (!least) return 'No change of one part alone would have won.'
  const to = Math.min(100, Math.ceil(least.to * 1000) / 10)
  return `Would win if ${SCORE_PART_WORDS[least.part].toLowerCase()} rose from ${percent(least.from)} to ${to}%, everything else as it was.`
}
