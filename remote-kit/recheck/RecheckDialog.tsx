import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { recheckCalls } from '@framewell/domain/accounts/recheck'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { problemSentence } from '../sending/problemSentence'
import { useShell } from '../shell/useShell'

const { checkIdentity } = recheckCalls

/** Asks who somebody is, in the middle of what they do; what they typed below stays as it is. */
export const RecheckDialog = ({ onClose }: { onClose: (confirmed: boolean) => void }) => {
  const shell = useShell()
  const formId = useId()
  const form = useForm<CallInput<typeof checkIdentity>>({
    resolver: zodResolver(checkIdentity.input),
    defaultValues: { password: '' },
  })
  const check = useMutation({
    mutationFn: (given: CallInput<typeof checkIdentity>) => shell.call(checkIdentity, given),
    networkMode: 'always',
    onSuccess: () => onClose(true),
    onError: (error) => {
      form.setValue('password', '')
      form.setError('password', { type: 'server', message: problemSentence(error, 'The service did not answer. Please try again.') })
      form.setFocus('password')
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose(false)}
      title="Confirm that it is you"
      description="For money, rights, releases and keys we ask again who you are. What you were doing goes on by itself."
      footer={
        <>
          <Button onClick={() => onClose(false)}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" pending={check.isPending} pendingText="Checking...">
            Confirm
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit((given) => check.mutate(given))}>
        <Stack gap={4}>
          <TextField
            {...form.register('password')}
            type="password"
            label="Your password"
            error={form.formState.errors.password?.message}
            autoComplete="current-password"
          />
        </Stack>
      </form>
    </Dialog>
  )
}
