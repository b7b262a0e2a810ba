import { ServerResponse } from 'node:http'
import type { NextHandler } from './openPanel'
import { newNonce, panelPolicy } from './openPanel'
import { requestForNext } from './requestForNext'

interface Screen {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly html: string
}

/**
 * The screens strangers see are the same for all of them. Each is rendered once, for nobody, and each answer only gets its own nonce: a
 * crowd before sign-in costs the panel nothing.
 */
export class AnonymousScreens {
  readonly #draw: NextHandler
  readonly #drawn = new Map<string, Promise<Screen>>()
  /** Marks in the stored text where each answer puts its own nonce. */
  readonly #nonce = newNonce()

  constructor(draw: NextHandler) {
    this.#draw = draw
  }

  /** @param path one of OPEN_SCREENS, which limits their number */
  async send(path: string, response: ServerResponse, withBody: boolean): Promise<void> {
    const drawing = this.#drawn.get(path) ?? this.#drawScreen(path)
    this.#drawn.set(path, drawing)
    const { status, headers, html } = await drawing.catch((error: unknown) => {
      this.#drawn.delete(path)
      throw error
    })
    // A failed or redirecting screen is rendered again next time.
    if (status !== 200) this.#drawn.delete(path)
    const nonce = newNonce()
    response.statusCode = status
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.setHeader('content-security-policy', panelPolicy(nonce))
    response.setHeader('cache-control', 'no-store')
    response.end(withBody ? html.replaceAll(this.#nonce, nonce) : undefined)
  }

  async #drawScreen(path: string): Promise<Screen> {
    const request = requestForNext({
      method: 'GET',
      url: path,
      headers: { accept: 'text/html', 'accept-language': 'en' },
      more: { 'content-security-policy': panelPolicy(this.#nonce) },
    })
    const response = new ServerResponse(request)
    const chunks: Buffer[] = []
    const take = (chunk: unknown) => {
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
    }
    const done = new Promise<void>((resolve) => {
      response.write = (chunk: unknown) => {
        take(chunk)
        return true
      }
      response.end = (chunk?: unknown) => {
        take(chunk)
        resolve()
        response.emit('finish')
        return response
      }
    })
    await Promise.all([this.#draw(request, response), done])
    const { location, 'content-type': type } = response.getHeaders()
    return {
      status: response.statusCode,
      headers: { ...(location ? { location: String(location) } : {}), ...(type ? { 'content-type': String(type) } : {}) },
      html: Buffer.concat(chunks).toString('utf8'),
    }
  }
}
