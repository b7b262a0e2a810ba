import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { ACCOUNT_TOASTS, TOAST_TITLES, testSentSentence } from '@framewell/domain/notices/toasts'
import { sendTestQuote, sendTestUpdate, TEST_MILESTONE, TEST_PROJECT, TEST_QUOTE_AMOUNT } from '@framewell/domain/notifications/testSends'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useState } from 'react'
import { SettingsCard } from './SettingsCard'

/** Sends a person test notifications; only operators choose another address than their own. */
export const TestSends = ({ primary, anyAddress }: { primary: string; anyAddress: boolean }) => {
  const shell = useShell()
  const [typed, setTyped] = useState('')
  const email = typed.trim() || primary
  const words = {
    onSent: ({ sentTo }: { sentTo: string }) =>
      shell.toast({ title: TOAST_TITLES.testSent, description: testSentSentence(sentTo), tone: 'success' }),
    onFailed: () => shell.toast({ ...ACCOUNT_TOASTS.testSendFailed, tone: 'destructive' }),
  } as const
  const quote = useSend(sendTestQuote, words)
  const update = useSend(sendTestUpdate, words)
  return (
    <SettingsCard title="Test sends">
      <Text tone="muted">
        A sample quote and a sample project update, as a customer would get them{anyAddress ? '' : `, sent to ${primary}`}.
      </Text>
      {anyAddress ? (
        <TextField
          label="Test email"
          optional
          type="email"
          hint={`If left blank, it goes to ${primary}.`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      ) : null}
      <Stack direction="row" gap={3}>
        <Button
          pending={quote.busy}
          pendingText="Sending..."
          onClick={() => void quote.send({ email, projectId: TEST_PROJECT, quoteAmount: TEST_QUOTE_AMOUNT })}
        >
          Send a test quote
        </Button>
        <Button
          pending={update.busy}
          pendingText="Sending..."
          onClick={() => void update.send({ email, projectId: TEST_PROJECT, milestone: TEST_MILESTONE })}
        >
          Send a test update
        </Button>
      </Stack>
    </SettingsCard>
  )
}
