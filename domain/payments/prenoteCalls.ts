import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { fileAnswerSchema } from '../http/fileAnswer'
import { FILE_ERRORS } from './payoutCalls'

const operators = { feature: 'payments', access: OPERATOR_ROLES } as const

export const sendPrenotes = defineCall({
  ...operators,
  name: 'sendPrenotes',
  method: 'POST',
  path: '/api/payments/prenote-files',
  summary: 'Make the bank file with prenotes to every account in use that needs one before its first payout',
  input: z.object({}),
  recheck: true,
  output: z.object({ file: z.object({ id: z.string(), number: z.string(), usableFrom: z.string(), prenotes: z.number().int() }) }),
  errors: {
    ...FILE_ERRORS,
    nothingToSend: { status: 409, message: 'No account needs a prenote now.' },
  },
  idempotent: true,
  successStatus: 201,
})

/** The file stays as it was sent. Each download is in the audit trail. */
export const downloadPrenoteFile = defineCall({
  ...operators,
  name: 'downloadPrenoteFile',
  method: 'GET',
  path: '/api/payments/prenote-files/{id}',
  summary: 'The NACHA file of prenotes for the bank',
  input: z.object({ id: z.uuid() }),
  output: fileAnswerSchema,
  answers: 'stream',
})
