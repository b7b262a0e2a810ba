import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { assignReview, type Review } from '@framewell/domain/orders/engineering/reviewCalls'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ORDER_QUERIES } from '../orderQueries'

/** An operator chooses the engineer among those whose license covers the site. */
export const AssignEngineer = ({ review: { number: orderId, engineer, engineers } }: { review: Review }) => {
  const queries = useQueryClient()
  const [license, setLicense] = useState('')
  const sending = useSend(assignReview, {
    words: { makes: 'assignment' },
    onSettled: () => void queries.invalidateQueries({ queryKey: ORDER_QUERIES }),
  })
  return (
    <Stack as="section" gap={4} aria-label="Engineer">
      <Heading level={2} size={4}>
        {engineer ? 'Assign another engineer' : 'Assign an engineer'}
      </Heading>
      {engineers.length === 0 ? (
        <Text>
          No license on record covers this site. Invite the engineer under Invitations, then enter the license under{' '}
          <Link href="/cms/collections/engineer-licenses">Engineer licenses</Link>.
        </Text>
      ) : (
        <>
          <SelectField
            label="Engineer"
            placeholder="Choose one"
            value={license}
            options={engineers.map(({ id, name, license: words }) => ({ value: id, label: `${name}, license ${words}` }))}
            onChange={(event) => setLicense(event.currentTarget.value)}
          />
          <SendAlert title="Not assigned" failure={sending.failure} />
          <div>
            <Button
              variant="primary"
              pending={sending.busy}
              pendingText="Assigning..."
              disabledReason={license === '' ? 'Choose an engineer first.' : null}
              onClick={() => void sending.send({ orderId, license })}
            >
              Assign
            </Button>
          </div>
        </>
      )}
    </Stack>
  )
}
