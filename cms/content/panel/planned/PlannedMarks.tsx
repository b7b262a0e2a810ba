'use client'

import { plannedMarks } from '@framewell/domain/content/plannedMarks'
import { useDocumentInfo } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { useSyncExternalStore } from 'react'
import { momentOf } from './momentOf'
import { planned, watchPlanned } from './planned'

function useMarks(id: unknown) {
  const known = useSyncExternalStore(watchPlanned, planned, () => null)
  return known && typeof id === 'string' ? plannedMarks(id, known, momentOf) : []
}

/** In lists: what is planned for the document of a row. */
export const PlannedCell = ({ rowData }: DefaultCellComponentProps) => {
  const marks = useMarks(rowData.id)
  return marks.map(({ words, tone, title }) => (
    <span className={tone === 'bad' ? 'task-mark task-mark--bad' : 'task-mark'} key={words} title={title}>
      {words}
    </span>
  ))
}

/** In a form: what is planned for its document, and when. */
export const PlannedField = () => {
  const { id } = useDocumentInfo()
  const marks = useMarks(id)
  if (marks.length === 0) return null
  return (
    <section aria-label="Planned" className="field-type">
      {marks.map(({ words, tone, title }) => (
        <p key={words}>
          <span className={tone === 'bad' ? 'task-mark task-mark--bad' : 'task-mark'}>{words}</span> {title}
        </p>
      ))}
    </section>
  )
}
