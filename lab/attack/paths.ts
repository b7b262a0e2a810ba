import { CALLS } from '../../domain/calls'
import { rawExchange, statusesOf } from '../../host/testing/rawExchange'
import type { Findings } from './Findings'
import type { Target } from './target'

const NO_ID = '00000000-0000-4000-8000-000000000000'
const PAYLOAD_ROUTES = [
  ...['login', 'logout', 'forgot-password', 'reset-password', 'unlock', 'first-register', 'refresh-token', 'verify/x'].map((route) => ({
    method: 'POST',
    path: `/api/accounts/${route}`,
  })),
  ...['accounts', 'audit-records', 'outgoing-mail', 'pages', 'globals/site-settings', 'access', 'accounts/init', 'site/events'].map(
    (path) => ({
      method: 'GET',
      path: `/api/${path}`,
    }),
  ),
]

/** Spellings some parsers treat as the same path. */
function spellings(path: string): string[] {
  const [first = '', ...rest] = path.slice(1).split('/')
  const last = rest.at(-1) ?? first
  const stem = path.slice(0, path.length - last.length)
  const escaped = `%${last.charCodeAt(0).toString(16)}${last.slice(1)}`
  return [
    ...[
      `${stem}${last.toUpperCase()}`,
      `/${first.toUpperCase()}/${rest.join('/')}`,
      `${path}/`,
      `/${path}`,
      `${stem}/${last}`,
      `${stem}./${last}`,
    ],
    ...[`${stem}x/../${last}`, `/x/..${path}`, `${stem}${escaped}`, `${stem}%2e/${last}`, `${stem}x/%2e%2e/${last}`, `${stem}%2f${last}`],
    ...[
      `${stem}\\${last}`,
      `${stem}%5c${last}`,
      `${path}%00`,
      `${path}%20`,
      `${path};x=y`,
      `${path}.json`,
      `${path}%2f`,
      `${path}#x`,
      `${path}\t`,
    ],
    ...[`http://x${path}`, `//x${path}`, `${stem}%25${escaped.slice(1)}`, `/api/..;${path}`, path.replace('/', '/%61pi/../')],
  ].filter((spelling) => spelling !== path)
}

/** Other spellings of every route meet the same gate: not found, or redirected to the canonical one. */
export async function attackPaths(target: Target, findings: Findings): Promise<void> {
  const routes = [...CALLS.map(({ method, path }) => ({ method, path: path.replace(/\{\w+\}/g, NO_ID) })), ...PAYLOAD_ROUTES]
  for (const { method, path } of routes) {
    // Digits have no case, and parameter values are validated by the schema.
    const others = spellings(path).filter((spelling) => !path.endsWith(NO_ID) || !/[0-9a-f-]{30}(\.json|;x=y|%20)?$/i.test(spelling))
    await Promise.all(
      others.map(async (spelling) => {
        const body = method === 'GET' || method === 'DELETE' ? '' : '{"email":"nobody@framewell.test","password":"guess"}'
        const lines = [
          'Host: x',
          ...(body ? ['Content-Type: application/json', `Content-Length: ${body.length}`] : []),
          'Connection: close',
        ]
        const request = `${method} ${spelling} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`
        for (const [name, port] of [['host', target.hostPort] as const, ['cms', target.cmsPort] as const]) {
          const [status = 0] = statusesOf(await rawExchange({ port, parts: [request], patienceMs: 5000 }))
          findings.check([308, 400, 404, 405, 429].includes(status), `${name}: ${method} ${JSON.stringify(spelling)} → ${status}`)
        }
      }),
    )
  }
}
