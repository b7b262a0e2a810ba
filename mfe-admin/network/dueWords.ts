import { labelOf } from '@framewell/domain/collections/labelOf'
import { APPLICATION_STATUS_WORDS } from '@framewell/domain/network/applicationStates'
import type { NetworkApplicationRow } from '@framewell/domain/network/reviewingCalls'

const HOUR_MS = 3_600_000

const spell = (hours: number) => {
  const days = Math.floor(hours / 24)
  const [count, noun] = days >= 1 ? [days, 'day'] : [Math.max(1, Math.floor(hours)), 'hour']
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
