import type { QuoteInputs } from './quote'

interface QuoteLink {
  readonly id: string
  readonly token: string
}

/** Path of a quote's private page. */
export function quotePath({ id, token }: QuoteLink): string {
  return `/quote?id=${id}&token=${token}`
}

/** Path of the configurator that made a quote, opened to make its next revision ('Change this quote'). */
export function revisePath(inputs: QuoteInputs, { id, token }: QuoteLink): string {
  const revise = `revise=${id}&token=${token}`
  if (inputs.kind === 'plan') return `/simple-configurator?plan=${encodeURIComponent(inputs.answers.planId)}&${revise}`
  return inputs.kind === 'advanced' ? `/advanced-configurator?${revise}` : `/steel-configurator?${revise}`
}
