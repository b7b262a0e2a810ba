import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { changeNotificationEmail, type NotificationSettings } from '@framewell/domain/notifications/settingsCalls'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { SETTINGS_QUERY } from './useSettings'

const schema = z.object({ email: z.string('Valid email is required').trim().pipe(z.email('Valid email is required')) })

/** Sends mails to another address once it is verified, or back to the account's own. */
export const OtherAddress = ({ otherEmail, accountEmail }: Pick<NotificationSettings, 'otherEmail' | 'accountEmail'>) => {
  const queryClient = useQueryClient()
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: otherEmail?.email ?? '' } })
  const { send, busy, failure } = useSend(changeNotificationEmail, {
    form: onForm(form, ['email']),
    onSent: (settings) => {
      queryClient.setQueryData(SETTINGS_QUERY, settings)
      form.reset({ email: settings.otherEmail?.email ?? '' })
    },
  })
  return (
    <form noValidate onSubmit={form.handleSubmit(({ email }) => void send({ email }))}>
      <Stack gap={3}>
        <SendAlert failure={failure} />
        <TextField
          {...form.register('email')}
          label="Another address"
          optional
          type="email"
          autoComplete="email"
          hint={`Instead of ${accountEmail}. We mail a link there to verify it.`}
          error={form.formState.errors.email?.message}
        />
        <Stack direction="row" gap={3}>
          <Button type="submit" size="small" pending={busy} pendingText="Saving...">
            {otherEmail ? 'Send the link again' : 'Use this address'}
          </Button>
          {otherEmail ? (
            <Button size="small" variant="plain" onClick={() => void send({ email: null })}>
              Use my account's address
            </Button>
          ) : null}
        </Stack>
      </Stack>
    </form>
  )
}
