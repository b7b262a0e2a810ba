import { Button } from '@framewell/design-system/elements/button/Button'
import { Drawer } from '@framewell/design-system/elements/drawer/Drawer'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { COMPANY_KIND_LABELS, COMPANY_KINDS, MEMBER_ROLE_LABELS, MEMBER_ROLES } from '@framewell/domain/parties/company'
import { invitePersonInput } from '@framewell/domain/parties/invitation'
import { invitePerson } from '@framewell/domain/parties/partyCalls'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { DASHBOARD_QUERIES } from '../accounts/adminQueries'
import { CompanyChoice } from './CompanyChoice'

/** Invites a person beside the list. */
export const InvitePerson = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Invite person
      </Button>
      <Drawer title="Invite a person" open={open} onOpenChange={setOpen}>
        <InviteForm onInvited={() => setOpen(false)} />
      </Drawer>
    </>
  )
}

const InviteForm = ({ onInvited }: { onInvited: () => void }) => {
  const shell = useShell()
  const queryClient = useQueryClient()
  const form = useForm({
    resolver: zodResolver(invitePersonInput),
    defaultValues: { name: '', email: '', kind: 'builder' as const, role: 'owner' as const, companyName: '' },
  })
  const { errors } = form.formState
  const [kind, companyName = '', companyId] = form.watch(['kind', 'companyName', 'companyId'])
  const sending = useSend(invitePerson, {
    form: onForm(form, ['name', 'email', 'kind', 'role', 'companyName']),
    onSent: ({ invitation: { name, email } }) => {
      shell.toast({ title: 'Invitation sent', description: `${name} has it at ${email}`, tone: 'success' })
      onInvited()
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: [...DASHBOARD_QUERIES, 'list'] }),
  })
  const forget = { onChange: () => form.setValue('companyId', undefined) }
  return (
    <form noValidate onSubmit={form.handleSubmit((facts) => void sending.send(facts))}>
      <Stack gap={5}>
        <SendAlert failure={sending.failure} />
        <TextField label="Name" autoComplete="off" error={errors.name?.message} {...form.register('name')} />
        <TextField label="Email" type="email" autoComplete="off" error={errors.email?.message} {...form.register('email')} />
        <SelectField
          label="Kind of company"
          options={COMPANY_KINDS.map((value) => ({ value, label: COMPANY_KIND_LABELS[value] }))}
          error={errors.kind?.message}
          {...form.register('kind', forget)}
        />
        <TextField
          label="Company"
          hint="Companies of this name appear below as you type."
          autoComplete="off"
          error={errors.companyName?.message}
          {...form.register('companyName', forget)}
        />
        <CompanyChoice kind={kind} typed={companyName} chosen={companyId} onChoose={(id) => form.setValue('companyId', id)} />
        <SelectField
          label="As"
          hint="An owner decides for the company."
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
