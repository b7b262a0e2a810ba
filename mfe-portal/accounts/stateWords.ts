import type { BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import type { OwnThing } from '@framewell/domain/parties/ownAccountCall'
import { APPLICANT_STATUS_WORDS } from '@framewell/remote-kit/words/qualificationStatusWords'
import { QUOTE_STATUS_WORDS } from '@framewell/remote-kit/words/quoteStatusWords'

interface StateWords {
  readonly label: string
  readonly tone: BadgeTone
}

const WORDS: Readonly<Partial<Record<OwnThing['kind'], Readonly<Partial<Record<string, StateWords>>>>>> = {
  'credit-decision': APPLICANT_STATUS_WORDS,
  quote: QUOTE_STATUS_WORDS,
}

/** A record's status in the words of its own screens; a status without an entry there is already readable. */
export function stateWords({ kind, state }: Pick<OwnThing, 'kind' | 'state'>): StateWords {
  const { label, tone } = WORDS[kind]?.[state] ?? { label: state, tone: 'info' }
  return { label, tone }
}
