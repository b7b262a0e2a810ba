'use client'

import type { Consequences } from '@framewell/domain/content/consequences'
import { getContentVersion, restoreContentVersion } from '@framewell/domain/content/versions'
import { useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { callApi } from '../../../panel/callApi'
import { EffectsModal } from '../acts/EffectsModal'
import { keepLastAct } from '../acts/lastAct'

interface RestoreModalProps {
  readonly document: string
  readonly version: string
}

interface Shown extends Consequences {
  readonly otherAddress: string | null
  readonly replacesDraft: boolean
  readonly blocked: boolean
}

/** Confirms that a version becomes the draft, and shows what publishing it afterwards would change. */
export const RestoreModal = ({ document, version }: RestoreModalProps) => {
  const { collectionSlug } = useDocumentInfo()
  const router = useRouter()
  const [withAddress, setWithAddress] = useState(false)
  const look = async (): Promise<Shown> => {
    const asked = { id: document, version, withAddress: String(withAddress) }
    const { effects, otherAddress, replacesDraft, blocked } = await callApi(getContentVersion, asked)
    return { ...effects, otherAddress, replacesDraft, blocked }
  }
  const perform = async ({ stamp, title }: Shown) => {
    const { undo } = await callApi(restoreContentVersion, { id: document, version, withAddress, stamp })
    keepLastAct({ words: `The version is the draft of “${title}” now. Visitors see it once it is published.`, document, undo })
    router.push(`/cms/collections/${collectionSlug}/${document}`)
  }
  return (
    <EffectsModal act="restore" choice={String(withAddress)} goesOn={({ blocked }) => !blocked} id={version} look={look} perform={perform}>
      {({ title, otherAddress, replacesDraft }) => (
        <>
          <p>
            It becomes the draft of “{title}”; visitors go on seeing what they see.{' '}
            {replacesDraft ? 'It takes the place of changes that are not published yet. ' : ''}You can undo this.
          </p>
          {otherAddress === null ? null : (
            <p>
              <label>
                <input checked={withAddress} onChange={(event) => setWithAddress(event.target.checked)} type="checkbox" /> Its address of
                then too: /{otherAddress}
              </label>
            </p>
          )}
          <p>
            <strong>Once you publish it:</strong>
          </p>
        </>
      )}
    </EffectsModal>
  )
}
