'use client'

import {
  type DecidedService,
  listRemoteServices,
  SERVICE_LIMITS,
  SERVICE_METHODS,
  setRemoteService,
} from '@framewell/domain/releases/ownService'
import { Button, CheckboxInput, TextInput, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ChangeEvent, useEffect, useState } from 'react'
import { callApi } from '../../panel/callApi'
import { messageOf } from '../../panel/messageOf'

const LIMITS = [
  ['perMinute', 'Requests of one address in a minute'],
  ['bodyKb', 'Body of a request (KB)'],
  ['answerKb', 'Answer (KB)'],
  ['seconds', 'Seconds for an answer'],
] as const

/** Above the decisions: the current service of every micro-frontend, and a form for a new decision. */
export function SetRemoteService() {
  const [remotes, setRemotes] = useState<readonly DecidedService[]>([])
  useEffect(() => {
    callApi(listRemoteServices, {}).then(
      (answer) => setRemotes(answer.remotes),
      (error: unknown) => toast.error(messageOf(error)),
    )
  }, [])
  const replace = (decided: DecidedService) => setRemotes(remotes.map((known) => (known.remote === decided.remote ? decided : known)))
  return (
    <div style={{ display: 'grid', gap: 'var(--base)', marginBottom: 'var(--base)' }}>
      <p>
        The site forwards requests under /api/remotes/ and the micro-frontend’s name to this address, without cookies, and states who is
        signed in (account ID and role). Register only a service whose team may know that. Hosts follow within ten seconds.
      </p>
      {remotes.map((service) => (
        <Decision key={service.remote} service={service} onDecided={replace} />
      ))}
    </div>
  )
}

function Decision({ service, onDecided }: { service: DecidedService; onDecided: (service: DecidedService) => void }) {
  const { remote } = service
  const router = useRouter()
  const [origin, setOrigin] = useState(service.origin ?? '')
  const [methods, setMethods] = useState(service.methods)
  const [limits, setLimits] = useState(() => ({
    perMinute: String(service.perMinute),
    bodyKb: String(service.bodyKb),
    answerKb: String(service.answerKb),
    seconds: String(service.seconds),
  }))
  const [reason, setReason] = useState('')
  const [waiting, setWaiting] = useState(false)
  const typed = (set: (value: string) => void) => (event: ChangeEvent<HTMLInputElement>) => set(event.target.value)
  const decide = async () => {
    setWaiting(true)
    try {
      const { perMinute, bodyKb, answerKb, seconds } = limits
      const wanted = { perMinute: Number(perMinute), bodyKb: Number(bodyKb), answerKb: Number(answerKb), seconds: Number(seconds) }
      onDecided(await callApi(setRemoteService, { remote, origin: origin.trim() || null, methods, ...wanted, reason }))
      setReason('')
      toast.success(`The decision about ${remote} is recorded.`)
      router.refresh()
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setWaiting(false)
    }
  }
  return (
    <fieldset style={{ display: 'grid', gap: 'calc(var(--base) / 2)' }}>
      <legend>
        <strong>{remote}</strong>
      </legend>
      <TextInput
        path={`origin-${remote}`}
        label="Address of its service, for example https://claims.example.com (empty: nothing is forwarded)"
        value={origin}
        onChange={typed(setOrigin)}
      />
      {SERVICE_METHODS.map((method) => (
        <CheckboxInput
          key={method}
          id={`method-${remote}-${method}`}
          label={method}
          checked={methods.includes(method)}
          onToggle={() => setMethods(methods.includes(method) ? methods.filter((one) => one !== method) : [...methods, method])}
        />
      ))}
      {LIMITS.map(([name, label]) => (
        <TextInput
          key={name}
          path={`${name}-${remote}`}
          label={`${label}, at most ${SERVICE_LIMITS[name].most}`}
          value={limits[name]}
          onChange={typed((value) => setLimits({ ...limits, [name]: value }))}
        />
      ))}
      <TextInput path={`service-reason-${remote}`} label="Reason (for the audit trail)" value={reason} onChange={typed(setReason)} />
      <Button buttonStyle="secondary" size="small" margin={false} disabled={waiting} onClick={decide}>
        Save decision
      </Button>
    </fieldset>
  )
}
