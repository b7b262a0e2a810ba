import type { Locator, Page, Response } from 'playwright'

/** A table row; `problem` says why a step has no figure. */
export interface Measured {
  readonly where: 'panel' | 'content screen'
  readonly what: string
  readonly clicks: number
  readonly seconds: number
  readonly problem?: string
}

type Click = (press: () => Promise<void>) => Promise<void>
/** A step that measures itself returns its milliseconds. */
type Work = (click: Click) => Promise<unknown>
export type Measure = (what: string, work: Work) => Promise<void>

export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const TYPED = ['a', 'ab', 'abc', 'abcd', 'abcde']

/** Runs steps with clicks, and measures the time until their result shows. A failed step is a row too, and the next ones still run. */
export function measuring(where: Measured['where'], rows: Measured[]): Measure {
  return async (what, work) => {
    let clicks = 0
    const began = performance.now()
    const seconds = () => (performance.now() - began) / 1000
    try {
      const milliseconds = await work(async (press) => {
        clicks += 1
        await press()
      })
      rows.push({ where, what, clicks, seconds: typeof milliseconds === 'number' ? milliseconds / 1000 : seconds() })
    } catch (error) {
      const [problem = 'failed'] = String(error).split('\n')
      rows.push({ where, what, clicks, seconds: seconds(), problem })
    }
  }
}

/** Milliseconds from a changed title to the preview's heading, the median of five. */
export async function previewDelay(field: Locator, heading: Locator): Promise<number> {
  await heading.first().waitFor()
  const delays: number[] = []
  for (const title of TYPED) {
    await field.fill(title)
    const began = performance.now()
    await heading.filter({ hasText: new RegExp(`^${title}$`) }).waitFor()
    delays.push(performance.now() - began)
  }
  return delays.toSorted((a, b) => a - b)[Math.floor(TYPED.length / 2)] ?? 0
}

/** The answer to the content screen's next save. */
export function nextSave(page: Page): Promise<Response> {
  return page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/content/pages/') && answer.ok(),
  )
}
