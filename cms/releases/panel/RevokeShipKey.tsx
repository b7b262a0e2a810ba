'use client'

import { revokeShipKey } from '@framewell/domain/releases/shipKeys'
import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { callApi } from '../../panel/callApi'
import { messageOf } from '../../panel/messageOf'

/** On a ship key's screen: ends it at once. */
export function RevokeShipKey() {
  const { id, data } = useDocumentInfo()
  const router = useRouter()
  if (!id || data?.revokedAt) return null
  const revoke = async () => {
    try {
      await callApi(revokeShipKey, { id: String(id) })
      toast.success('The key ships nothing any more.')
      router.refresh()
    } catch (error) {
      toast.error(messageOf(error))
    }
  }
  return (
    <Button buttonStyle="secondary" size="medium" onClick={revoke}>
      Revoke
    </Button>
  )
}
