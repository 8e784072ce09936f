import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../errors.ts'
import { parseByteRange } from './byte-range.parser.ts'
import type { ByteRange } from './stores/media-store.types.ts'

/** A file that can be sent whole or in part. The content of its address never changes. */
export type MediaSource = {
  mediaType: string
  /** Part of the ETag, besides the size. */
  version: string
  findSize(): Promise<number>
  open(range?: ByteRange): Promise<{ size: number; body: Readable | Buffer }>
}

/**
 * Answers GET and HEAD with an immutable file: 200, 206 for a range, 304 for a cached file.
 *
 * @throws AppError `range_not_satisfiable`
 */
export async function sendMedia(
  source: MediaSource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { headers, method } = request
  if (method === 'GET' && !headers.range && !headers['if-none-match']) {
    const { size, body } = await source.open()
    return describe(reply, source, size).header('content-length', size).send(body)
  }
  const size = await source.findSize()
  const tag = tagOf(source, size)
  if (hasTag(headers['if-none-match'], tag)) return describe(reply, source, size).code(304).send()
  if (method === 'HEAD') return describe(reply, source, size).header('content-length', size).send()

  const isSameFile = headers['if-range'] === undefined || headers['if-range'] === tag
  const range = isSameFile ? parseByteRange(headers.range, size) : null
  if (range === 'unsatisfiable') {
    void reply.header('content-range', `bytes */${size}`)
    throw new AppError('range_not_satisfiable')
  }
  const { body } = await source.open(range ?? undefined)
  describe(reply, source, size).header('content-length', range ? range.end - range.start + 1 : size)
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  return reply.send(body)
}

function describe(reply: FastifyReply, source: MediaSource, size: number): FastifyReply {
  return reply.headers({
    'content-type': source.mediaType,
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    etag: tagOf(source, size),
  })
}

function tagOf({ version }: MediaSource, size: number): string {
  return `"${version}-${size.toString(36)}"`
}

/** Tells whether an `If-None-Match` header names the tag. Proxies may have marked it as weak. */
function hasTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((given) => given.trim().replace(/^W\//, '') === tag || given.trim() === '*')
}
