import { CALLS } from '@framewell/domain/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../../testing/bootCms'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

/** What a reference of the document refers to. */
function resolved(document: Awaited<ReturnType<Response['json']>>, { $ref }: { $ref: string }) {
  return $ref
    .split('/')
    .slice(1)
    .reduce((at, step) => at[step], document)
}

/** An answer that a reference names; what the reference itself says of it comes first (OpenAPI 3.1, reference object). */
function described(document: Awaited<ReturnType<Response['json']>>, { $ref, description }: { $ref: string; description?: string }) {
  const named = resolved(document, { $ref })
  const answer = named.$ref ? { ...resolved(document, named), ...named } : named
  return { ...answer, description: description ?? answer.description }
}

describe('the API document', () => {
  it('stays small enough for a machine to read, and says for every operation who may call it', async () => {
    const text = await (await cms.request('/api/openapi.json')).text()
    expect(text.length).toBeLessThan(600_000)
    const { paths, components } = JSON.parse(text)
    for (const [path, methods] of Object.entries<Record<string, { security?: object[] }>>(paths))
      for (const [method, { security = [] }] of Object.entries(methods)) {
        expect.soft(security.length, `${method} ${path}`).toBeGreaterThan(0)
        for (const scheme of security.flatMap(Object.keys))
          expect.soft(components.securitySchemes, `${method} ${path}`).toHaveProperty(scheme)
      }
  })

  it('describes every call, its parameters, body, answers and refusals', async () => {
    const document = await (await cms.request('/api/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    const operations = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((methods) => Object.values(methods))
    expect(operations.length).toBe(CALLS.length)
    for (const call of CALLS) {
      const operation = document.paths[call.path]?.[call.method.toLowerCase()]
      expect(operation.operationId).toBe(call.name)
      const declared = (operation.parameters ?? [])
        .map((parameter: { $ref?: string }) => (parameter.$ref ? resolved(document, { $ref: parameter.$ref }) : parameter))
        .filter((parameter: { in?: string }) => parameter.in === 'path')
        .map((parameter: { name: string }) => parameter.name)
      expect(declared).toEqual([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
      expect(operation.responses[String(call.successStatus ?? 200)]).toBeDefined()
      for (const [code, { status, message }] of Object.entries(call.errors ?? {})) {
        const refusal = described(document, operation.responses[status >= 500 ? '5XX' : String(status)])
        expect(refusal.content['application/problem+json'], call.name).toBeDefined()
        // In its place, or once for many calls, which name its code.
        expect(refusal.description).toContain(code)
        const isHere = refusal.description.includes(message)
        expect(isHere || document.info.description.includes(`${status}, ${code}: ${message}`), `${call.name} ${code}`).toBe(true)
      }
      const every = Object.values<{ $ref?: string; description?: string }>(operation.responses)
        .flatMap(({ $ref, description }) => ($ref ? [described(document, { $ref, description }).description] : []))
        .join()
      expect(every, call.name).toContain('invalidInput')
      if (call.access !== 'public') expect(every, call.name).toContain('forbidden')
    }
    for (const [, reference = ''] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const target = reference.split('/').reduce((at, step) => at?.[step], document)
      expect(target, reference).toBeDefined()
    }
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(CALLS.length)
  })

  it('is readable, and its page runs no script', async () => {
    const answer = await cms.request('/api/docs')
    const html = await answer.text()
    for (const { path } of CALLS) expect(html).toContain(path)
    expect(html).not.toContain('<script')
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  })
})
