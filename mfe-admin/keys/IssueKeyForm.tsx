import { Button } from '@framewell/design-system/elements/button/Button'
import { Checkbox } from '@framewell/design-system/elements/checkbox/Checkbox'
import type { ComboOption } from '@framewell/design-system/elements/combo-box/ComboBox'
import { FieldSet } from '@framewell/design-system/elements/field-group/FieldSet'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { labelOf } from '@framewell/domain/collections/labelOf'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { type getKeyOptions, issueApiKey } from '@framewell/domain/keys/calls'
import { COMPANY_KIND_LABELS, type CompanyRow } from '@framewell/domain/parties/company'
import { listCompanies } from '@framewell/domain/parties/partyCalls'
import { SearchedField } from '@framewell/remote-kit/forms/SearchedField'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { DASHBOARD_QUERIES } from '../accounts/adminQueries'

type Options = CallOutput<typeof getKeyOptions>
interface IssueKeyFormProps {
  options: Options
  onIssued: (key: string) => void
}

const STANDARD_DAYS = 180
const STAFF: ComboOption = { value: '', label: 'Staff (all records)' }
const companyOption = ({ id, name, kind }: CompanyRow): ComboOption => ({
  value: id,
  label: name,
  detail: labelOf(COMPANY_KIND_LABELS, kind),
})
const typedSchema = z.object({ name: z.string(), company: z.string(), days: z.string(), scopes: z.array(z.string()) })
/** The form's values for the call; an empty company means staff. */
const formSchema = typedSchema
  .transform(({ company, ...typed }) => ({ ...typed, ...(company ? { company } : {}) }))
  .pipe(z.preprocess((given) => given, issueApiKey.input))

/** The fields of a new key. */
export const IssueKeyForm = ({ options: { scopes, maxDays }, onIssued }: IssueKeyFormProps) => {
  const queryClient = useQueryClient()
  const [owner, setOwner] = useState(STAFF)
  const form = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { name: '', company: '', days: String(Math.min(STANDARD_DAYS, maxDays)), scopes: [] as string[] },
  })
  const { errors } = form.formState
  const issuing = useSend(issueApiKey, {
    form: onForm(form, ['name', 'company', 'days', 'scopes']),
    onSent: ({ key }) => onIssued(key),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: [...DASHBOARD_QUERIES, 'list'] }),
  })
  return (
    <form noValidate onSubmit={form.handleSubmit((facts) => void issuing.send(facts))}>
      <Stack gap={5}>
        <SendAlert failure={issuing.failure} />
        <TextField label="System" hint="Its name appears in the audit trail." error={errors.name?.message} {...form.register('name')} />
        <SearchedField
          label="Records of"
          hint="A company's key opens that company's records. A key of staff acts for you."
          nouns="companies"
          call={listCompanies}
          asked={{ sort: 'name', direction: 'ascending' }}
          queries={DASHBOARD_QUERIES}
          optionOf={companyOption}
          first={STAFF}
          chosen={owner}
          onChoose={(company) => {
            setOwner(company)
            form.setValue('company', company.value)
          }}
          error={errors.company?.message}
        />
        <TextField
          label="Days until it ends"
          inputMode="numeric"
          hint={`At most ${maxDays}.`}
          error={errors.days?.message}
          {...form.register('days')}
        />
        <FieldSet legend="What it may do" error={errors.scopes?.message}>
          {scopes.map(({ scope, feature, use, calls }) => (
            <Checkbox
              key={scope}
              value={scope}
              label={`${use === 'read' ? 'Read' : 'Write'} ${feature}`}
              hint={calls.length > 4 ? `${calls.slice(0, 3).join('; ')}; and ${calls.length - 3} more` : calls.join('; ')}
              {...form.register('scopes')}
            />
          ))}
        </FieldSet>
        <div>
          <Button type="submit" variant="primary" pending={issuing.busy} pendingText="Issuing...">
            Issue key
          </Button>
        </div>
      </Stack>
    </form>
  )
}
