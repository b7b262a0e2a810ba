import type { generateBom as generateBomCall } from '@framewell/domain/bom/calls'
import type { Operation } from '../http/bindCall'
import { billFor } from './billFor'

/** Takes off and prices the bill; nothing is stored. */
export const generateBom: Operation<typeof generateBomCall> = async (context, request) => ({ bom: await billFor(context, request) })
