import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { mailLeavesSchema } from '@framewell/domain/notifications/mailLeaves'
import type { IssuedQuote } from '@framewell/domain/quotes/quoteCalls'
import { quotePath } from '@framewell/domain/quotes/quoteLinks'
import type { SteelConfiguration } from '@framewell/domain/quotes/steelConfiguration'
import { storedAtom } from '@framewell/remote-kit/drafts/storedAtom'
import type { SharedDraft } from '@framewell/remote-kit/drafts/useSharedDraft'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { z } from 'zod'
import { ContactStep } from '../quotes/ContactStep'
import { quoteQuery } from '../quotes/quoteQuery'
import { useContactForm } from '../quotes/useContactForm'
import { useRevision } from '../quotes/useRevision'
import { useSubmitQuote } from '../quotes/useSubmitQuote'

interface SteelQuoteSource {
  draft: SharedDraft<SteelConfiguration>
  /** Everything is chosen and the last step is open. */
  ready: boolean
  /** The displayed total in US dollars. */
  total: number
  book: PriceBook
  configuration: SteelConfiguration
}

const ASKING = 'quote'
const NONE = { id: '', token: '' }

/** The last quote issued here and its answers: the confirmation survives a reload until an answer changes. */
const issuedAtom = storedAtom(
  'framewell.issued-quote.steel',
  z.object({ answers: z.string(), id: z.string(), token: z.string(), mail: mailLeavesSchema.optional() }),
)

/** 'Get a quote' of the steel configurator: its form is at `?quote=form` of the last step. */
export function useSteelQuote({ draft, ready, total, book, configuration }: SteelQuoteSource) {
  const [address, setAddress] = useSearchParams()
  const contact = useContactForm(ready ? ContactStep.ready : undefined)
  const revision = useRevision('steel', (answers) => draft.change(answers))
  const { call } = useShell()
  const [kept, keep] = useAtom(issuedAtom)
  const answers = JSON.stringify(configuration)
  const sent = useRef(answers)
  const quote = useSubmitQuote({
    contact,
    revises: revision.revised,
    onIssued: ({ quote: { id }, token, mail }) => {
      keep({ answers: sent.current, id, token, mail })
      revision.finish()
    },
  })
  const link = kept?.answers === answers ? kept : null
  const asking = ready && address.get(ASKING) === 'form'
  const reopened = useQuery({ ...quoteQuery(call, link ?? NONE), enabled: asking && link !== null })
  const issued: IssuedQuote | null =
    link && reopened.data ? { quote: reopened.data.quote, token: link.token, privateLink: quotePath(link), mail: link.mail } : null
  const show = (form: boolean) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now)
        if (form) next.set(ASKING, 'form')
        else next.delete(ASKING)
        return next
      },
      { preventScrollReset: true },
    )
  return {
    ...quote,
    issued,
    /** The quote of these answers is being loaded after a reload. */
    reopening: asking && link !== null && reopened.isPending,
    contact,
    revision,
    asking,
    open: () => show(true),
    close: () => show(false),
    submit: (shown = total) => {
      sent.current = answers
      void quote.submit({ kind: 'steel', answers: configuration, total: shown, priceBookVersion: book.version })
    },
  }
}
