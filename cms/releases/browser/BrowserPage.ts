import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { BrowserEvent, Chromium } from './Chromium'

const attached = z.object({ sessionId: z.string() })
const opened = z.object({ browserContextId: z.string() })
const created = z.object({ targetId: z.string() })
const evaluated = z.object({ result: z.object({ value: z.unknown().optional() }) })
const processes = z.object({ processInfo: z.array(z.object({ type: z.string(), id: z.number(), cpuTime: z.number() })) })

const frames = z.object({ callFrames: z.array(z.object({ url: z.string() })) }).optional()
const thrown = z.object({
  exceptionDetails: z.object({
    text: z.string(),
    url: z.string().optional(),
    stackTrace: frames,
    exception: z.object({ description: z.string().optional() }).optional(),
  }),
})
const logged = z.object({
  type: z.string(),
  args: z.array(z.object({ value: z.unknown().optional(), description: z.string().optional() })),
  stackTrace: frames,
})

/** How a page of a tried release looks from inside; null while there is no answer, for example while another page is being loaded. */
const lookSchema = z.object({
  complete: z.boolean(),
  /** Whether the first script of the release has been asked for. */
  loaded: z.boolean(),
  /** What its area shows: `own`, another release in its place, or nothing yet. */
  version: z.string().nullable(),
  /** Milliseconds since the page's elements changed. */
  stillFor: z.number(),
  /** Whether React rendered more often since the last look than any movement needs. */
  rendersOn: z.boolean(),
  /** Pixels of the page below the window. */
  below: z.number(),
})
export type Look = z.infer<typeof lookSchema>

/**
 * One page of a browser in which a release is tried, and what its code did wrong there. It has cookies, stores and connections of its own,
 * which end with it: Chromium keeps what a page sends while it is left for half a minute, and has six connections to a site, so that another
 * page would wait for them.
 */
export class BrowserPage {
  readonly #browser: Chromium
  readonly #id: string
  readonly #contextId: string
  readonly #origin: string
  readonly #stopListening: () => void
  readonly errors: string[] = []

  private constructor(browser: Chromium, ids: { readonly id: string; readonly contextId: string }, origin: string) {
    this.#browser = browser
    this.#id = ids.id
    this.#contextId = ids.contextId
    this.#origin = origin
    this.#stopListening = browser.listen((event) => this.#heed(event))
  }

  /**
   * @param given.origin of the release's files: only errors of its code count
   * @param given.watch the file that notes in the page what the release does
   */
  static async open(browser: Chromium, given: { readonly origin: string; readonly remote: string; readonly watch: string }) {
    const { browserContextId: contextId } = opened.parse(await browser.send('Target.createBrowserContext'))
    const { targetId } = created.parse(await browser.send('Target.createTarget', { url: 'about:blank', browserContextId: contextId }))
    const { sessionId: id } = attached.parse(await browser.send('Target.attachToTarget', { targetId, flatten: true }))
    const page = new BrowserPage(browser, { id, contextId }, given.origin)
    const { origin, remote } = given
    const code = (await readFile(/* turbopackIgnore: true */ given.watch, 'utf8')).replace('export function', 'function')
    const source = `{${code}\nwatchPage(${JSON.stringify({ origin, remote })})}\n//# sourceURL=framewell-trial-watch`
    for (const [method, params] of [
      ['Page.enable', {}],
      ['Runtime.enable', {}],
      ['Page.addScriptToEvaluateOnNewDocument', { source }],
    ] as const)
      await browser.send(method, params, id)
    return page
  }

  async goTo(url: string): Promise<void> {
    await this.#browser.send('Page.navigate', { url }, this.#id)
  }

  /** As a visitor does: the site's code waits for it. */
  async movePointer(): Promise<void> {
    await this.#browser.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 640, y: 500 }, this.#id)
  }

  async scrollDown(): Promise<void> {
    await this.#evaluate('scrollBy(0, innerHeight / 2)')
  }

  /** Null while another page is being loaded. Does not resolve while the page's code runs. */
  async look(): Promise<Look | null> {
    return lookSchema.safeParse(await this.#evaluate('typeof __framewellTrial === "function" ? __framewellTrial() : null')).data ?? null
  }

  /** What the release did to things that are not its own. */
  async judge(): Promise<readonly string[]> {
    return z.array(z.string()).parse(await this.#evaluate('__framewellJudge()'))
  }

  /** The processes that run pages, with the CPU time they used, in seconds. */
  async use(): Promise<{ readonly seconds: number; readonly ids: readonly number[] }> {
    const { processInfo } = processes.parse(await this.#browser.send('SystemInfo.getProcessInfo'))
    const pages = processInfo.filter(({ type }) => type === 'renderer')
    return { seconds: pages.reduce((sum, { cpuTime }) => sum + cpuTime, 0), ids: pages.map(({ id }) => id) }
  }

  async close(): Promise<void> {
    this.#stopListening()
    await this.#browser.send('Target.disposeBrowserContext', { browserContextId: this.#contextId })
  }

  async #evaluate(expression: string): Promise<unknown> {
    const answer = await this.#browser.send('Runtime.evaluate', { expression, returnByValue: true }, this.#id)
    return evaluated.safeParse(answer).data?.result.value
  }

  #heed({ page, method, params }: BrowserEvent): void {
    if (page !== this.#id) return
    if (method === 'Inspector.targetCrashed') this.errors.push('uses up the memory of its page')
    if (method === 'Page.javascriptDialogOpening') {
      this.errors.push('opens a dialog of the browser, which stops the whole page')
      void this.#browser.send('Page.handleJavaScriptDialog', { accept: false }, this.#id).catch(() => undefined)
    }
    if (method === 'Runtime.exceptionThrown') {
      const { exceptionDetails: details } = thrown.parse(params)
      const said = details.exception?.description ?? details.text
      if (this.#isOfRelease(said, details.url, details.stackTrace)) this.errors.push(`throws in the browser: ${this.#firstLine(said)}`)
    }
    if (method === 'Runtime.consoleAPICalled') {
      const { type, args, stackTrace } = logged.parse(params)
      if (type !== 'error' && type !== 'assert') return
      const said = args.map(({ value, description }) => description ?? String(value)).join(' ')
      if (this.#isOfRelease(said, undefined, stackTrace)) this.errors.push(`writes an error to the console: ${this.#firstLine(said)}`)
    }
  }

  #isOfRelease(said: string, url = '', stack: z.infer<typeof frames>): boolean {
    return (
      said.includes(this.#origin) ||
      url.startsWith(this.#origin) ||
      (stack?.callFrames ?? []).some((frame) => frame.url.startsWith(this.#origin))
    )
  }

  #firstLine(said: string): string {
    return (said.split('\n', 1)[0] ?? '').replaceAll(this.#origin, '').slice(0, 200)
  }
}
