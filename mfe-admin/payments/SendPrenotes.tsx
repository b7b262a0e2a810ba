import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { sendPrenotes } from '@framewell/domain/payments/prenoteCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useNetworkSend } from '../network/useNetworkSend'
import { PAYMENT_QUERIES } from './paymentQueries'

/** Where the file of prenotes is. */
export const prenoteFileAt = (id: string) => `/api/payments/prenote-files/${id}`

/** Makes the bank file of prenotes to every account that needs one, and links it. */
export const SendPrenotes = () => {
  const { send, busy, answer, failure } = useNetworkSend({
    run: (api, input: CallInput<typeof sendPrenotes>, how) => api(sendPrenotes, input, how),
    queries: PAYMENT_QUERIES,
    done: 'Prenote file made',
  })
  return (
    <Stack gap={3} align="start">
      <Button pending={busy} pendingText="Making the file..." onClick={() => void send({})}>
        Send prenotes
      </Button>
      <Text tone="muted" size="small">
        A zero-dollar entry to each account in use that has had no prenote and no payout. It is paid three banking days after that settles.
      </Text>
      <SendAlert title="No file made" failure={failure} />
      {answer && !busy && !failure ? (
        <Alert tone="info" live="polite" title={`${answer.file.number} is ready for the bank`}>
          <p>
            {answer.file.prenotes === 1 ? 'One account' : `${answer.file.prenotes} accounts`}, usable from{' '}
            {longDate(answer.file.usableFrom)} unless the bank returns a prenote.{' '}
            <Link href={prenoteFileAt(answer.file.id)} download={`${answer.file.number}.ach`}>
              NACHA file
            </Link>
          </p>
        </Alert>
      ) : null}
    </Stack>
  )
}
