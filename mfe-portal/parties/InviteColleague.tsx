import { Button } from '@framewell/design-system/elements/button/Button'
import { Drawer } from '@framewell/design-system/elements/drawer/Drawer'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { inviteColleague } from '@framewell/domain/parties/colleagueCalls'
import { inviteColleagueInput } from '@framewell/domain/parties/colleagues'
import { MEMBER_ROLE_LABELS, MEMBER_ROLES, type OwnCompany } from '@framewell/domain/parties/company'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { SIGNED_IN_QUERIES } from '@framewell/remote-kit/session/sessionQuery'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

interface InviteColleagueProps {
  /** Those the person owns, at least one. */
  companies: readonly OwnCompany[]
}

/** Invites a person into one's own company, beside the list. */
export const InviteColleague = ({ companies }: InviteColleagueProps) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Invite person
      </Button>
      <Drawer title="Invite a person" open={open} onOpenChange={setOpen}>
        <InviteForm companies={companies} onInvited={() => setOpen(false)} />
      </Drawer>
    </>
  )
}

const InviteForm = ({ companies, onInvited }: InviteColleagueProps & { onInvited: () => void }) => {
  const shell = useShell()
  const queryClient = useQueryClient()
  const form = useForm({
    resolver: zodResolver(inviteColleagueInput),
    defaultValues: { companyId: companies[0]?.id ?? '', name: '', email: '', role: 'member' as const },
  })
  const { errors } = form.formState
  const sending = useSend(inviteColleague, {
    form: onForm(form, ['companyId', 'name', 'email', 'role']),
    onSent: ({ colleague: { email } }) => {
      shell.toast({ title: 'Invitation sent', description: `${email} has it`, tone: 'success' })
      onInvited()
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: [...SIGNED_IN_QUERIES, 'list'] }),
  })
  return (
    <form noValidate onSubmit={form.handleSubmit((facts) => void sending.send(facts))}>
      <Stack gap={5}>
        <SendAlert failure={sending.failure} />
        <TextField label="Name" autoComplete="off" error={errors.name?.message} {...form.register('name')} />
        <TextField label="Email" type="email" autoComplete="off" error={errors.email?.message} {...form.register('email')} />
        {companies.length > 1 ? (
          <SelectField
            label="Company"
            options={companies.map(({ id, name }) => ({ value: id, label: name }))}
            error={errors.companyId?.message}
            {...form.register('companyId')}
          />
        ) : null}
        <SelectField
          label="As"
          hint="An owner also invites people, takes them out and adds webhooks."
          options={MEMBER_ROLES.map((value) => ({ value, label: MEMBER_ROLE_LABELS[value] }))}
          error={errors.role?.message}
          {...form.register('role')}
        />
        <div>
          <Button type="submit" variant="primary" pending={sending.busy} pendingText="Sending...">
            Send invitation
          </Button>
        </div>
      </Stack>
    </form>
  )
}
