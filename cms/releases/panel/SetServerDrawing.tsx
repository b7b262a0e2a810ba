'use client'

import { listServerDrawing, setServerDrawing } from '@framewell/domain/releases/serverDrawing'
import { Button, TextInput } from '@payloadcms/ui'
import { type ChangeEvent, useState } from 'react'
import { callApi } from '../../panel/callApi'
import { useDeciding, useDecisions } from './decisions'

const read = () => callApi(listServerDrawing, {})

/** Above the decisions: the current one for every micro-frontend, and a new decision with its reason. */
export function SetServerDrawing() {
  const [remotes, replace] = useDecisions(read)
  const [reason, setReason] = useState('')
  const { waiting, decide } = useDeciding()
  const draw = ({ remote }: (typeof remotes)[number], wanted: boolean) =>
    decide(async () => {
      replace(await callApi(setServerDrawing, { remote, drawn: wanted, reason }))
      setReason('')
      return { made: wanted ? `Servers draw ${remote} from now on.` : `Browsers draw ${remote} from now on.` }
    })
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
      {remotes.map((known) => (
        <div key={known.remote} style={{ display: 'flex', gap: 'var(--base)', alignItems: 'center' }}>
          <span>
            <strong>{known.remote}</strong> is drawn {known.drawn ? 'on servers' : 'in browsers'}
          </span>
          <Button buttonStyle="secondary" size="small" margin={false} disabled={waiting} onClick={() => draw(known, !known.drawn)}>
            {known.drawn ? 'Leave it to browsers' : 'Draw it on servers'}
          </Button>
        </div>
      ))}
    </div>
  )
}
