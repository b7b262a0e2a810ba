'use client'

import { Banner, Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { messageOf } from '../../../panel/messageOf'
import { useRenewForm } from '../saving/useRenewForm'
import { keepLastAct, undoAct, useLastAct } from './lastAct'

/**
 * The last act that reached beyond its page, with an undo button: above the list of documents and in the form of the affected document.
 */
export const LastActNotice = () => {
  const { id } = useDocumentInfo()
  const act = useLastAct()
  const renew = useRenewForm()
  const router = useRouter()
  const [undoing, setUndoing] = useState(false)
  if (!act || (id !== undefined && id !== act.document)) return null
  const undo = async () => {
    setUndoing(true)
    try {
      await undoAct(act)
      keepLastAct(null)
      toast.success('Undone: address, redirects and draft are as they were.')
      if (id === undefined) router.refresh()
      else await renew()
    } catch (error) {
      toast.error(messageOf(error, 'The connection failed. Nothing was undone.'))
    } finally {
      setUndoing(false)
    }
  }
  return (
    <div role="status" className="last-act">
      <Banner type="info">
        <span>{act.words} </span>
        <Button buttonStyle="secondary" disabled={undoing} margin={false} onClick={() => void undo()} size="small">
          {undoing ? 'Undoing…' : 'Undo'}
        </Button>{' '}
        <Button buttonStyle="transparent" margin={false} onClick={() => keepLastAct(null)} size="small">
          Dismiss
        </Button>
      </Banner>
    </div>
  )
}
