'use client'

import { type RemovedRow, removedRow, withRowBack } from '@framewell/domain/content/saving/removedRow'
import { Banner, Button } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import type { PanelDraft, PanelSaver } from './panelDraft'

/** After a section was removed in this form: a way to restore it completely, until it is restored or dismissed. */
export const RemovedSection = ({ saver, draft: { page, saved } }: { readonly saver: PanelSaver; readonly draft: PanelDraft }) => {
  const { sections } = page
  const [removed, setRemoved] = useState<RemovedRow | null>(null)
  const known = useRef({ saved, sections })
  useEffect(() => {
    const before = known.current
    known.current = { saved, sections }
    // A section missing in a newly loaded version was removed by somebody else or by a restore.
    if (before.saved !== saved) return
    const gone = removedRow(before.sections, sections)
    if (gone) setRemoved(gone)
    else if (removedRow(sections, before.sections)) setRemoved((last) => (last && isIn(sections, last) ? null : last))
  }, [saved, sections])
  if (!removed) return null
  const { heading, title, text } = removed.row
  const words = [heading, title, text].find((written) => typeof written === 'string' && written !== '')
  const restore = () => {
    saver.edit({ sections: withRowBack(saver.state().page.sections, removed) })
    setRemoved(null)
  }
  return (
    <Banner type="info">
      <span>A section was removed{words ? `: “${String(words).slice(0, 60)}”` : ''}. </span>
      <Button buttonStyle="secondary" margin={false} onClick={restore} size="small">
        Undo removal
      </Button>{' '}
      <Button buttonStyle="transparent" margin={false} onClick={() => setRemoved(null)} size="small">
        Dismiss
      </Button>
    </Banner>
  )
}

function isIn(sections: unknown, { row }: RemovedRow): boolean {
  return removedRow([row], sections) === null
}
