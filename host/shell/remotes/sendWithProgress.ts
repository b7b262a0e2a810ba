import type { ApiRequest, ApiResponse } from '@framewell/domain/http/callApi'

/**
 * Sends a request that reports upload progress, which fetch cannot.
 * @throws TypeError when the network fails; AbortError when it was cancelled
 */
export function sendWithProgress({ method, url, headers, body, file, signal, onProgress }: ApiRequest): Promise<ApiResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.responseType = 'blob'
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    const tell = ({ loaded, total }: ProgressEvent) => onProgress?.(total > 0 ? loaded / total : 0)
    if (file === undefined) request.onprogress = tell
    else request.upload.onprogress = tell
    request.onerror = () => reject(new TypeError('The connection was lost'))
    request.onabort = () => reject(new DOMException('Called off', 'AbortError'))
    request.onload = () => {
      const { status, statusText, response } = request
      const answer = response instanceof Blob ? response : new Blob()
      resolve({
        status,
        statusText,
        headers: { get: (name) => request.getResponseHeader(name) },
        text: () => answer.text(),
        blob: () => Promise.resolve(answer),
      })
    }
    if (signal instanceof AbortSignal) {
      if (signal.aborted) return reject(new DOMException('Called off', 'AbortError'))
      signal.addEventListener('abort', () => request.abort())
    }
    request.send(file instanceof Blob ? file : (body ?? null))
  })
}
