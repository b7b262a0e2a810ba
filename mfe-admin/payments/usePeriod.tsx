import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { companyDay } from '@framewell/domain/dates/businessDays'
import { companyZoneWords } from '@framewell/domain/dates/companyZone'
import { useState } from 'react'

/** A period that is typed in two fields, this month until today at first. */
export function usePeriod() {
  const today = companyDay(new Date())
  const [from, setFrom] = useState(`${today.slice(0, 8)}01`)
  const [until, setUntil] = useState(today)
  const [firstDay = until] = [from, until].sort()
  const fields = (
    <>
      <TextField
        type="date"
        label="First day"
        hint={`In ${companyZoneWords()}`}
        max={until}
        value={from}
        onChange={({ currentTarget }) => setFrom(currentTarget.value || from)}
      />
      <TextField
        type="date"
        label="Last day"
        max={today}
        value={until}
        onChange={({ currentTarget }) => setUntil(currentTarget.value || today)}
      />
    </>
  )
  return { period: { from: firstDay, until }, fields }
}
