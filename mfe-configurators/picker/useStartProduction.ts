import { delayedMailText } from '@framewell/domain/notifications/delayedMailText'
import { startProduction } from '@framewell/domain/production/productionCalls'
import type { PickerChoices } from '@framewell/domain/quotes/pickerChoices'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import type { ContactForm } from '../quotes/useContactForm'
import { lastProductionAtom, lastProductionOf } from './lastProduction'

/** 'Start Production': validates the contact, sends the choices with the displayed total (US dollars), and opens the tracker. */
export function useStartProduction(contact: ContactForm) {
  const { navigate, toast, track } = useShell()
  const queries = useQueryClient()
  const remember = useSetAtom(lastProductionAtom)

  const production = useSend(startProduction, {
    words: { makes: 'production', kept: 'Your choices are saved', keptOnDevice: true },
    keep: 'production',
    once: true,
    totalOf: ({ total }) => total,
    form: contact.target,
    onSent: (started, { contact }) => {
      const { production, privateLink, mail } = started
      const email = contact?.email ?? null
      remember(lastProductionOf(started, mail === 'never' ? null : email))
      toast({
        title: 'Production requested',
        description: `${production.number}. ${delayedMailText(mail, email ?? '') ?? `We sent its private link to ${email}.`}`,
        tone: 'success',
      })
      track('production_started', { planId: production.planId, number: production.number })
      navigate(privateLink)
    },
    onFailed: ({ kind }) => {
      if (kind === 'totalChanged') void queries.invalidateQueries({ queryKey: ['catalog', 'price-book'] })
    },
  })

  return {
    start: (choices: PickerChoices, total: number) =>
      production.send(
        contact.check().then((known) => known && { ...choices, total, contact: { name: known.contact.name, email: known.contact.email } }),
      ),
    pending: production.busy,
    failure: production.failure,
  }
}
