'use client'

import type { CallOutput } from '@framewell/domain/http/defineCall'
import { listServerDrawing, setServerDrawing } from '@framewell/domain/releases/serverDrawing'
import { Button, TextInput, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ChangeEvent, useEffect, useState } from 'react'
import { callApi } from '../../panel/callApi'
import { messageOf } from '../../panel/messageOf'

type Remotes = CallOutput<typeof listServerDrawing>['remotes']

/** Above the decisions: the current one for every micro-frontend, and a new decision with its reason. */
export function SetServerDrawing() {
  const router = useRouter()
  const [remotes, setRemotes] = useState<Remotes>([])
  const [reason, setReason] = useState('')
  const [waiting, setWaiting] = useState(false)
  useEffect(() => {
    callApi(listServerDrawing, {}).then(
      (answer) => setRemotes(answer.remotes),
      (error: unknown) => toast.error(messageOf(error)),
    )
  }, [])
  const decide = async ({ remote, drawn }: Pick<Remotes[number], 'remote' | 'drawn'>) => {
    setWaiting(true)
    try {
      const decided = await callApi(setServerDrawing, { remote, drawn, reason })
      setRemotes(remotes.map((known) => (known.remote === remote ? decided : known)))
      setReason('')
      toast.success(drawn ? `Servers draw ${remote} from now on.` : `Browsers draw ${remote} from now on.`)
      router.refresh()
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setWaiting(false)
    }
  }
  return (
    <div style={{ display: 'grid', gap: 'calc(var(--base) / 2)', marginBottom: 'var(--base)' }}>
      <p>
        Our servers run the code of a trusted micro-frontend, so that its content is in the page before any script runs. Trust only teams
        you answer for: the wall around that code keeps out mistakes, not malice.
      </p>
      <TextInput
        path="reason"
        label="Reason of a new decision (for the audit trail)"
        value={reason}
        onChange={(event: ChangeEvent<HTMLInputElement>) => setReason(event.target.value)}
      />
      {remotes.map(({ remote, drawn }) => (
        <div key={remote} style={{ display: 'flex', gap: 'var(--base)', alignItems: 'center' }}>
          <span>
            <strong>{remote}</strong> is drawn {drawn ? 'on servers' : 'in browsers'}
          </span>
          <Button buttonStyle="secondary" size="small" margin={false} disabled={waiting} onClick={() => decide({ remote, drawn: !drawn })}>
            {drawn ? 'Leave it to browsers' : 'Draw it on servers'}
          </Button>
        </div>
      ))}
    </div>
  )
}
