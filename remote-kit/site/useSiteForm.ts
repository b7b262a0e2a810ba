import { useAtom, useStore } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { SITE_FIELDS, type SiteRecord, type StoredSite, siteAtom, typedSite } from './siteAtom'

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

interface SiteSharing {
  /** False for a form of one known site, which has its own. */
  readonly shared?: boolean
  /** The record that the form is about: its place wins over what was typed on other screens. */
  readonly record?: SiteRecord | undefined
}

/** Fills a form's ZIP code and date with its record's or with what was typed on another screen or in another tab, and stores what is typed here. */
export function useSiteForm(form: SiteForm, { shared = true, record }: SiteSharing = {}): void {
  const store = useStore()
  const [stored, keep] = useAtom(siteAtom)
  const filling = useRef(false)
  const fillIn = useEffectEvent(() => {
    // The newest, not the render's: it contains what was typed since.
    const now = typedSite(store.get(siteAtom), record)
    filling.current = true
    for (const field of SITE_FIELDS) if (now?.[field] && form.getValues(field) !== now[field]) form.setValue(field, now[field])
    filling.current = false
  })
  const keepTyped = useEffectEvent(({ siteZip = '', deliverBy = '' }: Partial<StoredSite>) => {
    const before = typedSite(store.get(siteAtom), record)
    if (filling.current || (siteZip === (before?.siteZip ?? '') && deliverBy === (before?.deliverBy ?? ''))) return
    keep({ siteZip, deliverBy, ...(record ? { record: record.id } : {}) })
  })
  const { subscribe } = form
  const { siteZip = '', deliverBy = '' } = typedSite(stored, record) ?? {}
  useEffect(() => {
    if (shared && (siteZip || deliverBy)) fillIn()
  }, [siteZip, deliverBy, shared])
  useEffect(
    () => (shared ? subscribe({ formState: { values: true }, callback: ({ values }) => keepTyped(values) }) : undefined),
    [subscribe, shared],
  )
}
