import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { isApiError } from '@framewell/domain/http/isApiError'
import type { QuoteContact } from '@framewell/domain/quotes/contact'
import type { Quote } from '@framewell/domain/quotes/quote'
import { emailQuote } from '@framewell/domain/quotes/quoteCalls'
import { randomKey } from '@framewell/remote-kit/sending/randomKey'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useRef, useState } from 'react'
import { ContactStep } from './ContactStep'
import { type PrivateLink, quoteQuery } from './quoteQuery'
import { useContactForm } from './useContactForm'

interface EmailQuoteProps {
  quote: Quote
  link: PrivateLink
}

/** 'Email me this quote': mails it to the quote's contact; asks for one where there is none. */
export const EmailQuote = ({ quote, link }: EmailQuoteProps) => {
  const { call, toast, track } = useShell()
  const queries = useQueryClient()
  const contact = useContactForm()
  const [asking, setAsking] = useState(false)
  const attemptKey = useRef(randomKey())
  const send = useMutation({
    mutationFn: (given?: QuoteContact) =>
      call(emailQuote, { ...link, ...(given ? { contact: given } : {}) }, { idempotencyKey: attemptKey.current }),
    networkMode: 'always',
    onSuccess: ({ sentTo }) => {
      attemptKey.current = randomKey()
      setAsking(false)
      toast({ title: 'Quote sent', description: `We sent quote ${quote.number} to ${sentTo}.`, tone: 'success' })
      track('quote_emailed', { number: quote.number })
      void queries.invalidateQueries(quoteQuery(call, link))
    },
    onError: (error) => {
      // Another address is another request.
      attemptKey.current = randomKey()
      const description = (isApiError(error) && error.problem?.error) || 'The connection was lost. Please try again, or copy the link.'
      toast({ title: 'Quote not sent', description, tone: 'destructive' })
    },
  })
  const sendToNew = async () => {
    const given = await contact.check()
    if (given && !send.isPending) send.mutate(given)
  }
  return (
    <>
      <Button
        icon={<Mail />}
        pending={send.isPending}
        pendingText="Sending..."
        onClick={() => (quote.contact ? send.mutate(undefined) : setAsking(true))}
      >
        Email me this quote
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Where should we send it?"
        description="The address becomes the quote's contact; later mails about it go there."
        footer={
          <Button variant="primary" pending={send.isPending} pendingText="Sending..." onClick={sendToNew}>
            Send the quote
          </Button>
        }
      >
        <ContactStep contact={contact} onSubmit={sendToNew} />
      </Dialog>
    </>
  )
}
