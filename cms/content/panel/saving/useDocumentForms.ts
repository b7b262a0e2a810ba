'use client'

import type { DocumentForms, LabelledField } from '@framewell/domain/content/saving/fieldLabels'
import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { useMemo } from 'react'

/** The labels of the surrounding form, used to name its fields in messages. */
export function useDocumentForms(): DocumentForms {
  const { getEntityConfig } = useConfig()
  const { collectionSlug, globalSlug } = useDocumentInfo()
  return useMemo(() => {
    const fields = entityFields(getEntityConfig, collectionSlug, globalSlug)
    const sections = flat(fields).flatMap((field) => (field.type === 'blocks' ? field.blocks : []))
    return { own: labelled(fields), sections: sections.map((block) => ({ type: block.slug, fields: labelled(block.fields) })) }
  }, [getEntityConfig, collectionSlug, globalSlug])
}

type GetEntityConfig = ReturnType<typeof useConfig>['getEntityConfig']

function entityFields(getEntityConfig: GetEntityConfig, collectionSlug: string | undefined, globalSlug: string | undefined): ClientField[] {
  if (collectionSlug) return getEntityConfig({ collectionSlug }).fields
  return globalSlug ? getEntityConfig({ globalSlug }).fields : []
}

function flat(fields: readonly ClientField[]): ClientField[] {
  return fields.flatMap((field) =>
    field.type === 'tabs'
      ? field.tabs.flatMap((tab) => flat(tab.fields))
      : field.type === 'row' || field.type === 'collapsible'
        ? flat(field.fields)
        : [field],
  )
}

function labelled(fields: readonly ClientField[]): LabelledField[] {
  return flat(fields).flatMap((field) => {
    if (!('name' in field) || field.type === 'blocks' || !('label' in field) || typeof field.label !== 'string') return []
    const { name, label } = field
    if (field.type !== 'array') return [{ name, label }]
    const entry = field.labels?.singular
    return [{ name, label, fields: labelled(field.fields), ...(typeof entry === 'string' ? { entry } : {}) }]
  })
}
