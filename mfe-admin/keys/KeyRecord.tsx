import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { type ApiKey, KEY_STATE_LABELS, revokeApiKey, rotateApiKey } from '@framewell/domain/keys/calls'
import { Deadline } from '@framewell/remote-kit/lists/Deadline'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { ShownSecret } from '@framewell/remote-kit/webhooks/ShownSecret'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DASHBOARD_QUERIES } from '../accounts/adminQueries'
import { ReasonDialog } from '../network/ReasonDialog'

const LIST = [...DASHBOARD_QUERIES, 'list']

/** One key: its scopes, revocation and rotation. */
export const KeyRecord = ({ apiKey, close }: { apiKey: ApiKey; close: () => void }) => {
  const { id, name, prefix, company, actsFor, scopes, callsPerMinute, createdAt, expiresAt, lastUsedAt, state, reason } = apiKey
  return (
    <Stack gap={5}>
      <DescriptionList
        items={[
          { term: 'System', detail: name },
          { term: 'Begins with', detail: <code>{prefix}</code> },
          { term: 'State', detail: labelOf(KEY_STATE_LABELS, state) },
          ...(reason ? [{ term: 'Reason', detail: reason }] : []),
          { term: 'Records of', detail: company?.name ?? 'Staff (all records)' },
          { term: 'Acts for', detail: actsFor },
          { term: 'Scopes', detail: scopes.join(', ') },
          { term: 'Calls a minute', detail: callsPerMinute },
          { term: 'Issued', detail: <ShortTime iso={createdAt} /> },
          { term: 'Ends', detail: <Deadline iso={expiresAt} /> },
          { term: 'Last used', detail: lastUsedAt ? <ShortTime iso={lastUsedAt} /> : 'Never' },
        ]}
      />
      {state === 'active' || state === 'refused' ? (
        <>
          <Rotation id={id} ofStaff={company === null} />
          <div>
            <ReasonDialog
              title="Revoke key"
              description="The system is refused from its next call. This cannot be undone."
              trigger={<Button variant="danger">Revoke</Button>}
              action="Revoke key"
              done="Key revoked"
              danger
              queries={LIST}
              run={(call, why, how) => call(revokeApiKey, { id, reason: why }, how)}
              onDone={close}
            />
          </div>
        </>
      ) : null}
    </Stack>
  )
}

/** Issues a new key with the same scopes; both work until the old one expires. */
const Rotation = ({ id, ofStaff }: { id: string; ofStaff: boolean }) => {
  const queryClient = useQueryClient()
  const [graceHours, setGrace] = useState('24')
  const [days, setDays] = useState('180')
  const rotating = useSend(rotateApiKey, { onSettled: () => void queryClient.invalidateQueries({ queryKey: LIST }) })
  if (rotating.answer) return <ShownSecret label="The new key" secret={rotating.answer.key} />
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void rotating.send({ id, graceHours, days })
      }}
    >
      <Stack gap={3}>
        <SendAlert failure={rotating.failure} />
        {ofStaff ? <Text size="small">The new key acts for you, with your rights.</Text> : null}
        <TextField
          label="Hours the old key stays valid"
          inputMode="numeric"
          hint="At most 168."
          value={graceHours}
          onChange={({ target }) => setGrace(target.value)}
        />
        <TextField label="Days the new key is valid" inputMode="numeric" value={days} onChange={({ target }) => setDays(target.value)} />
        <div>
          <Button type="submit" pending={rotating.busy} pendingText="Replacing...">
            Replace key
          </Button>
        </div>
      </Stack>
    </form>
  )
}
