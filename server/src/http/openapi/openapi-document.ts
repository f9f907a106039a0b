import type { ApiErrorCode } from '@heraia/contract/errors'
import { liveEvents } from '@heraia/contract/events'
import { contract } from '@heraia/contract/index'
import { MediaPurpose } from '@heraia/contract/media'
import { PRODUCT_NAME } from '@heraia/contract/product'
import { OpenAPIGenerator } from '@orpc/openapi'
import type { AnyProcedure } from '@orpc/server'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { z } from 'zod'
import { routes } from '../../features.ts'
import { isForAnyone } from '../procedures.ts'
import { BODY_MAX_BYTES } from '../read-body.ts'
import { downloads } from './downloads.ts'
import { isInput, namedSchemas } from './named-schemas.ts'
import { leaveOutUnnamed, shareRefusals } from './shared-parts.ts'

/** Beside the API, for they are no JSON. */
const FILES =
  'Files are uploaded to `/uploads` of the site in the tus protocol 1.0 (creation, termination, expiration), with the same ' +
  'Authorization header; `Upload-Metadata` names `id` (a UUID of version 7 that the client makes), `purpose` ' +
  `(${MediaPurpose.options.join(', ')}) and \`filetype\`. \`GET /me/media\` says where they stand; the event ` +
  '`media.changed` says when to ask. Pictures are at `/media/{id}/{width}.webp`, films at `/media/{id}/video.mp4`, documents at `/media/{id}/document.pdf`, by the addresses that views ' +
  'give: they are judged at each request, and `v` in them says whom they were made for.'

const EVENTS =
  'Server-sent events, one stream for the person who is signed in. An event with an `id` is stored: a stream that is ' +
  'resumed with `Last-Event-ID` misses none, and `hello`, which comes first, says with `reset` where that lies too far ' +
  'back. At most ten a second: what comes faster arrives as one `batch`, in order.'

const REFUSALS: Record<ApiErrorCode, string> = {
  INVALID_INPUT: 'Something in the input is not right: the fields, each with a code.',
  UNAUTHORIZED: 'Nobody is signed in, or no longer.',
  FORBIDDEN: 'She may not do this.',
  NOT_FOUND: 'It is not there, or not for her: nothing tells the two apart.',
  CONFLICT: 'As things stand now it cannot be done.',
  TOO_MANY_REQUESTS: 'Too many requests; `Retry-After` says when to come back.',
  UNAVAILABLE:
    'The database, or the payment provider, cannot be reached just now; `Retry-After` says when to try again.',
}

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })

export type OpenApiDocument = Awaited<ReturnType<OpenAPIGenerator['generate']>>

/** The OpenAPI 3.1 document of the product's API, from the contract itself. */
export async function openApiDocument(siteUrl: string): Promise<OpenApiDocument> {
  const events = z.object(liveEvents)
  const named = Object.entries({ ...namedSchemas(), LiveEvents: events })
  const document = await generator.generate(contract, {
    info: {
      title: `${PRODUCT_NAME} API`,
      version: '1',
      description:
        `Everything that ${PRODUCT_NAME} does. Send the access token of a session as \`Authorization: Bearer …\`. ` +
        'A refusal has a `code`, a `message` for developers, and `data` with the request id and a reason or the fields. ' +
        `A body has at most ${BODY_MAX_BYTES} bytes: one that is larger is refused with 413 and \`PAYLOAD_TOO_LARGE\`. ` +
        'A method that an address does not have is 405 and `METHOD_NOT_SUPPORTED`, with `Allow`. ' +
        'What goes wrong on our side is 500 and `INTERNAL_SERVER_ERROR`.' +
        `\n\n${FILES}`,
    },
    servers: [{ url: `${siteUrl}/api` }],
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    security: [{ session: [] }],
    commonSchemas: {
      ...Object.fromEntries(
        named.map(([name, schema]) => [name, { schema, strategy: isInput(schema) ? 'input' : 'output' } as const]),
      ),
      UndefinedError: { error: 'UndefinedError' },
    },
  })
  sayWhatIsForAnyone(document)
  document.paths = { ...document.paths, ...downloads, '/events': liveStream(siteUrl) }
  shareRefusals(document, REFUSALS)
  leaveOutUnnamed(document)
  return document
}

const forAnyone = new Set(
  Object.entries(routes).flatMap(([feature, acts]) =>
    Object.entries<AnyProcedure>(acts).flatMap(([act, route]) => (isForAnyone(route) ? [`${feature}.${act}`] : [])),
  ),
)

/** A session is asked for everywhere else; here it only says who asks. */
function sayWhatIsForAnyone({ paths = {} }: OpenApiDocument): void {
  const operations = Object.values(paths).flatMap((path) => [path?.get, path?.post, path?.put, path?.delete])
  for (const operation of operations) {
    if (operation?.operationId && forAnyone.has(operation.operationId)) operation.security = [{ session: [] }, {}]
  }
}

/** Beside the API: a stream is no answer to a procedure. */
const liveStream = (siteUrl: string) => ({
  servers: [{ url: siteUrl }],
  get: {
    operationId: 'events',
    summary: 'What happens, as it happens',
    description: EVENTS,
    tags: ['Live events'],
    parameters: [
      { name: 'Last-Event-ID', in: 'header' as const, required: false, schema: { type: 'string' as const } },
      {
        ...{ name: 'lastEventId', in: 'query' as const, required: false, schema: { type: 'string' as const } },
        description: 'The same, for clients that cannot set the header.',
      },
    ],
    responses: {
      200: {
        description: 'The `event` of each is a name of LiveEvents, its `data` the JSON that stands there.',
        content: { 'text/event-stream': { schema: { $ref: '#/components/schemas/LiveEvents' } } },
      },
      401: { $ref: '#/components/responses/UNAUTHORIZED' },
      429: { $ref: '#/components/responses/TOO_MANY_REQUESTS' },
      503: { $ref: '#/components/responses/UNAVAILABLE' },
    },
  },
})
