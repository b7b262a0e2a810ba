'use client'

import { type ListedVersion, listContentVersions } from '@framewell/domain/content/versions'
import { changedWords, VERSION_STATES } from '@framewell/domain/content/versionWords'
import { Banner, Button, Gutter, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { callApi } from '../../../panel/callApi'
import { LocalTime } from '../../../panel/LocalTime'
import { messageOf } from '../../../panel/messageOf'

interface Listed {
  readonly versions: readonly ListedVersion[]
  readonly total: number
}

/** The versions of a page or post: who saved each, when, and what it changed. */
export const VersionList = () => {
  const { id, collectionSlug } = useDocumentInfo()
  const [listed, setListed] = useState<Listed | null>(null)
  const [page, setPage] = useState(1)
  const [problem, setProblem] = useState<string | null>(null)
  const read = useCallback(async () => {
    setProblem(null)
    try {
      const found = await callApi(listContentVersions, { id: String(id), page })
      setListed((before) => ({
        versions: page === 1 ? found.versions : [...(before?.versions ?? []), ...found.versions],
        total: found.total,
      }))
    } catch (error) {
      setProblem(messageOf(error, 'The versions could not be read: the connection failed.'))
    }
  }, [id, page])
  useEffect(() => void read(), [read])
  return (
    <Gutter className="page-versions">
      <h1>Versions</h1>
      {problem ? (
        <Banner type="error">
          <span>{problem} </span>
          <Button buttonStyle="secondary" margin={false} onClick={() => void read()} size="small">
            Try again
          </Button>
        </Banner>
      ) : null}
      {listed || problem ? null : <p role="status">Reading the versions…</p>}
      <ol>
        {listed?.versions.map((version) => (
          <li key={version.id}>
            <a href={`/cms/collections/${collectionSlug}/${String(id)}/versions/${version.id}`}>
              <LocalTime iso={version.at} />, {version.by}
            </a>
            <span className="task-mark">{VERSION_STATES[version.state]}</span>
            {version.newest ? <span className="task-mark">In the form</span> : null}
            <div className="page-versions__changed">{changedWords(version.changed)}</div>
          </li>
        ))}
      </ol>
      {listed && listed.versions.length < listed.total ? (
        <Button buttonStyle="secondary" onClick={() => setPage(page + 1)} size="small">
          Show older versions
        </Button>
      ) : null}
    </Gutter>
  )
}
