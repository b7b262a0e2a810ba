import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { emailCreditDecision } from '@framewell/domain/credit/applicantCalls'
import { decisionPath } from '@framewell/domain/credit/decisionPath'
import type { PrivateLink } from '@framewell/remote-kit/address/usePrivateLink'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useMutation } from '@tanstack/react-query'
import { Link2, Mail } from 'lucide-react'

/** Saves a decision: mails its private link to the applicant's own address, or copies the link. */
export const SaveQuote = ({ link }: { link: PrivateLink }) => {
  const { toast, track } = useShell()
  const url = new URL(decisionPath(link), location.origin).href

  const save = useSend(emailCreditDecision, {
    onSent: ({ sentTo }) => {
      toast({ title: 'Quote saved', description: `We sent the private link to ${sentTo}.`, tone: 'success' })
      track('credit_decision_saved', { id: link.id })
    },
    onFailed: (_, error) => {
      const description = problemSentence(error, 'The connection was lost. Please try again, or copy the link.')
      toast({ title: 'Quote not saved', description, tone: 'destructive' })
    },
  })
  const copy = useMutation({
    mutationFn: () => navigator.clipboard.writeText(url),
    networkMode: 'always',
    onSuccess: () => toast({ title: 'Link copied', description: 'Anyone with it can open this decision.' }),
  })

  return (
    <Stack gap={2}>
      <Stack direction="row" gap={2}>
        <Button icon={<Mail />} pending={save.busy} pendingText="Saving..." onClick={() => void save.send({ ...link })}>
          Save Quote
        </Button>
        <Button variant="plain" icon={<Link2 />} onClick={() => copy.mutate()}>
          Copy link
        </Button>
      </Stack>
      {save.answer ? (
        <Text size="small" tone="muted" role="status">
          Private link sent to {save.answer.sentTo}.
        </Text>
      ) : null}
      {copy.isError ? (
        <TextField label="Private link" hint="Copy it from here." readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      ) : null}
    </Stack>
  )
}
