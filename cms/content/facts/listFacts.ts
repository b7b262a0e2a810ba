import type { listFacts as listFactsCall } from '@framewell/domain/content/factCalls'
import type { Operation } from '../../platform/http/calls/bindCall'
import { readFacts } from './readFacts'

/** Every fact that a text can use. */
export const listFacts: Operation<typeof listFactsCall> = async ({ req }) => ({ facts: await readFacts(req) })
