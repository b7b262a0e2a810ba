import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { findPersonalData } from '@framewell/domain/privacy/calls'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { PersonalRecord } from './PersonalRecord'

/** The data stored about one person, found by email address; it can be exported or deleted. The address is kept out of the URL. */
export const PersonalDataTab = () => {
  const form = useForm({ resolver: zodResolver(findPersonalData.input), defaultValues: { address: '' } })
  const finding = useSend(findPersonalData, { form: onForm(form, ['address']) })
  return (
    <Stack gap={6}>
      <Text tone="subtle">
        Use this when a person asks what we store about them, or asks to be deleted. First make sure that the request is theirs. Every
        export and deletion is on record with its reason.
      </Text>
      <form noValidate onSubmit={form.handleSubmit((asked) => void finding.send(asked))}>
        <Stack direction="row" gap={4} align="end">
          <TextField
            label="Email address of the person"
            type="email"
            autoComplete="off"
            error={form.formState.errors.address?.message}
            {...form.register('address')}
          />
          <Button type="submit" variant="primary" pending={finding.busy} pendingText="Looking...">
            Find the person
          </Button>
        </Stack>
      </form>
      <SendAlert title="Nothing found" failure={finding.failure} />
      {finding.answer && !finding.busy ? (
        <PersonalRecord key={finding.answer.address} held={finding.answer} onDeleted={finding.reset} />
      ) : null}
    </Stack>
  )
}
