import { type ApiRequest, type CallApi, makeCallApi } from '@framewell/domain/http/callApi'
import type { TestCms } from '../testing/bootCms'

type Asked = Pick<TestCms, 'request'>

/** Sends a client's request to the server with a session's cookie, or a stranger's without. */
export const sendAs = (cms: Asked, cookie: string | undefined, { method, url, headers, body, file }: ApiRequest): Promise<Response> =>
  cms.request(url, { method, headers, body: file instanceof Uint8Array ? new Uint8Array(file) : body, cookie })

/** The screens' client with a person's session. */
export const callsAs = (cms: Asked, cookie?: string): CallApi =>
  makeCallApi(async (request) => {
    const { status, text } = await sendAs(cms, cookie, request).then(async (answer) => ({
      status: answer.status,
      text: await answer.text(),
    }))
    return { status, statusText: '', text: async () => text }
  })
