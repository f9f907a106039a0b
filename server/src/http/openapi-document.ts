import { contract } from '@heraia/contract/index'
import { MediaPurpose } from '@heraia/contract/media'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'

export type OpenApiDocument = Awaited<ReturnType<OpenAPIGenerator['generate']>>

/** Beside the API, for they are no JSON. */
const FILES =
  '\n\nFiles are uploaded to `/uploads` of the site in the tus protocol 1.0 (creation, termination), with the same ' +
  'Authorization header; `Upload-Metadata` names `id` (a UUID of version 7 that the client makes), `purpose` (' +
  `${MediaPurpose.options.join(', ')}) and \`filetype\`. ` +
  '`GET /me/media` says where they stand; the event `media.changed` says when ' +
  'to ask. Pictures are at `/media/{id}/{width}.webp`, films at `/media/{id}/video.mp4`, by the addresses that views ' +
  'give: they are judged at each request, and `v` in them says whom they were made for.'

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })

/** The OpenAPI 3.1 document of the product's API, from the contract itself. */
export const openApiDocument = (siteUrl: string): Promise<OpenApiDocument> =>
  generator.generate(contract, {
    info: {
      title: 'Heraia API',
      version: '1',
      description:
        'Everything that Heraia does. Send the access token of a session as `Authorization: Bearer …`. ' +
        'A refusal has a `code`, a `message` for developers, and `data` with the request id and a reason or the fields.' +
        FILES,
    },
    servers: [{ url: `${siteUrl}/api` }],
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    security: [{ session: [] }],
  })
