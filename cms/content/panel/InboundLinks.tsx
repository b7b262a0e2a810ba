'use client'

import type { InboundLink } from '@framewell/domain/content/inboundLinks'
import { listInboundLinks, repointLinks } from '@framewell/domain/content/inboundLinks'
import { pathForSlug } from '@framewell/domain/content/page'
import { Banner, Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { callApi } from '../../panel/callApi'

/** For a page or post that has moved: what still links to its old addresses, and a button that repoints all of it here. */
export function InboundLinks() {
  const { savedDocumentData, hasPublishedDoc } = useDocumentInfo()
  const slug = hasPublishedDoc && typeof savedDocumentData?.slug === 'string' ? savedDocumentData.slug : null
  const [links, setLinks] = useState<readonly InboundLink[]>([])
  const [waiting, setWaiting] = useState(false)

  const load = useCallback(async () => {
    if (slug === null) return []
    return (await callApi(listInboundLinks, { path: pathForSlug(slug) })).links
  }, [slug])

  useEffect(() => {
    let left = false
    load().then(
      (found) => left || setLinks(found),
      // Without the list nothing is offered; the redirect still leads visitors here.
      () => left || setLinks([]),
    )
    return () => {
      left = true
    }
  }, [load])

  if (slug === null || links.length === 0) return null
  const path = pathForSlug(slug)
  const total = links.reduce((sum, { count }) => sum + count, 0)

  const repoint = async () => {
    setWaiting(true)
    try {
      const { changed } = await callApi(repointLinks, { path })
      toast.success(changed === 1 ? `One link leads to ${path} now.` : `${changed} links lead to ${path} now.`)
      setLinks(await load())
    } catch {
      toast.error('The links could not be changed. Nothing was saved; try again.')
    } finally {
      setWaiting(false)
    }
  }

  return (
    <details>
      <summary>{total === 1 ? 'One link still uses an old address' : `${total} links still use an old address`}</summary>
      <Banner type="info">
        <ul>
          {links.map(({ where, id, title, count }) => (
            <li key={`${where} ${id ?? ''}`}>
              <a href={id === null ? `/cms/globals/${where}` : `/cms/collections/${where}/${id}`}>{title}</a> ({count})
            </li>
          ))}
        </ul>
        <Button buttonStyle="secondary" disabled={waiting} onClick={repoint} size="small">
          Point them to {path}
        </Button>
      </Banner>
    </details>
  )
}
