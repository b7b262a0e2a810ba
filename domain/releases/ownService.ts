import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { remoteNameSchema } from './remoteName'
import type { RemoteName } from './remotes'

/** Before a micro-frontend's name in the addresses that the site forwards to its own service. */
export const SERVICE_PATH = '/api/remotes/'
/** Where the addresses of one micro-frontend's service start, on the site. */
export const servicePath = (remote: RemoteName): string => `${SERVICE_PATH}${remote}/`

/** What an operator may allow a service, and what is proposed. */
export const SERVICE_LIMITS = {
  /** Requests of one address in a minute. */
  perMinute: { least: 1, usual: 120, most: 1200 },
  /** Kilobytes of a request's body. */
  bodyKb: { least: 1, usual: 64, most: 1024 },
  /** Kilobytes of an answer. */
  answerKb: { least: 1, usual: 1024, most: 4096 },
  /** Seconds until a whole answer has arrived. */
  seconds: { least: 1, usual: 10, most: 30 },
} as const

/** Methods a service may be sent; GET includes HEAD. */
export const SERVICE_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Seconds for which a statement is valid. */
export const STATEMENT_SECONDS = 60

/** What a host tells a service about a request, signed (JWT, EdDSA). `sub` and `role` are absent for a stranger. */
export const statementSchema = z.object({
  /** Origin of the site. */
  iss: z.string(),
  /** The micro-frontend whose service it is for. */
  aud: remoteNameSchema,
  /** Account id of the signed-in person. */
  sub: z.string().optional(),
  /** The person's role on the site. */
  role: z.string().optional(),
  /** Seconds since 1970. */
  iat: z.number().int(),
  exp: z.number().int(),
  /** The site's log id of the request. */
  jti: z.string(),
})
export type ServiceStatement = z.infer<typeof statementSchema>

const within = ({ least, most }: { readonly least: number; readonly most: number }, what: string) =>
  z.number().int().min(least, `${what}: at least ${least}`).max(most, `${what}: at most ${most}`)

const originSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    /^https?:\/\/(\[[0-9a-f:.]{2,45}\]|[a-z0-9.-]{1,200})(:\d{1,5})?\/?$/,
    'Give scheme and host only, for example https://claims.example.com',
  )

const service = {
  remote: remoteNameSchema,
  /** Origin of its service; null for none. */
  origin: z.string().nullable(),
  methods: z.array(z.enum(SERVICE_METHODS)),
  perMinute: z.number().int(),
  bodyKb: z.number().int(),
  answerKb: z.number().int(),
  seconds: z.number().int(),
}
const forwardedSchema = z.object({ ...service, origin: z.string() })
/** A service as hosts forward to it. */
export type ForwardedService = z.infer<typeof forwardedSchema>

const decidedSchema = z.object({ ...service, reason: z.string(), decidedBy: z.string(), decidedAt: z.string().nullable() })
export type DecidedService = z.infer<typeof decidedSchema>

export const listRemoteServices = defineCall({
  name: 'listRemoteServices',
  method: 'GET',
  path: '/api/releases/services',
  summary: 'The own service of each micro-frontend, to which the site forwards its requests',
  feature: 'releases',
  access: OPERATOR_ROLES,
  input: z.object({}),
  output: z.object({ remotes: z.array(decidedSchema) }),
})

export const setRemoteService = defineCall({
  name: 'setRemoteService',
  method: 'POST',
  path: '/api/releases/services',
  summary: 'Decide to which service the site forwards a micro-frontend’s own requests, and within which limits',
  feature: 'releases',
  access: OPERATOR_ROLES,
  input: z.object({
    remote: remoteNameSchema,
    origin: originSchema.nullable(),
    methods: z.array(z.enum(SERVICE_METHODS)).min(1, 'Choose at least one method').max(SERVICE_METHODS.length),
    perMinute: within(SERVICE_LIMITS.perMinute, 'Requests of one address in a minute').default(SERVICE_LIMITS.perMinute.usual),
    bodyKb: within(SERVICE_LIMITS.bodyKb, 'Kilobytes of a body').default(SERVICE_LIMITS.bodyKb.usual),
    answerKb: within(SERVICE_LIMITS.answerKb, 'Kilobytes of an answer').default(SERVICE_LIMITS.answerKb.usual),
    seconds: within(SERVICE_LIMITS.seconds, 'Seconds for an answer').default(SERVICE_LIMITS.seconds.usual),
    reason: z.string().trim().min(3, 'Say why, in a few words').max(500),
  }),
  recheck: true,
  output: decidedSchema,
  errors: {
    privateAddress: {
      status: 422,
      message: 'This address is not on the public internet by https, so the site does not forward to it.',
    },
    unknownName: { status: 422, message: 'This name has no address. Check its spelling and its DNS record.' },
  },
})

/** For our hosts. */
export const getForwardedServices = defineCall({
  name: 'getForwardedServices',
  method: 'GET',
  path: '/api/releases/forwarded',
  summary: 'The services that hosts forward to',
  feature: 'releases',
  access: 'internal',
  input: z.object({}),
  output: z.object({ services: z.array(forwardedSchema) }),
})

/** For services: with these keys they check the statement that comes with each request. */
export const getStatementKeys = defineCall({
  name: 'getStatementKeys',
  method: 'GET',
  path: '/api/releases/statement-keys',
  summary: 'Public keys of the statements that micro-frontends’ own services receive (JSON Web Key Set)',
  feature: 'releases',
  access: 'public',
  input: z.object({}),
  output: z.object({
    keys: z.array(
      z.object({
        kty: z.literal('OKP'),
        crv: z.literal('Ed25519'),
        x: z.string(),
        kid: z.string(),
        use: z.literal('sig'),
        alg: z.literal('EdDSA'),
      }),
    ),
  }),
})

/** Why the site itself answers instead of a service; shown with the common fields of a problem. */
export const SERVICE_PROBLEMS = {
  serviceMissing: { status: 404, message: 'No service is registered for this micro-frontend.' },
  serviceDown: { status: 502, message: 'The service behind this part of the site cannot be reached. Please try again later.' },
  serviceAnswer: { status: 502, message: 'The service behind this part of the site gave an answer that cannot be shown.' },
  serviceSlow: { status: 504, message: 'The service behind this part of the site did not answer in time. Please try again.' },
} as const
export type ServiceProblemCode = keyof typeof SERVICE_PROBLEMS
