'use client'

import { listPictureUses, type PictureUse } from '@framewell/domain/content/pictures'
import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { callApi } from '../../panel/callApi'
import { messageOf } from '../../panel/messageOf'

const MARKS: Partial<Record<PictureUse['seenIn'], string>> = { draft: 'In its draft', deleted: 'In the trash' }

/** In a picture's form: the places that use it and thus prevent its deletion. */
export const PictureUses = () => {
  const { id } = useDocumentInfo()
  const [uses, setUses] = useState<readonly PictureUse[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    if (typeof id !== 'string') return
    let left = false
    callApi(listPictureUses, { ids: id }).then(
      (found) => left || setUses(found.uses),
      (error: unknown) => left || setProblem(messageOf(error, 'We couldn’t check where it’s used: the connection failed.')),
    )
    return () => {
      left = true
    }
  }, [id])
  if (typeof id !== 'string') return null
  return (
    <section aria-labelledby="picture-uses" className="picture-uses">
      <h2 id="picture-uses">Where it is used</h2>
      {problem ? <p role="alert">{problem}</p> : null}
      {uses || problem ? null : <p role="status">Looking…</p>}
      {uses?.length === 0 ? <p>It isn’t used, so it can be deleted.</p> : null}
      {uses && uses.length > 0 ? (
        <>
          <ul>
            {uses.map((use) => (
              <li key={[use.id, use.section, use.place].join(' ')}>
                <a href={`/cms/collections/${use.where}/${use.seenIn === 'deleted' ? 'trash/' : ''}${use.id}`}>{use.title}</a>, {use.place}
                {MARKS[use.seenIn] ? <span className="task-mark">{MARKS[use.seenIn]}</span> : null}
              </li>
            ))}
          </ul>
          <p>It can be deleted once it’s removed there.</p>
        </>
      ) : null}
    </section>
  )
}
