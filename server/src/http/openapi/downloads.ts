const file = (type: string) => ({
  description: 'The file, to be saved.',
  content: { [type]: { schema: { type: 'string' as const, contentMediaType: type } } },
})

const refused = (code: string) => ({ $ref: `#/components/responses/${code}` })

const inPath = (name: string) => ({
  ...{ name, in: 'path' as const, required: true },
  schema: { type: 'string' as const, format: 'uuid' },
})

const signed = (name: string) => ({
  ...{ name, in: 'query' as const, required: true },
  schema: { type: 'string' as const },
})

/** Beside the API: what is saved as a file is no answer to a procedure. */
export const downloads = {
  '/admin/inbox/{id}/resume': {
    get: {
      operationId: 'resumeFile',
      summary: 'The file of an application',
      description: 'For admins.',
      tags: ['Files'],
      parameters: [inPath('id')],
      responses: {
        200: file('application/pdf'),
        401: refused('UNAUTHORIZED'),
        403: refused('FORBIDDEN'),
        404: refused('NOT_FOUND'),
        503: refused('UNAVAILABLE'),
      },
    },
  },
  '/me/exports/{id}/file': {
    get: {
      operationId: 'exportFile',
      summary: 'All that is hers, as an archive',
      description:
        'By the address that `GET /me/exports` gives her: whoever has it whole may fetch it until then. No session is asked for.',
      tags: ['Files'],
      security: [{}],
      parameters: [inPath('id'), signed('until'), signed('sig')],
      responses: {
        200: file('application/zip'),
        404: refused('NOT_FOUND'),
        429: refused('TOO_MANY_REQUESTS'),
        503: refused('UNAVAILABLE'),
      },
    },
  },
}
