import { isApiError } from '@framewell/domain/http/isApiError'
import { problemText } from '@framewell/domain/http/problemText'
import { INVALID_NEWSLETTER_EMAIL } from '@framewell/domain/newsletter/subscription'
import { useState } from 'react'
import type { SubscribeInput } from './newsletterClient'

type SubscribeState =
  | { readonly kind: 'idle' | 'sending' | 'sent' }
  /** The input is not a valid address. */
  | { readonly kind: 'refused'; readonly message: string }
  /** Sending failed; a retry may work. */
  | { readonly kind: 'failed'; readonly message: string }

/** Subscribes an address to the newsletter and tracks the result. The call's schemas load on first use. */
export function useSubscribe() {
  const [state, setState] = useState<SubscribeState>({ kind: 'idle' })
  const subscribe = async (input: SubscribeInput): Promise<void> => {
    setState({ kind: 'sending' })
    try {
      const { sendAddress } = await import(/* webpackChunkName: "newsletter" */ './newsletterClient')
      setState((await sendAddress(input)) ? { kind: 'sent' } : { kind: 'refused', message: INVALID_NEWSLETTER_EMAIL })
    } catch (error) {
      setState(outcomeOf(error))
    }
  }
  return { state, subscribe }
}

function outcomeOf(error: unknown): SubscribeState {
  if (isApiError(error)) {
    if (error.status === 400) return { kind: 'refused', message: INVALID_NEWSLETTER_EMAIL }
    if (error.problem) return { kind: 'failed', message: problemText(error.problem) }
  }
  return { kind: 'failed', message: 'Your address could not be sent. Check the connection and press Subscribe again.' }
}
