import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import type { SteelConfiguration } from '@framewell/domain/quotes/steelConfiguration'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ConfiguratorDraft } from '../drafts/useConfiguratorDraft'
import { useContactForm } from '../quotes/useContactForm'
import { useRevision } from '../quotes/useRevision'
import { useSubmitQuote } from '../quotes/useSubmitQuote'

interface SteelQuoteSource {
  draft: ConfiguratorDraft<SteelConfiguration>
  /** Everything is chosen and the last step is open. */
  ready: boolean
  /** US dollars, as the screen shows it. */
  total: number
  book: PriceBook
  configuration: SteelConfiguration
}

const ASKING = 'quote'

/** 'Get a quote' of the steel configurator: its form stands at `?quote=form` of the last step. */
export function useSteelQuote({ draft, ready, total, book, configuration }: SteelQuoteSource) {
  const [address, setAddress] = useSearchParams()
  const contact = useContactForm()
  const revision = useRevision('steel', (answers) => draft.change(answers))
  const quote = useSubmitQuote({ contact, revises: revision.revised, onIssued: revision.finish })
  /** What was last sent: a confirmation stands for these answers only. */
  const [sent, setSent] = useState('')
  const answers = JSON.stringify(configuration)
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
    issued: sent === answers ? quote.issued : null,
    contact,
    revision,
    asking: ready && address.get(ASKING) === 'form',
    open: () => show(true),
    close: () => show(false),
    submit: (shown = total) => {
      setSent(answers)
      void quote.submit({ kind: 'steel', answers: configuration, total: shown, priceBookVersion: book.version })
    },
  }
}
