import type { generateBom as generateBomCall } from '@framewell/domain/bom/calls'
import { jsonAnswer } from '../platform/http/calls/answerFor'
import type { Operation } from '../platform/http/calls/bindCall'
import { billFor } from './billFor'

/** Takes off and prices the bill; nothing is stored. */
export const generateBom: Operation<typeof generateBomCall> = async (context, request) =>
  jsonAnswer((await billFor(context, request)).text, 200)
