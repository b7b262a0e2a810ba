'use client'

import { seoScore } from '@framewell/domain/content/seoScore'
import { useAllFormFields } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useMemo } from 'react'
import { scoredDocument } from '../management/scoredDocument'

/** The SEO score of the document in the form, with what each rule still requires. */
export const SeoScore = () => {
  const [fields] = useAllFormFields()
  const { total, good, rules } = useMemo(() => {
    const document = reduceFieldsToValues(fields, true)
    return seoScore(scoredDocument(document, document._status === 'published'))
  }, [fields])
  return (
    <section className="field-type" aria-label="SEO score">
      <strong style={{ color: good ? 'var(--theme-success-600)' : 'var(--theme-warning-600)' }}>SEO score {total} of 100</strong>
      <ul style={{ margin: '0 0 var(--base)' }}>
        {rules
          .filter(({ hint }) => hint !== null)
          .map(({ rule, label, points, max, hint }) => (
            <li key={rule}>
              {label} {points}/{max}: {hint}
            </li>
          ))}
      </ul>
    </section>
  )
}
