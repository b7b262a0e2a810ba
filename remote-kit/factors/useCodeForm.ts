import { factorCode } from '@framewell/domain/accounts/factors'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'

const schema = z.object({ code: factorCode })

/** A form with one code. A wrong code is cleared, with the reason on the field. */
export function useCodeForm(send: (code: string) => Promise<void>, sentenceFor: (error: unknown) => string) {
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { code: '' },
  })
  const [pending, setPending] = useState(false)
  const submit = form.handleSubmit(async ({ code }) => {
    setPending(true)
    try {
      await send(code)
    } catch (error) {
      form.setValue('code', '')
      form.setError('code', { type: 'server', message: sentenceFor(error) })
      form.setFocus('code')
    } finally {
      setPending(false)
    }
  })
  return { field: { ...form.register('code'), error: form.formState.errors.code?.message }, pending, submit }
}
