import { ApiError, requestFor } from '@framewell/domain/http/callApi'
import type { AnyCall, CallInput } from '@framewell/domain/http/defineCall'

/**
 * Makes a call that answers a file and saves it in the browser's downloads, under the name the server gives it.
 * @throws ApiError for a non-success answer; TypeError when the network fails.
 */
export async function saveFile<C extends AnyCall>(call: C, input: CallInput<C>, otherwise: string): Promise<void> {
  const { url, body } = requestFor(call, input)
  const answer = await fetch(url, {
    method: call.method,
    headers: { 'content-type': 'application/json' },
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body }),
  })
  if (!answer.ok) throw new ApiError(answer.status, answer.statusText, await answer.text())
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = nameIn(answer.headers.get('content-disposition')) ?? otherwise
  link.click()
  URL.revokeObjectURL(address)
}

/** The file name of a Content-Disposition header, its encoded form first (RFC 6266). */
export function nameIn(header: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1]
  try {
    if (encoded) return decodeURIComponent(encoded)
  } catch {
    // Not well encoded: the plain name stands beside it.
  }
  return /filename="([^"]+)"/i.exec(header ?? '')?.[1]
}
