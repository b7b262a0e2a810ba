'use client'

import {
  type DecidedService,
  listRemoteServices,
  SERVICE_LIMITS,
  SERVICE_METHODS,
  setRemoteService,
} from '@framewell/domain/releases/ownService'
import { CheckboxInput, TextInput } from '@payloadcms/ui'
import { type ChangeEvent, useState } from 'react'
import { callApi } from '../../panel/callApi'
import { DecisionForm, useDecisions } from './decisions'

const LIMITS = [
  ['perMinute', 'Requests of one address in a minute'],
  ['bodyKb', 'Body of a request (KB)'],
  ['answerKb', 'Answer (KB)'],
  ['seconds', 'Seconds for an answer'],
] as const

const read = () => callApi(listRemoteServices, {})

/** Above the decisions: the current service of every micro-frontend, and a form for a new decision. */
export function SetRemoteService() {
  const [remotes, replace] = useDecisions(read)
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
  const [origin, setOrigin] = useState(service.origin ?? '')
  const [methods, setMethods] = useState(service.methods)
  const [limits, setLimits] = useState(() => ({
    perMinute: String(service.perMinute),
    bodyKb: String(service.bodyKb),
    answerKb: String(service.answerKb),
    seconds: String(service.seconds),
  }))
  const typed = (set: (value: string) => void) => (event: ChangeEvent<HTMLInputElement>) => set(event.target.value)
  const save = async (reason: string): Promise<undefined> => {
    const { perMinute, bodyKb, answerKb, seconds } = limits
    const wanted = { perMinute: Number(perMinute), bodyKb: Number(bodyKb), answerKb: Number(answerKb), seconds: Number(seconds) }
    onDecided(await callApi(setRemoteService, { remote, origin: origin.trim() || null, methods, ...wanted, reason }))
  }
  return (
    <DecisionForm remote={remote} about="service" save={save}>
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
    </DecisionForm>
  )
}
