import type { Bom } from '@framewell/domain/bom/bom'
import { generateBom as generateBomCall } from '@framewell/domain/bom/calls'
import { jsonAnswer } from '../platform/http/calls/answerFor'
import type { Operation } from '../platform/http/calls/bindCall'
import { billFor } from './billFor'

/** Answers of the bills that are kept: checking and writing one costs more than finding it. */
const bodies = new WeakMap<Bom, string>()

/** Takes off and prices the bill; nothing is stored. */
export const generateBom: Operation<typeof generateBomCall> = async (context, request) => {
  const bom = await billFor(context, request)
  const body = bodies.get(bom) ?? JSON.stringify(generateBomCall.output.parse({ bom }))
  bodies.set(bom, body)
  return jsonAnswer(body, 200)
}
