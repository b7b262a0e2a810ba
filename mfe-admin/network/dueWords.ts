import { labelOf } from '@framewell/domain/collections/labelOf'
import { APPLICATION_STATUS_WORDS } from '@framewell/domain/network/applicationStates'
import type { NetworkApplicationRow } from '@framewell/domain/network/reviewingCalls'

const HOUR_MS = 3_600_000

/** Minutes below an hour, hours below two days, days from then on: never more than has passed or is left, but for the last minute. */
const spell = (hours: number) => {
  const [count, noun] =
    hours < 1 ? [Math.max(1, Math.floor(hours * 60)), 'minute'] : hours < 48 ? [Math.floor(hours), 'hour'] : [Math.floor(hours / 24), 'day']
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

interface Due {
  readonly words: string
  readonly late: boolean
}

/** An application's status against its promised response date. A decided one has no due date. */
export function dueWords({ status, promisedBy }: Pick<NetworkApplicationRow, 'status' | 'promisedBy'>, now: Date): Due {
  if (status === 'approved' || status === 'rejected') return { words: labelOf(APPLICATION_STATUS_WORDS, status), late: false }
  const hours = (Date.parse(promisedBy) - now.getTime()) / HOUR_MS
  return hours < 0 ? { words: `${spell(-hours)} late`, late: true } : { words: `Due in ${spell(hours)}`, late: false }
}

/** How long ago an application was submitted. */
export function ageWords(submittedAt: string, now: Date): string {
  return `${spell(Math.max(0, now.getTime() - Date.parse(submittedAt)) / HOUR_MS)} old`
}
