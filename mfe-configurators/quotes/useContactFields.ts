import { passedDay } from '@framewell/domain/dates/neededDay'
import { type QuoteContact, quoteContactSchema } from '@framewell/domain/quotes/contact'
import { storedAtom } from '@framewell/remote-kit/drafts/storedAtom'
import { useOwnCompany } from '@framewell/remote-kit/forms/useOwnCompany'
import { useOwnContact } from '@framewell/remote-kit/forms/useOwnContact'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { checkDayAtom, givenSite, siteAtom } from '@framewell/remote-kit/site/siteAtom'
import { zodResolver } from '@hookform/resolvers/zod'
import { useAtom, useStore } from 'jotai'
import { useCallback, useEffect, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import type { CheckedContact, ContactForm } from './useContactForm'

/** The input so far, complete or not; shared by all configurators. */
const typedContactSchema = z.object({ name: z.string(), email: z.string(), companyName: z.string(), phone: z.string() })
type TypedContact = z.infer<typeof typedContactSchema>

const typedContactAtom = storedAtom('framewell.quote-contact', typedContactSchema)
const EMPTY: TypedContact = { name: '', email: '', companyName: '', phone: '' }

export const CONTACT_FIELDS = ['name', 'email', 'companyName', 'phone'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]

/** A configurator's contact fields with validation. Input stays on this device across errors, reloads and configurators. */
export function useContactFields({ connect }: ContactForm) {
  const store = useStore()
  const [typed, keep] = useAtom(typedContactAtom)
  const form = useForm<z.input<typeof quoteContactSchema>, unknown, QuoteContact>({
    defaultValues: typed ?? EMPTY,
    resolver: zodResolver(quoteContactSchema),
    shouldFocusError: false,
  })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep({ ...EMPTY, ...values }) }), [form, keep])

  useOwnContact(({ name, email }) => {
    if (!form.getValues('name')) form.setValue('name', name)
    if (!form.getValues('email')) form.setValue('email', email)
  })
  useOwnCompany((companyName) => {
    if (!form.getValues('companyName')) form.setValue('companyName', companyName)
  })

  /** Validates the fields: returns the contact, or null after showing the errors. */
  const check = useCallback(
    () =>
      new Promise<CheckedContact | null>((resolve, reject) => {
        form
          .handleSubmit(
            async (contact) => {
              if ((await store.get(checkDayAtom)?.check()) === false) {
                resolve(null)
                return
              }
              const { siteZip, deliverBy } = givenSite(store.get(siteAtom))
              // A day that passed while it was stored here must not stop a quote that does not ask for it.
              resolve({ contact, site: { siteZip, deliverBy: passedDay(deliverBy, new Date()) ? '' : deliverBy } })
            },
            () => resolve(null),
          )()
          .catch(reject)
      }),
    [form, store],
  )
  /** Shows the server's errors on the contact fields. */
  const target = useMemo(() => onForm(form, CONTACT_FIELDS, 'contact.'), [form])
  useEffect(() => connect({ check, target }), [connect, check, target])
  return form
}
