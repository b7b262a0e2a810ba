import type { CallApi } from '@framewell/domain/http/callApi'
import type { AnyCall, CallInput } from '@framewell/domain/http/defineCall'
import { fileAnswerSchema } from '@framewell/domain/http/fileAnswer'
import { saveBlob } from './saveBlob'

/**
 * Makes a call that answers a file and downloads it under the server's name.
 * @returns that name
 * @throws ApiError for a non-success answer; TypeError when the network fails
 */
export async function saveFile<C extends AnyCall>(api: CallApi, call: C, input: CallInput<C>, otherwise: string): Promise<string> {
  const { name, file } = fileAnswerSchema.parse(await api(call, input))
  if (!(file instanceof Blob)) throw new TypeError('The answer is not a file')
  saveBlob(name ?? otherwise, file)
  return name ?? otherwise
}
