import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import { quoteContactSentence, TOAST_TITLES, TOASTS } from '@framewell/domain/notices/toasts'
import type { IssuedQuote } from '@framewell/domain/quotes/quoteCalls'
import { deadlineDate } from '@framewell/domain/quotes/quoteWords'
import type { PrivateLink } from '@framewell/remote-kit/address/usePrivateLink'
import { useSending } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { lastQuoteAtom, lastQuoteOf } from './lastQuote'
import { preloadSubmit } from './QuoteEnd'
import { quoteQuery } from './quoteQuery'
import type { QuoteRequest, QuoteSubmission } from './submitQuote'
import type { ContactForm } from './useContactForm'

/** Milliseconds from a submitted quote to the landing page, as specified for plan and advanced quotes. */
const RETURN_AFTER = 2000
/** A visitor who scrolls or presses stays. */
const INTERACTIONS = ['pointerdown', 'touchmove', 'wheel', 'keydown'] as const

const send = async (call: CallApi, submission: QuoteSubmission, options: CallOptions): Promise<IssuedQuote> =>
  (await preloadSubmit()).submitQuote(call, submission, options)

interface SubmitQuoteOptions {
  contact: ContactForm
  /** The quote to revise; a new quote without it. */
  revises?: PrivateLink | null
  onIssued?: (issued: IssuedQuote) => void
}

/**
 * 'Get My Quote': validates the contact, sends the answers with the displayed total, and reports the result in the specified toasts.
 * Show `failure` with QuoteProblem and `issued` with QuoteConfirmation.
 */
export function useSubmitQuote({ contact, revises = null, onIssued }: SubmitQuoteOptions) {
  const { call, navigate, toast, track } = useShell()
  const queries = useQueryClient()
  const remember = useSetAtom(lastQuoteAtom)
  const [returning, setReturning] = useState(false)

  const quote = useSending<QuoteSubmission, IssuedQuote>(send, {
    words: { makes: 'quote', kept: 'Everything you entered is kept', keptOnDevice: true },
    keep: 'quote',
    totalOf: ({ request }) => request.total,
    form: contact.target,
    onSent: (issued, { request }) => {
      remember(lastQuoteOf(issued))
      queries.setQueryData(quoteQuery(call, { id: issued.quote.id, token: issued.token }).queryKey, {
        quote: issued.quote,
        kitCents: null,
        newest: null,
        order: null,
        proposed: null,
      })
      if (revises) void queries.invalidateQueries({ queryKey: ['quotes', revises.id] })
      toast({
        title: TOAST_TITLES.quoteSubmitted,
        description: successText(issued),
        tone: 'success',
        action: { label: 'Open the quote', onSelect: () => navigate(issued.privateLink) },
      })
      const { number, revision, total } = issued.quote
      track('quote_submitted', { kind: request.kind, number, revision, total })
      setReturning(request.kind !== 'steel' && !revises)
      onIssued?.(issued)
    },
    onFailed: (failure, error) => {
      if (failure.kind === 'totalChanged') {
        void queries.invalidateQueries({ queryKey: ['catalog', 'price-book'] })
        return
      }
      console.error('The quote was not submitted', error)
      toast({ ...TOASTS.quoteFailed, tone: 'destructive' })
    },
  })

  useEffect(() => {
    if (!returning) return
    const timer = setTimeout(() => navigate('/'), RETURN_AFTER)
    const stay = () => setReturning(false)
    for (const act of INTERACTIONS) addEventListener(act, stay, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      for (const act of INTERACTIONS) removeEventListener(act, stay, { capture: true })
    }
  }, [returning, navigate])

  return {
    submit: (request: QuoteRequest) => quote.send(contact.check().then((checked) => checked && { request, ...checked, revises })),
    pending: quote.busy,
    failure: quote.failure,
    issued: quote.answer,
    /** The landing page is about to open. */
    returning,
    /** Keeps the confirmation on the screen. */
    stay: () => setReturning(false),
  }
}

/** The specified sentence, then the quote's number and validity. */
function successText({ quote }: IssuedQuote): string {
  return `${quoteContactSentence(quote.kind)}. Quote ${quote.number} is valid until ${deadlineDate(quote.validUntil)}.`
}
