import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { passedDay } from '@framewell/domain/dates/neededDay'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { DeliveredFrame } from './DeliveryAnswer'
import { DeliveryNote } from './DeliveryNote'
import { NeededByField, ZipField } from './SiteFields'
import { checkDayAtom, isZip, type SiteRecord } from './siteAtom'
import { useSiteForm } from './useSiteForm'

const EMPTY = { siteZip: '', deliverBy: '' }

/** Asks where and by when a frame is needed, outside of another form, and answers at once. */
export const SitePanel = ({ record, ...frame }: DeliveredFrame & { record?: SiteRecord | undefined }) => {
  const form = useForm({ defaultValues: EMPTY, mode: 'onTouched' })
  useSiteForm(form, { record })
  const { trigger } = form
  const offer = useSetAtom(checkDayAtom)
  useEffect(() => {
    const own = { check: () => trigger('deliverBy', { shouldFocus: true }) }
    offer(own)
    return () => offer((now) => (now === own ? null : now))
  }, [offer, trigger])
  const { siteZip = '', deliverBy = '' } = useWatch({ control: form.control })
  return (
    <form noValidate aria-label="Delivery" onSubmit={(event) => event.preventDefault()}>
      <Stack gap={3}>
        <FieldGroup columns={2} pairs>
          <ZipField
            optional
            error={form.formState.errors.siteZip?.message}
            {...form.register('siteZip', { validate: (typed) => typed === '' || isZip(typed) || 'Use five digits' })}
          />
          <NeededByField
            optional
            error={form.formState.errors.deliverBy?.message}
            {...form.register('deliverBy', { validate: (day) => passedDay(day, new Date()) })}
          />
        </FieldGroup>
        <DeliveryNote zip={siteZip} deliverBy={deliverBy} {...frame} />
      </Stack>
    </form>
  )
}
