import { LINK_TOKEN_MEMBER } from '@framewell/domain/http/linkToken'
import type { HouseInputs } from '@framewell/domain/quotes/quote'
import { isDeadLink } from '@framewell/remote-kit/address/isDeadLink'
import { usePrivateLink } from '@framewell/remote-kit/address/usePrivateLink'
import { storedAtom } from '@framewell/remote-kit/drafts/storedAtom'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { givenSite, siteAtom } from '@framewell/remote-kit/site/siteAtom'
import { useQuery } from '@tanstack/react-query'
import { useAtom, useStore } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { z } from 'zod'
import { quoteQuery } from './quoteQuery'

const revisedSchema = z.object({
  id: z.string(),
  token: z.string(),
  number: z.string(),
  revision: z.number(),
})
export type RevisedQuote = z.infer<typeof revisedSchema>

const atoms = {
  plan: storedAtom('framewell.revised-quote.plan', revisedSchema),
  advanced: storedAtom('framewell.revised-quote.advanced', revisedSchema),
  steel: storedAtom('framewell.revised-quote.steel', revisedSchema),
} as const

type HouseKind = HouseInputs['kind']
type AnswersOf<Kind extends HouseKind> = Extract<HouseInputs, { kind: Kind }>['answers']

/**
 * 'Change this quote': opens the quote in the URL (`?revise={id}#token=`), passes its answers and place to the configurator once, and remembers on
 * this device that the next submission revises it. Pass `revised` to useSubmitQuote and call `finish` after it.
 */
export function useRevision<Kind extends HouseKind>(kind: Kind, onOpened: (answers: AnswersOf<Kind>) => void) {
  const { call, navigate } = useShell()
  const store = useStore()
  const { pathname, search } = useLocation()
  const [revised, remember] = useAtom(atoms[kind])
  const link = usePrivateLink('revise')
  const opened = useQuery({ ...quoteQuery(call, link ?? { id: '', token: '' }), enabled: link !== null })
  const take = useRef(onOpened)
  useEffect(() => {
    take.current = onOpened
  }, [onOpened])

  const quote = link && opened.data?.quote.id === link.id ? opened.data.quote : null
  const fits = quote?.kind === kind && (quote.status === 'open' || quote.status === 'expired')
  const token = link?.token
  useEffect(() => {
    if (!quote || !fits || token === undefined) return
    remember({ id: quote.id, token, number: quote.number, revision: quote.revision })
    // `fits` has compared the kinds; TypeScript cannot follow that through the generic.
    take.current(quote.inputs.answers as AnswersOf<Kind>)
    if (quote.site.zip) store.set(siteAtom, givenSite(store.get(siteAtom), { id: quote.id, ...quote.site }))
    const address = new URLSearchParams(search)
    address.delete('revise')
    address.delete(LINK_TOKEN_MEMBER)
    navigate(address.size > 0 ? `${pathname}?${address}` : pathname, { replace: true })
  }, [quote, fits, token, remember, navigate, pathname, search, store])

  return {
    /** The quote that the next submission revises. */
    revised,
    opening: link !== null && opened.isPending,
    /** Why the quote in the URL cannot be changed here. */
    problem: link === null ? null : problemOf(opened.error, quote !== null && !fits),
    /** Returns to making new quotes. */
    finish: () => remember(null),
  }
}

function problemOf(error: unknown, unfit: boolean): string | null {
  if (unfit) return 'This quote cannot be changed here: a newer revision exists, or it became an order.'
  if (!error) return null
  return isDeadLink(error)
    ? 'This link does not open a quote. Check that it is complete.'
    : 'The quote could not be opened. Reload the page to try again.'
}
