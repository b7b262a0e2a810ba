'use client'

import { type FactPlace, previewFact } from '@framewell/domain/content/factCalls'
import { isCents } from '@framewell/domain/money/cents'
import { usd } from '@framewell/domain/money/usd'
import { useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { callApi } from '../../panel/callApi'

/** How long typing must pause before the texts are checked. */
const PAUSE_MS = 400

type Looked = { readonly state: 'looking' | 'failed' } | { readonly state: 'known'; readonly places: readonly FactPlace[] }

/** The texts that show a plan's price and will show the new one as soon as the plan is saved. */
export const PriceTexts = () => {
  const { planId, typed, saved } = useFormFields(([fields]) => ({
    planId: fields.planId?.initialValue,
    typed: fields.kitBasePriceCents?.value,
    saved: fields.kitBasePriceCents?.initialValue,
  }))
  const [looked, setLooked] = useState<Looked>({ state: 'looking' })
  const changed = Boolean(planId) && isCents(typed) && typed !== saved
  useEffect(() => {
    if (!changed) return
    let current = true
    const told = (now: Looked) => {
      if (current) setLooked(now)
    }
    told({ state: 'looking' })
    const timer = setTimeout(() => {
      callApi(previewFact, { key: `price.${planId}`, value: usd(typed) }).then(
        ({ places }) => told({ state: 'known', places }),
        () => told({ state: 'failed' }),
      )
    }, PAUSE_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [changed, planId, typed])
  if (!changed) return null
  return (
    <section className="field-type" aria-label="Texts that say this price" aria-live="polite">
      {looked.state === 'looking' ? <p>Looking at every text...</p> : null}
      {looked.state === 'failed' ? <p>The texts that say this price could not be read. Change it once more to try again.</p> : null}
      {looked.state === 'known' ? <Texts places={looked.places} price={usd(typed)} /> : null}
    </section>
  )
}

const SEEN: Record<FactPlace['seenIn'], string> = { published: '', both: '', draft: ' (in a draft)', deleted: ' (in the trash)' }

const Texts = ({ places, price }: { places: readonly FactPlace[]; price: string }) =>
  places.length === 0 ? (
    <p>No text names this price.</p>
  ) : (
    <>
      <p>
        Saving changes {places.length === 1 ? 'one text' : `${places.length} texts`} to {price} at once:
      </p>
      <ul>
        {places.map(({ where, id, title, place, before, after, seenIn }) => (
          <li key={[where, id, place, before].join(' ')}>
            {title}, {place}
            {SEEN[seenIn]}: <del>{before}</del> <ins>{after}</ins>
          </li>
        ))}
      </ul>
    </>
  )
