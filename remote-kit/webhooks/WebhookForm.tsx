import { Button } from '@framewell/design-system/elements/button/Button'
import { Checkbox } from '@framewell/design-system/elements/checkbox/Checkbox'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { FieldSet } from '@framewell/design-system/elements/field-group/FieldSet'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { addWebhook, getWebhookOptions } from '@framewell/domain/webhooks/calls'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { retryUnlessRefused } from '../reading/retryUnlessRefused'
import { SendAlert } from '../sending/SendAlert'
import type { SendFailure } from '../sending/sendFailure'
import { useGuardedCall } from '../session/useGuardedCall'
import { WEBHOOK_QUERIES } from './webhookQueries'

type Facts = CallInput<typeof addWebhook>
interface WebhookFormProps {
  values: Facts
  action: string
  busy: boolean
  failure: SendFailure | null
  onSubmit: (facts: Facts) => void
}

/** An endpoint's address and events. */
export const WebhookForm = ({ values, action, busy, failure, onSubmit }: WebhookFormProps) => {
  const call = useGuardedCall()
  const options = useQuery({
    queryKey: [...WEBHOOK_QUERIES, 'options'],
    queryFn: ({ signal }) => call(getWebhookOptions, {}, { signal }),
    retry: retryUnlessRefused,
  })
  const form = useForm<Facts>({ resolver: zodResolver(addWebhook.input), defaultValues: values })
  const { errors } = form.formState
  if (options.isError && !options.data) return <ErrorState title="The events could not be loaded" onRetry={() => void options.refetch()} />
  if (!options.data)
    return (
      <LoadingArea label="Loading the events">
        <Skeleton shape="block" height="20rem" />
      </LoadingArea>
    )
  return (
    <form noValidate onSubmit={form.handleSubmit(onSubmit)}>
      <Stack gap={5}>
        <SendAlert failure={failure} />
        <TextField label="System" error={errors.name?.message} {...form.register('name')} />
        <TextField
          label="Address"
          inputMode="url"
          hint="A public address, reached by https."
          error={errors.url?.message}
          {...form.register('url')}
        />
        <FieldSet legend="What it hears" error={errors.events?.message}>
          {options.data.events.map(({ name, title, feature }) => (
            <Checkbox key={name} value={name} label={title} hint={`${feature}: ${name}`} {...form.register('events')} />
          ))}
        </FieldSet>
        <div>
          <Button type="submit" variant="primary" pending={busy} pendingText="Saving...">
            {action}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
