import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { COMPANY_KIND_LABELS, COMPANY_KINDS } from '@framewell/domain/parties/company'
import { invitePersonInput } from '@framewell/domain/parties/invitation'
import { invitePerson } from '@framewell/domain/parties/partyCalls'
import { InviteDrawer, InviteForm } from '@framewell/remote-kit/parties/InviteDrawer'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { DASHBOARD_QUERIES } from '../accounts/adminQueries'
import { CompanyChoice } from './CompanyChoice'

/** A form to invite a person, beside the list. */
export const InvitePerson = () => <InviteDrawer>{(onInvited) => <IntoAnyCompany onInvited={onInvited} />}</InviteDrawer>

const IntoAnyCompany = ({ onInvited }: { onInvited: () => void }) => {
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
    <InviteForm
      onSubmit={form.handleSubmit((facts) => void sending.send(facts))}
      sending={sending}
      name={{ error: errors.name?.message, ...form.register('name') }}
      email={{ error: errors.email?.message, ...form.register('email') }}
      role={{ hint: 'Owners manage the company.', error: errors.role?.message, ...form.register('role') }}
    >
      <SelectField
        label="Kind of company"
        options={optionsOf(COMPANY_KINDS, COMPANY_KIND_LABELS)}
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
    </InviteForm>
  )
}
