import { ApiError } from '@framewell/domain/http/callApi'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { uploadPlanFile } from '@framewell/domain/quotes/planFileCalls'
import { createContext } from 'react'

export interface FileSending {
  readonly file: File
  /** Share of the bytes sent, 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}
export type SendFile = (sending: FileSending) => Promise<CallOutput<typeof uploadPlanFile>>

/**
 * Sends one file of a plan as the body of a request: fetch can't tell how far an upload is.
 * @throws ApiError for a non-success answer; TypeError when the network fails; AbortError when it was called off.
 */
export const sendFile: SendFile = ({ file, onProgress, signal }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(uploadPlanFile.method, `${uploadPlanFile.path}?${new URLSearchParams({ name: file.name })}`)
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new TypeError('The connection was lost'))
    request.onabort = () => reject(new DOMException('Called off', 'AbortError'))
    request.onload = () => {
      const { status, statusText, responseText } = request
      if (status < 200 || status > 299) return reject(new ApiError(status, statusText, responseText))
      const answer = uploadPlanFile.output.safeParse(parseJson(responseText))
      if (answer.success) resolve(answer.data)
      else reject(answer.error)
    }
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** How files are sent; stories put their own sender here. */
export const SendFileContext = createContext<SendFile>(sendFile)
