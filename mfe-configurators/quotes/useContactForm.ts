import type { SiteAnswers } from '@framewell/domain/network/siteAnswers'
import type { QuoteContact } from '@framewell/domain/quotes/contact'
import type { FormTarget } from '@framewell/remote-kit/sending/onForm'
import { useEffect, useState } from 'react'

/** A valid contact, with where and by when the frame is needed as far as that was given. */
export interface CheckedContact {
  readonly contact: QuoteContact
  readonly site: SiteAnswers
}

/** Validates the contact fields and shows the server's errors on them. */
interface ContactFields {
  readonly check: () => Promise<CheckedContact | null>
  readonly target: FormTarget
}

/** A wizard's contact form, held from its first step; the fields and their code load with the last step. */
export interface ContactForm extends ContactFields {
  /** Called by the fields when they mount. Returns the cleanup. */
  readonly connect: (fields: ContactFields) => () => void
}

/**
 * @param fetchSoon preloads the code of the fields, so that a visitor on the way to the last step has it even if the connection is lost by
 * then
 */
export function useContactForm(fetchSoon?: () => Promise<unknown>): ContactForm {
  useEffect(() => {
    // After a failure, rendering the fields loads the code again.
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
    // Clicked before the fields have loaded: runs once they have.
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
