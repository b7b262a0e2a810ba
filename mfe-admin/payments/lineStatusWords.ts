import type { BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import type { BankLine } from '@framewell/domain/payments/bankCalls'

/** Labels of a bank line's status. */
export const LINE_STATUS_WORDS: Readonly<Record<BankLine['status'], string>> = {
  matched: 'Matched',
  unmatched: 'Needs a decision',
  assigned: 'Decided',
  returning: 'To be sent back',
  returned: 'Sent back',
  taken_back: 'Taken back with its statement',
}
export const LINE_STATUS_TONES: Readonly<Record<BankLine['status'], BadgeTone>> = {
  matched: 'ok',
  unmatched: 'warn',
  assigned: 'ok',
  returning: 'info',
  returned: 'neutral',
  taken_back: 'neutral',
}
