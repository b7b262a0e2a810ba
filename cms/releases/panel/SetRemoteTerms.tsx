'use client'

import { listCompanies } from '@framewell/domain/parties/partyCalls'
import { listRemoteTerms, type RemoteTerms, setRemoteTerms } from '@framewell/domain/releases/remoteTerms'
import { TextInput } from '@payloadcms/ui'
import { type ChangeEvent, useState } from 'react'
import { callApi } from '../../panel/callApi'
import { DecisionForm, useDecisions } from './decisions'

const read = () => callApi(listRemoteTerms, {})

/** Above the decisions: the current team and grant of every micro-frontend, and a form for a new decision. */
export function SetRemoteTerms() {
  const [remotes, replace] = useDecisions(read)
  return (
    <div style={{ display: 'grid', gap: 'var(--base)', marginBottom: 'var(--base)' }}>
      <p>
        Members of the company sign in on the site, see the micro-frontend’s page, and are told when a release fails, is withdrawn, or has a
        new error. To add a team, invite its owner as a partner in the control center first.
      </p>
      {remotes.map((terms) => (
        <Decision key={terms.remote} terms={terms} onDecided={replace} />
      ))}
    </div>
  )
}

function Decision({ terms, onDecided }: { terms: RemoteTerms; onDecided: (terms: RemoteTerms) => void }) {
  const { remote } = terms
  const [company, setCompany] = useState(terms.company?.name ?? '')
  const [scriptKb, setScriptKb] = useState(terms.scriptKb === null ? '' : String(terms.scriptKb))
  const typed = (set: (value: string) => void) => (event: ChangeEvent<HTMLInputElement>) => set(event.target.value)
  const save = async (reason: string) => {
    const team = await companyNamed(company)
    if ('problem' in team) return team.problem
    const kilobytes = scriptKb.trim() === '' ? null : Number(scriptKb)
    onDecided(await callApi(setRemoteTerms, { remote, company: team.id, scriptKb: kilobytes, reason }))
  }
  return (
    <DecisionForm remote={remote} about="terms" save={save}>
      <TextInput path={`team-${remote}`} label="Team (name of its company)" value={company} onChange={typed(setCompany)} />
      <TextInput
        path={`script-${remote}`}
        label="Script of a screen in KB, compressed (empty for the usual limit)"
        value={scriptKb}
        onChange={typed(setScriptKb)}
      />
    </DecisionForm>
  )
}

/** The ID of the company with this name (null without a name), or why there is none. */
async function companyNamed(name: string): Promise<{ readonly id: string | null } | { readonly problem: string }> {
  const wanted = name.trim().toLowerCase()
  if (wanted === '') return { id: null }
  const { data } = await callApi(listCompanies, { search: wanted })
  const found = data.filter((company) => company.name.toLowerCase() === wanted)
  const [only] = found
  if (found.length > 1) return { problem: `There are ${found.length} companies named ${name.trim()}. Rename one first.` }
  return only ? { id: only.id } : { problem: `There is no company named ${name.trim()}. Invite its owner first.` }
}
