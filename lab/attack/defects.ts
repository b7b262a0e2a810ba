/** A way to break the product: a source text and its replacement, and the part of the attack that must notice. */
export interface Defect {
  readonly name: string
  readonly file: string
  readonly from: string
  readonly to: string
  readonly part: 'framing' | 'paths' | 'roles' | 'owners' | 'bodies' | 'mails' | 'tables' | 'pages' | 'limits' | 'slow'
}

const guarded = (name: string, file: string, from: string, to: string, part: Defect['part']): Defect => ({ name, file, from, to, part })

/** Each lets something through that the attack is meant to find. */
export const DEFECTS: readonly Defect[] = [
  guarded(
    'a request may end in two ways',
    'server-kit/requests/framingFault.ts',
    'const takesBody = METHODS_WITH_BODY.has(method)',
    'if (rawHeaders) return undefined\n  const takesBody = METHODS_WITH_BODY.has(method)',
    'framing',
  ),
  guarded(
    'a path is read in several spellings',
    'server-kit/requests/isCanonicalTarget.ts',
    'if (path.length > LONGEST',
    'if (path.length > 0) return true\n  if (path.length > LONGEST',
    'paths',
  ),
  guarded(
    'one address holds any number of connections',
    'server-kit/limits/limitConnections.ts',
    'if (count > most)',
    'if (count > most * 1000)',
    'slow',
  ),
  guarded('a body may stop coming', 'server-kit/limits/bodyPace.ts', 'return ms > GRACE_MS &&', 'return ms > GRACE_MS * 1000 &&', 'limits'),
  guarded(
    'any role makes any call',
    'cms/platform/http/calls/authorise.ts',
    "if (!rolesFor(call.access).includes(session.role)) throw new CallProblem('forbidden')",
    '',
    'roles',
  ),
  guarded(
    'a stranger makes calls of our own programs',
    'cms/platform/http/calls/authorise.ts',
    "if (!internal) throw new CallProblem('forbidden')",
    '',
    'roles',
  ),
  guarded(
    'calls have no limits',
    'cms/platform/http/gate/limitRate.ts',
    'if (!rateLimit) return',
    'if (rateLimit !== null) return',
    'limits',
  ),
  guarded(
    'passwords may be guessed',
    'domain/accounts/signInThrottle.ts',
    'return Math.max(0, Math.ceil(',
    'return Math.min(0, Math.ceil(',
    'limits',
  ),
  guarded(
    'a form may have any size',
    'cms/platform/http/gate/gateBody.ts',
    'const CALL_BYTES = 256 * 1024',
    'const CALL_BYTES = 64_000 * 1024',
    'bodies',
  ),
  guarded(
    'a document may have any size',
    'cms/platform/http/policy/surfaceRules.ts',
    'const DOCUMENT_BYTES = 2 * 1024 * KB',
    'const DOCUMENT_BYTES = 512 * 1024 * KB',
    'bodies',
  ),
  guarded(
    'queries are passed on as they come',
    'cms/platform/http/gate/gateQuery.ts',
    "if (query.length > MAX_QUERY_BYTES) return 'The query is too long.'",
    'if (query.length < MAX_QUERY_BYTES * 1000) return undefined',
    'limits',
  ),
  guarded(
    'a neighbour acts in a visitor’s name',
    'cms/platform/http/gate/distrustNeighbours.ts',
    "=== 'same-site'",
    "=== 'no-site'",
    'limits',
  ),
  guarded(
    'anybody with a link claims the thing',
    'domain/parties/claim.ts',
    "? 'claimed' : 'otherAddress'",
    "? 'claimed' : 'claimed'",
    'owners',
  ),
  guarded(
    'any token opens a private link',
    'cms/platform/http/calls/privateToken.ts',
    'return given.length === stored.length && timingSafeEqual(given, stored)',
    'return given.length === stored.length',
    'owners',
  ),
  guarded(
    'everybody sees every account',
    'cms/platform/sessions/access.ts',
    '(req.user ? { id: { equals: req.user.id } } : false)',
    '(req.user !== null)',
    'owners',
  ),
  guarded('a mail holds markup that somebody typed', 'domain/content/markupHtml.ts', ".replace(/</g, '&lt;')", '', 'mails'),
  guarded('a file holds formulas', 'domain/export/csvText.ts', `value.replace(FORMULA, "'")`, 'value', 'tables'),
  guarded('words end a script', 'host/server/escapeHtml.ts', ".replaceAll('<', '\\\\u003c')", '', 'pages'),
]
