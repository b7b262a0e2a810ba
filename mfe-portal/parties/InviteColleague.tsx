import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { inviteColleague } from '@framewell/domain/parties/colleagueCalls'
import { inviteColleagueInput } from '@framewell/domain/parties/colleagues'
import type { OwnCompany } from '@framewell/domain/parties/company'
import { InviteDrawer, InviteForm } from '@framewell/remote-kit/parties/InviteDrawer'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { SIGNED_IN_QUERIES } from '@framewell/remote-kit/session/sessionQuery'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'

interface InviteColleagueProps {
  /** The companies the user owns, at least one. */
  companies: readonly OwnCompany[]
}

/** Invites a person to the user's own company, beside the list. */
export const InviteColleague = ({ companies }: InviteColleagueProps) => (
  <InviteDrawer>{(onInvited) => <IntoOwnCompany companies={companies} onInvited={onInvited} />}</InviteDrawer>
)

const IntoOwnCompany = ({ companies, onInvited }: InviteColleagueProps & { onInvited: () => void }) => {
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
    <InviteForm
      onSubmit={form.handleSubmit((facts) => void sending.send(facts))}
      sending={sending}
      name={{ error: errors.name?.message, ...form.register('name') }}
      email={{ error: errors.email?.message, ...form.register('email') }}
      role={{
        hint: 'Owners also invite and remove people and add webhooks.',
        error: errors.role?.message,
        ...form.register('role'),
      }}
    >
      {companies.length > 1 ? (
        <SelectField
          label="Company"
          options={companies.map(({ id, name }) => ({ value: id, label: name }))}
          error={errors.companyId?.message}
          {...form.register('companyId')}
        />
      ) : null}
    </InviteForm>
  )
}
