import { withLinkToken } from '../http/linkToken'
import type { QuoteInputs } from './quote'

interface QuoteLink {
  readonly id: string
  readonly token: string
}

/** Path of a quote's private page. */
export function quotePath({ id, token }: QuoteLink): string {
  return withLinkToken(`/quote?id=${encodeURIComponent(id)}`, token)
}

/** Path of a development of the signed-in builder's company. */
export function developmentPath(id: string): string {
  return `/developments?development=${encodeURIComponent(id)}`
}

/** Path of a quote's configurator, opened to make the next revision ('Change this quote'). */
export function revisePath(inputs: QuoteInputs, { id, token }: QuoteLink): string {
  if (inputs.kind === 'lots') return developmentPath(inputs.answers.developmentId)
  const revise = `revise=${encodeURIComponent(id)}`
  if (inputs.kind === 'plan')
    return withLinkToken(`/simple-configurator?plan=${encodeURIComponent(inputs.answers.planId)}&${revise}`, token)
  return withLinkToken(`${inputs.kind === 'advanced' ? '/advanced-configurator' : '/steel-configurator'}?${revise}`, token)
}
