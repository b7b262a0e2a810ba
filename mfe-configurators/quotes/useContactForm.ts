import type { QuoteContact } from '@framewell/domain/quotes/contact'
import type { FormTarget } from '@framewell/remote-kit/sending/onForm'
import { useEffect, useState } from 'react'

/** What checks the fields of a contact, and where what the server refuses of it is shown. */
interface ContactFields {
  readonly check: () => Promise<QuoteContact | null>
  readonly target: FormTarget
}

/** The contact as a wizard holds it from its first step on; its fields, and the code that checks them, come with its last. */
export interface ContactForm extends ContactFields {
  /** Called by the fields once they are there. Answers what takes them away again. */
  readonly connect: (fields: ContactFields) => () => void
}

/**
 * @param fetchSoon brings the code of the fields when it is given: who is on the way to the last step has them there also when the connection
 * is gone by then
 */
export function useContactForm(fetchSoon?: () => Promise<unknown>): ContactForm {
  useEffect(() => {
    // One that fails is fetched again where the fields stand.
    fetchSoon?.().catch(() => undefined)
  }, [fetchSoon])
  return useState(makeContactForm)[0]
}

function makeContactForm(): ContactForm {
  let shown: ContactFields | null = null
  let waiting: (() => void)[] = []
  return {
    connect: (fields) => {
      shown = fields
      for (const go of waiting) go()
      waiting = []
      return () => {
        if (shown === fields) shown = null
      }
    },
    // Pressed before the fields have arrived: it is done once they have.
    check: async () => {
      if (!shown) await new Promise<void>((resolve) => waiting.push(resolve))
      return shown?.check() ?? null
    },
    target: {
      shows: (path) => shown?.target.shows(path) ?? false,
      mark: (path, message) => shown?.target.mark(path, message),
    },
  }
}
