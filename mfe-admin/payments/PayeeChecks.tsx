import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import type { BankDetail } from '@framewell/domain/payments/bankDetailCalls'
import { checkResultWords, PAYEE_CHECK_WORDS, PAYEE_CHECKS } from '@framewell/domain/payments/payeeChecks'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { RecordCheckDialog } from './RecordCheckDialog'

const isUsable = ({ status }: BankDetail) => status === 'active' || status === 'waiting'

/** A payee's checks before its first payout: what is recorded, and what is missing. */
export const PayeeChecks = ({ detail }: { detail: BankDetail }) => (
  <Stack as="section" gap={3} aria-labelledby="payee-checks">
    <Heading level={3} size={5} id="payee-checks">
      Checks before the first payout
    </Heading>
    {(isUsable(detail) ? detail.missingChecks : []).map((kind) => (
      <Text key={kind}>
        <Badge tone="warn">Missing</Badge> {labelOf(PAYEE_CHECK_WORDS, kind)} of{' '}
        {kind === 'name' ? detail.payeeName : `the account that ends in ${detail.accountLastFour}`}
      </Text>
    ))}
    <Stack as="ul" role="list" gap={2}>
      {detail.checks.map(({ id, kind, subject, source, listDate, checkedOn, result, note, checkedBy }) => (
        <li key={id}>
          <Badge tone={result === 'passed' ? 'ok' : 'bad'}>{checkResultWords(kind, result)}</Badge> {labelOf(PAYEE_CHECK_WORDS, kind)} of{' '}
          {subject} on {longDate(checkedOn)} by {checkedBy}: {source}
          {listDate ? `, list of ${longDate(listDate)}` : ''}
          {note ? <Text tone="muted">{note}</Text> : null}
        </li>
      ))}
    </Stack>
    {isUsable(detail) ? (
      <Stack direction="row" gap={3}>
        {PAYEE_CHECKS.map((kind) => (
          <RecordCheckDialog key={kind} detail={detail} kind={kind} />
        ))}
      </Stack>
    ) : null}
  </Stack>
)
