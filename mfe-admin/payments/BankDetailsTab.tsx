import { Badge, type BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { ACCOUNT_HOLDER_WORDS } from '@framewell/domain/payments/bankAccount'
import { type BankDetail, decideBankDetail, listBankDetails } from '@framewell/domain/payments/bankDetailCalls'
import { BANK_DETAIL_RULES, BANK_DETAIL_STATUSES } from '@framewell/domain/payments/bankDetailRules'
import { PAYEE_CHECK_WORDS } from '@framewell/domain/payments/payeeChecks'
import { prenoteWords } from '@framewell/domain/payments/prenotes'
import { type ListColumn, ListScreen } from '@framewell/remote-kit/lists/ListScreen'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { BankAccountDialog } from '@framewell/remote-kit/payments/BankAccountDialog'
import { ReasonDialog } from '../network/ReasonDialog'
import { PayeeChecks } from './PayeeChecks'
import { PAYMENT_QUERIES } from './paymentQueries'
import { prenoteFileAt, SendPrenotes } from './SendPrenotes'

type Status = BankDetail['status']
const STATUS_WORDS: Readonly<Record<Status, string>> = {
  waiting: 'Awaiting confirmation',
  active: 'Confirmed',
  blocked: 'Blocked: a payment or prenote was returned',
  replaced: 'Replaced',
  rejected: 'Rejected',
}
const TONES: Readonly<Record<Status, BadgeTone>> = { waiting: 'warn', active: 'ok', blocked: 'bad', replaced: 'neutral', rejected: 'bad' }

const missingChecks = ({ missingChecks: missing }: BankDetail) =>
  missing.map((kind) => labelOf(PAYEE_CHECK_WORDS, kind).toLowerCase()).join(', ')

/** What its first payout waits for; undefined where nothing is said about a prenote. */
const prenoteState = ({ prenote, needsPrenote }: BankDetail) =>
  prenote ? prenoteWords(prenote) : needsPrenote ? 'No prenote sent yet' : undefined

const columns: readonly ListColumn<BankDetail>[] = [
  { id: 'company', header: 'Company', fixed: true, onPhone: 'title', cell: ({ company }) => company, csv: ({ company }) => company },
  {
    id: 'account',
    header: 'Account',
    cell: ({ accountName, accountLastFour, accountType }) => (
      <>
        {accountName}
        <small>
          {accountType} that ends in {accountLastFour}
        </small>
      </>
    ),
    csv: ({ accountName, accountLastFour }) => `${accountName} …${accountLastFour}`,
  },
  {
    id: 'status',
    header: 'Status',
    cell: (detail) => (
      <>
        <Badge tone={TONES[detail.status]}>{labelOf(STATUS_WORDS, detail.status)}</Badge>
        {detail.status === 'active' && detail.missingChecks.length > 0 ? <small>Missing: {missingChecks(detail)}</small> : null}
        {prenoteState(detail) ? <small>{prenoteState(detail)}</small> : null}
      </>
    ),
    csv: (detail) => [labelOf(STATUS_WORDS, detail.status), prenoteState(detail)].filter(Boolean).join('. '),
  },
  {
    id: 'entered',
    header: 'Entered',
    cell: ({ proposedBy, proposedAt }) => (
      <>
        <ShortTime iso={proposedAt} />
        <small>{proposedBy}</small>
      </>
    ),
    csv: ({ proposedAt }) => proposedAt,
  },
]

/** Companies' bank accounts for payouts: entered by one person, confirmed by another. Account numbers show only their last four digits. */
export const BankDetailsTab = () => (
  <Stack gap={6}>
    <SendPrenotes />
    <ListScreen
      topic="payments"
      noun="account"
      caption="Bank details of companies"
      call={listBankDetails}
      columns={columns}
      filters={[
        {
          name: 'status',
          label: 'Status',
          all: 'Any status',
          options: optionsOf(BANK_DETAIL_STATUSES, STATUS_WORDS),
        },
      ]}
      searchLabel="Search company or account name"
      queries={PAYMENT_QUERIES}
      empty={{ title: 'No bank details yet', text: 'Shops and builders enter theirs in their account; confirm them here.' }}
      nameOf={({ company, accountLastFour }) => `${company}, ${accountLastFour}`}
      opened={{ title: 'Bank details', show: (detail) => <BankDetailRecord detail={detail} /> }}
    />
  </Stack>
)

const BankDetailRecord = ({ detail }: { detail: BankDetail }) => (
  <Stack gap={5}>
    <DescriptionList
      items={[
        { term: 'Company', detail: detail.company },
        { term: 'Name on the account', detail: detail.accountName },
        { term: 'Routing number', detail: `Ends in ${detail.routingLastFour}` },
        { term: 'Account number', detail: `Ends in ${detail.accountLastFour}` },
        { term: 'Whose', detail: labelOf(ACCOUNT_HOLDER_WORDS, detail.accountHolder) },
        { term: 'Entered by', detail: detail.proposedBy },
        { term: 'Status', detail: labelOf(STATUS_WORDS, detail.status) },
        ...(detail.blockReason ? [{ term: 'What the bank said', detail: detail.blockReason }] : []),
        ...(prenoteState(detail) ? [{ term: 'Prenote', detail: prenoteState(detail) }] : []),
        ...(detail.agreedBy ? [{ term: 'Agreed by', detail: detail.agreedBy }] : []),
        ...(detail.waitsUntil ? [{ term: 'Can be confirmed from', detail: <ShortTime iso={detail.waitsUntil} /> }] : []),
        ...(detail.decidedBy ? [{ term: 'Decided by', detail: detail.decidedBy }] : []),
      ]}
    />
    {detail.status === 'waiting' ? (
      <>
        {detail.waitsUntil ? (
          <Text>
            Someone who has been an owner for less than {BANK_DETAIL_RULES.establishedAfterDays} days entered this account. It waits until
            then, or until another owner agrees to it. Every owner has been emailed and can stop it.
          </Text>
        ) : null}
        <Text tone="muted">Call the company at a number you already had, and have them read out the last digits.</Text>
        <Stack direction="row" gap={3}>
          <ReasonDialog
            title={`Use this account of ${detail.company}`}
            description="Payouts go there once its checks are recorded and its prenote has had three banking days. Say how you checked it."
            trigger={<Button variant="primary">Confirm</Button>}
            action="Confirm the account"
            done="Bank details confirmed"
            queries={PAYMENT_QUERIES}
            run={(api, reason, how) => api(decideBankDetail, { id: detail.id, decision: 'confirm', reason }, how)}
          />
          <ReasonDialog
            title={`Reject this account of ${detail.company}`}
            description="Payouts still go to the earlier account. The company reads your reason."
            trigger={<Button variant="quiet">Reject</Button>}
            action="Reject the account"
            done="Bank details rejected"
            danger
            queries={PAYMENT_QUERIES}
            run={(api, reason, how) => api(decideBankDetail, { id: detail.id, decision: 'reject', reason }, how)}
          />
        </Stack>
      </>
    ) : null}
    <PayeeChecks detail={detail} />
    {detail.prenote ? (
      <Link href={prenoteFileAt(detail.prenote.fileId)} download>
        NACHA file of its prenote
      </Link>
    ) : null}
    <BankAccountDialog
      companyId={detail.companyId}
      title={`Bank account of ${detail.company}`}
      description="As stated in their letter. Another operator calls back to confirm it; until then payouts go to the earlier account."
      next="Another operator confirms them here."
      trigger={<Button>Enter another account</Button>}
      queries={PAYMENT_QUERIES}
    />
  </Stack>
)
