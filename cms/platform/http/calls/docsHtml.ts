import { documentedSummary } from '@framewell/domain/http/columnsOfFiles'
import type { AnyCall } from '@framewell/domain/http/defineCall'
import { z } from 'zod'

export const DOCS_STYLE = `
:root { color-scheme: light dark; --line: #d5dae1; --soft: #f4f6f8; --ink: #16202c; --quiet: #566272; --mark: #0b5fa5 }
@media (prefers-color-scheme: dark) { :root { --line: #33404e; --soft: #18212b; --ink: #e8edf3; --quiet: #9fadbd; --mark: #7cc0ff } body { background: #0f161d } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 6rem }
h1 { font-size: 1.75rem } h2 { margin-top: 3rem; text-transform: capitalize; border-bottom: 1px solid var(--line) } h3 { font-size: 1rem; margin: 2rem 0 .25rem }
code, pre { font: 13px/1.5 ui-monospace, monospace } pre { background: var(--soft); border: 1px solid var(--line); border-radius: 6px; padding: .75rem 1rem; overflow: auto }
h3 code { font-size: 14px } h3 code b { color: var(--mark) } p { margin: .25rem 0 } .quiet { color: var(--quiet) } summary { cursor: pointer; padding: .25rem 0 } a { color: var(--mark) }`

interface DocsPage {
  readonly title: string
  /** HTML above the calls; written by us. */
  readonly about: string
}

/** A readable page of the API: every call with who may make it, its input, its output, and its errors. */
export function docsHtml(calls: readonly AnyCall[], { title, about }: DocsPage): string {
  const features = [...new Set(calls.map(({ feature }) => feature))].sort()
  const sections = features.map(
    (feature) =>
      `<h2>${escapeHtml(feature)}</h2>${calls
        .filter((call) => call.feature === feature)
        .map(callHtml)
        .join('')}`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${DOCS_STYLE}</style></head><body><main>
<h1>${title}</h1>
<p>Bodies are JSON. Every refusal is a problem (RFC 9457) whose member <code>error</code> is the sentence to show.</p>
${about}
${sections.join('\n')}</main></body></html>`
}

function callHtml(call: AnyCall): string {
  const errors = Object.entries(call.errors ?? {}).map(
    ([code, { status, message }]) => `<p>${status} <code>${escapeHtml(code)}</code> ${escapeHtml(message)}</p>`,
  )
  const notes = [accessNote(call), keyNote(call), call.idempotent ? 'Takes an Idempotency-Key.' : '', rateNote(call)].filter(Boolean)
  return `<h3 id="${escapeHtml(call.name)}"><code><b>${call.method}</b> ${escapeHtml(call.path)}</code></h3><p>${escapeHtml(documentedSummary(call))}</p><p class="quiet">${escapeHtml(notes.join(' '))}</p>
${schemaHtml('Input', call.input, 'input')}${call.answers === 'stream' ? '' : schemaHtml(`Answer ${call.successStatus ?? 200}`, call.output, 'output')}${errors.join('')}`
}

function keyNote({ feature, keys }: AnyCall): string {
  return keys ? `With an API key that has the scope ${feature}:${keys}.` : ''
}

function accessNote({ access }: AnyCall): string {
  if (access === 'public') return 'Open to everyone.'
  if (access === 'shippers') return 'For operators, holders of a ship key and our own release tools.'
  if (access === 'teams') return 'For operators, people of the micro-frontend’s team, holders of a ship key and our own release tools.'
  return access === 'internal' ? 'For our own programs.' : `For ${access.join(', ')}.`
}

function rateNote({ rateLimit }: AnyCall): string {
  return rateLimit ? `At most ${rateLimit.points} in ${rateLimit.windowSeconds} s for each ${rateLimit.by.join(' and each ')}.` : ''
}

function schemaHtml(title: string, schema: z.ZodType, io: 'input' | 'output'): string {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  if (io === 'input' && Object.keys(rest.properties ?? {}).length === 0) return ''
  return `<details><summary>${escapeHtml(title)}</summary><pre>${escapeHtml(JSON.stringify(rest, null, 2))}</pre></details>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}
