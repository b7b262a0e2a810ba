import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import type { Quote } from '@framewell/domain/quotes/quote'
import { emailQuote } from '@framewell/domain/quotes/quoteCalls'
import type { PrivateLink } from '@framewell/remote-kit/address/usePrivateLink'
import { isRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQueryClient } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { ContactStep } from './ContactStep'
import { quoteQuery } from './quoteQuery'
import { useContactForm } from './useContactForm'

interface EmailQuoteProps {
  quote: Quote
  link: PrivateLink
}

/** 'Email me this quote': mails it to the quote's contact, or asks for one. */
export const EmailQuote = ({ quote, link }: EmailQuoteProps) => {
  const { call, toast, track } = useShell()
  const queries = useQueryClient()
  const contact = useContactForm()
  const [asking, setAsking] = useState(false)
  const mail = useSend(emailQuote, {
    form: contact.target,
    onSent: ({ sentTo }) => {
      setAsking(false)
      toast({ title: 'Quote sent', description: `We sent quote ${quote.number} to ${sentTo}.`, tone: 'success' })
      track('quote_emailed', { number: quote.number })
      void queries.invalidateQueries(quoteQuery(call, link))
    },
    onFailed: (_, error) => {
      const description = problemSentence(error, 'The connection was lost. Please try again, or copy the link.')
      toast({ title: 'Quote not sent', description, tone: 'destructive' })
      // Replaced, expired or ordered in the meantime: the page says so.
      if (isRefused(error)) void queries.invalidateQueries(quoteQuery(call, link))
    },
  })
  const sendToNew = () => void mail.send(contact.check().then((given) => given && { ...link, contact: given.contact }))
  return (
    <>
      <Button
        icon={<Mail />}
        pending={mail.busy}
        pendingText="Sending..."
        onClick={() => (quote.contact ? void mail.send({ ...link }) : setAsking(true))}
      >
        Email me this quote
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Where should we send it?"
        description="This address becomes the quote's contact. Later email about the quote goes there."
        footer={
          <Button variant="primary" pending={mail.busy} pendingText="Sending..." onClick={sendToNew}>
            Send the quote
          </Button>
        }
      >
        <ContactStep contact={contact} onSubmit={sendToNew} />
      </Dialog>
    </>
  )
}
