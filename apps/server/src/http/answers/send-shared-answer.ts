import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, type EncodedContent } from './content.ts'

/**
 * Sends a cached answer in the encoding the client likes best, or 304 when the client has it already. Goes past Fastify's own
 * serialising: the bytes are ready.
 *
 * @param ownHeaders what this one client gets besides
 */
export async function sendSharedAnswer(
  answer: EncodedContent,
  request: FastifyRequest,
  reply: FastifyReply,
  ownHeaders: OutgoingHttpHeaders = {},
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'], answer.body.length)
  const headers: OutgoingHttpHeaders = {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'cache-control': 'no-cache',
    ...answer.headers,
    ...ownHeaders,
    etag: answer.etag,
  }
  // The answer is the same for every origin, but what a cache may hand out is not.
  const vary = [reply.getHeader('vary'), answer.headers.vary, ownHeaders.vary].filter(Boolean)
  if (vary.length > 0) headers.vary = vary.join(', ')
  reply.hijack()
  if (answer.status === 200 && request.headers['if-none-match']?.includes(answer.etag)) {
    reply.raw.writeHead(304, headers).end()
    return reply
  }
  const body = await answer.encode(encoding)
  headers['content-length'] = body.length
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  reply.raw.writeHead(answer.status, headers).end(request.method === 'HEAD' ? undefined : body)
  return reply
}
