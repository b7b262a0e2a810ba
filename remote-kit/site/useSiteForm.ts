import { useAtom, useStore } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { SITE_FIELDS, type StoredSite, siteAtom } from './siteAtom'

type SiteField = (typeof SITE_FIELDS)[number]

/** A react-hook-form form with the fields of the site. */
interface SiteForm {
  readonly getValues: (field: SiteField) => string | undefined
  readonly setValue: (field: SiteField, value: string) => void
  readonly subscribe: (options: {
    readonly formState: { readonly values: true }
    readonly callback: (changed: { readonly values: Partial<StoredSite> }) => void
  }) => () => void
}

/**
 * Fills a form's ZIP code and date with what was typed on another screen or in another tab, and stores what is typed here.
 * @param shared false for a form of one known site, which has its own
 */
export function useSiteForm(form: SiteForm, shared = true): void {
  const store = useStore()
  const [stored, keep] = useAtom(siteAtom)
  const fillIn = useEffectEvent(() => {
    // The newest, not the render's: it contains what was typed since.
    const now = store.get(siteAtom)
    for (const field of SITE_FIELDS) if (now?.[field] && form.getValues(field) !== now[field]) form.setValue(field, now[field])
  })
  const keepTyped = useEffectEvent(({ siteZip = '', deliverBy = '' }: Partial<StoredSite>) => {
    const before = store.get(siteAtom)
    if (siteZip !== (before?.siteZip ?? '') || deliverBy !== (before?.deliverBy ?? '')) keep({ siteZip, deliverBy })
  })
  const { subscribe } = form
  useEffect(() => {
    if (stored && shared) fillIn()
  }, [stored, shared])
  useEffect(
    () => (shared ? subscribe({ formState: { values: true }, callback: ({ values }) => keepTyped(values) }) : undefined),
    [subscribe, shared],
  )
}
