'use client'

import type { FieldChange, SectionChange } from '@framewell/domain/content/reviewCalls'
import { getContentVersion } from '@framewell/domain/content/versions'
import { VERSION_STATES } from '@framewell/domain/content/versionWords'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { Banner, Button, Gutter, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useParams } from 'next/navigation.js'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { callApi } from '../../../panel/callApi'
import { LocalTime } from '../../../panel/LocalTime'
import { messageOf } from '../../../panel/messageOf'
import { effectsSlug } from '../acts/EffectsModal'
import { RestoreModal } from './RestoreModal'

type Looked = CallOutput<typeof getContentVersion>

const segmentsSchema = z.object({ segments: z.array(z.string()) })

/** One version of a page or post: what restoring it would change in the text, how it looks, and a button to restore it. */
export const VersionPage = () => {
  const { id, collectionSlug, isTrashed } = useDocumentInfo()
  const { segments } = segmentsSchema.parse(useParams())
  const { openModal } = useModal()
  const [looked, setLooked] = useState<Looked | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const document = String(id)
  const version = segments.at(-1) ?? ''
  useEffect(() => {
    let left = false
    callApi(getContentVersion, { id: document, version }).then(
      (found) => left || setLooked(found),
      (error: unknown) => left || setProblem(messageOf(error, 'The version could not be read: the connection failed.')),
    )
    return () => {
      left = true
    }
  }, [document, version])
  const facts = looked?.version
  return (
    <Gutter className="page-versions">
      <h1>
        {facts ? (
          <>
            Version of <LocalTime iso={facts.at} />
          </>
        ) : (
          'Version'
        )}
      </h1>
      {problem ? <Banner type="error">{problem}</Banner> : null}
      {looked || problem ? null : <p role="status">Reading the version…</p>}
      {looked && facts ? (
        <>
          <p>
            “{facts.title}”, saved by {facts.by} <span className="task-mark">{VERSION_STATES[facts.state]}</span>
            {facts.newest ? <span className="task-mark">In the form</span> : null}
          </p>
          <p className="page-versions__acts">
            {facts.newest || isTrashed ? null : (
              <Button margin={false} onClick={() => openModal(effectsSlug('restore', version))} size="small">
                Restore this version…
              </Button>
            )}
            <a href={`/_preview?collection=${collectionSlug}&id=${document}&version=${version}`} rel="noreferrer" target="_blank">
              Look at the page as it was
            </a>
          </p>
          <h2>What restoring it changes in the form</h2>
          {looked.fields.length + looked.sections.length === 0 ? <p>Nothing: the form says the same.</p> : null}
          {looked.fields.map((field) => (
            <Field key={field.label} {...field} />
          ))}
          {looked.sections.map((change) => (
            <article className="section-change" key={change.id + change.kind}>
              <strong>{change.name}</strong> <span className="task-mark">{stateOf(change)}</span>
              {change.fields.map((field) => (
                <Field key={field.label} {...field} />
              ))}
            </article>
          ))}
          <RestoreModal document={document} version={version} />
        </>
      ) : null}
    </Gutter>
  )
}

const Field = ({ label, before, after }: FieldChange) => (
  <div className="field-change">
    <div className="field-change__label">{label}</div>
    <del>{before || 'Nothing'}</del>
    <ins>{after || 'Nothing'}</ins>
  </div>
)

function stateOf({ kind, moved }: SectionChange): string {
  if (kind === 'added') return 'comes back'
  if (kind === 'removed') return 'goes'
  const place = moved ? `moves from number ${moved.from} to ${moved.to}` : ''
  return kind === 'changed' && place ? `changes, ${place}` : place || 'changes'
}
