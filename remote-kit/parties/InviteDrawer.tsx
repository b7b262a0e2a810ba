import { Button } from '@framewell/design-system/elements/button/Button'
import { Drawer } from '@framewell/design-system/elements/drawer/Drawer'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { MEMBER_ROLE_LABELS, MEMBER_ROLES } from '@framewell/domain/parties/company'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { SendAlert } from '../sending/SendAlert'
import type { SendFailure } from '../sending/sendFailure'

/** Invites a person beside a list. @param children the form; calls back when the person was invited */
export const InviteDrawer = ({ children }: { children: (onInvited: () => void) => ReactNode }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Invite person
      </Button>
      <Drawer title="Invite a person" open={open} onOpenChange={setOpen}>
        {children(() => setOpen(false))}
      </Drawer>
    </>
  )
}

type TextInput = Omit<ComponentProps<typeof TextField>, 'label'>

interface InviteFormProps {
  onSubmit: ComponentProps<'form'>['onSubmit']
  sending: { readonly busy: boolean; readonly failure: SendFailure | null }
  /** Each field as its form registers it, with its error. */
  name: TextInput
  email: TextInput
  role: Omit<ComponentProps<typeof SelectField>, 'label' | 'options'>
  /** The company choice, where needed. */
  children: ReactNode
}

/** Name, address and role of the invited person. */
export const InviteForm = ({ onSubmit, sending, name, email, role, children }: InviteFormProps) => (
  <form noValidate onSubmit={onSubmit}>
    <Stack gap={5}>
      <SendAlert failure={sending.failure} />
      <TextField label="Name" autoComplete="off" {...name} />
      <TextField label="Email" type="email" autoComplete="off" {...email} />
      {children}
      <SelectField label="As" options={optionsOf(MEMBER_ROLES, MEMBER_ROLE_LABELS)} {...role} />
      <div>
        <Button type="submit" variant="primary" pending={sending.busy} pendingText="Sending...">
          Send invitation
        </Button>
      </div>
    </Stack>
  </form>
)
