import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { removeColleague, withdrawColleague } from '@framewell/domain/parties/colleagueCalls'
import { COLLEAGUE_STATE_LABELS, type Colleague } from '@framewell/domain/parties/colleagues'
import { MEMBER_ROLE_LABELS } from '@framewell/domain/parties/company'
import { deadlineDate } from '@framewell/domain/quotes/quoteWords'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSending } from '@framewell/remote-kit/sending/useSend'
import { SIGNED_IN_QUERIES } from '@framewell/remote-kit/session/sessionQuery'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

interface ColleagueRecordProps {
  colleague: Colleague
  close: () => void
}

/** One member of the company, with removal or withdrawal of the invitation. */
export const ColleagueRecord = ({ colleague, close }: ColleagueRecordProps) => {
  const { name, email, role, company, state, since, expiresAt } = colleague
  return (
    <Stack gap={5}>
      <DescriptionList
        items={[
          ...(name === null ? [] : [{ term: 'Person', detail: name }]),
          { term: 'Email', detail: email },
          { term: 'Company', detail: company.name },
          { term: 'As', detail: labelOf(MEMBER_ROLE_LABELS, role) },
          { term: 'State', detail: labelOf(COLLEAGUE_STATE_LABELS, state) },
          { term: state === 'member' ? 'Since' : 'Invited', detail: <ShortTime iso={since} /> },
          ...(expiresAt === null ? [] : [{ term: 'Ends', detail: deadlineDate(expiresAt) }]),
        ]}
      />
      <div>
        <TakeOut colleague={colleague} close={close} />
      </div>
    </Stack>
  )
}

const TakeOut = ({ colleague: { id, name, email, company, state, you }, close }: ColleagueRecordProps) => {
  const [open, setOpen] = useState(false)
  const shell = useShell()
  const queryClient = useQueryClient()
  const isMember = state === 'member'
  const action = !isMember ? 'Withdraw invitation' : you ? 'Leave company' : 'Remove person'
  const sending = useSending<{ readonly id: string }, unknown>(
    (call, which, how) => (isMember ? call(removeColleague, which, how) : call(withdrawColleague, which, how)),
    {
      onSent: () => {
        shell.toast({ title: isMember ? 'Person removed' : 'Invitation withdrawn', tone: 'success' })
        setOpen(false)
        close()
      },
      onSettled: () => void queryClient.invalidateQueries({ queryKey: SIGNED_IN_QUERIES }),
    },
  )
  return (
    <Dialog
      title={action}
      description={
        isMember
          ? `${you ? 'You' : name} will no longer act for ${company.name}, effective immediately. Its records stay.`
          : `The link that ${email} has stops working.`
      }
      trigger={<Button variant="danger">{action}</Button>}
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        sending.reset()
      }}
      footer={
        <Button variant="danger" pending={sending.busy} pendingText="Saving..." onClick={() => void sending.send({ id })}>
          {action}
        </Button>
      }
    >
      <SendAlert failure={sending.failure} />
    </Dialog>
  )
}
