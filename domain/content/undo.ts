import { z } from 'zod'
import { EDITOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'

export const undoContentAct = defineCall({
  name: 'undoContentAct',
  method: 'POST',
  path: '/api/content/undos/{id}',
  summary: 'Put pages back to what stood before: published words, drafts, addresses and redirects',
  feature: 'content',
  access: EDITOR_ROLES,
  input: z.object({ id: z.uuid() }),
  output: z.object({ undone: z.array(z.object({ id: z.string(), title: z.string() })) }),
  errors: {
    alreadyUndone: { status: 409, message: 'This was already undone.' },
    changedSince: { status: 409, message: 'It has changed since, and undoing would erase that. Nothing was undone.' },
  },
})
