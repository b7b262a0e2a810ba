import { isApiError } from '@framewell/domain/http/isApiError'
import type { IssuedQuote } from '@framewell/domain/quotes/quoteCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect, useMemo, useRef, useState } from 'react'
import { lastQuoteAtom, lastQuoteOf } from './lastQuote'
import { useQuoteAttempt } from './quoteAttempt'
import { quoteFailure } from './quoteFailure'
import { type PrivateLink, quoteQuery } from './quoteQuery'
import { type QuoteRequest, type QuoteSubmission, sendQuote } from './sendQuote'
import type { ContactForm } from './useContactForm'

/** Milliseconds from a submitted quote to the landing page, as specified for plan and advanced quotes. */
const RETURN_AFTER = 2000

interface SubmitQuoteOptions {
  contact: ContactForm
  /** The quote that the answers change; without it they make a new one. */
  revises?: PrivateLink | null
  onIssued?: (issued: IssuedQuote) => void
}

/**
 * 'Get My Quote': checks the contact, sends the answers with the total shown, and says what became of them in the specified toasts.
 * A retry of the same submission never makes a second quote. Show `failure` with QuoteProblem and `issued` with QuoteConfirmation.
 */
export function useSubmitQuote({ contact, revises = null, onIssued }: SubmitQuoteOptions) {
  const { call, navigate, toast, track } = useShell()
  const queries = useQueryClient()
  const remember = useSetAtom(lastQuoteAtom)
  const attempt = useQuoteAttempt()
  const [returning, setReturning] = useState(false)
  // Checking the contact takes a moment: a second press may come before the first shows as pending.
  const sending = useRef(false)

  const send = useMutation({
    mutationFn: (submission: QuoteSubmission) => sendQuote(call, submission, attempt.keyFor(submission)),
    networkMode: 'always',
    // The same submission is still running (sent before a reload, or in another tab): its answer comes by asking again.
    retry: (failures, error) => failures < 10 && isApiError(error) && error.problem?.code === 'requestInFlight',
    retryDelay: 1000,
    onSuccess: (issued, { request }) => {
      const { quote, token } = issued
      attempt.done()
      remember(lastQuoteOf(issued))
      queries.setQueryData(quoteQuery(call, { id: quote.id, token }).queryKey, { quote, newest: null })
      if (revises) void queries.invalidateQueries({ queryKey: ['quotes', revises.id] })
      toast({ title: 'Quote Submitted Successfully!', description: successText(issued), tone: 'success' })
      track('quote_submitted', { kind: request.kind, number: quote.number, revision: quote.revision, total: quote.total })
      setReturning(request.kind !== 'steel' && !revises)
      onIssued?.(issued)
    },
    onError: (error, { request }) => {
      const failure = quoteFailure(error, request.total, navigator.onLine)
      if (failure.kind === 'totalChanged') {
        void queries.invalidateQueries({ queryKey: ['catalog', 'price-book'] })
        return
      }
      if (failure.kind === 'refused') for (const { field, message } of failure.contact) contact.refuse(field, message)
      console.error('The quote was not submitted', error)
      toast({
        title: 'Quote Submission Failed',
        description: 'Please try again or contact support if the problem persists',
        tone: 'destructive',
      })
    },
  })

  useEffect(() => {
    if (!returning) return
    const timer = setTimeout(() => navigate('/'), RETURN_AFTER)
    return () => clearTimeout(timer)
  }, [returning, navigate])

  const submit = async (request: QuoteRequest) => {
    if (sending.current) return
    sending.current = true
    try {
      const checked = await contact.check()
      if (checked) await send.mutateAsync({ request, contact: checked, revises })
    } catch {
      // The mutation has said so.
    } finally {
      sending.current = false
    }
  }

  const { error, variables } = send
  const failure = useMemo(
    () => (error && variables ? quoteFailure(error, variables.request.total, navigator.onLine) : null),
    [error, variables],
  )

  return {
    submit,
    pending: send.isPending,
    failure,
    issued: send.data ?? null,
    /** The landing page opens in a moment. */
    returning,
    /** Keeps the confirmation on the screen. */
    stay: () => setReturning(false),
  }
}

/** The specified sentence, then what the quote is called and how long it stands. */
function successText({ quote }: IssuedQuote): string {
  const what = quote.kind === 'advanced' ? 'your detailed project quote' : 'your custom quote and project details'
  return `We'll contact you within 24 hours with ${what}. Quote ${quote.number} is valid until ${longDate(quote.validUntil)}.`
}
