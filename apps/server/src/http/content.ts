import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

/** An answer's status, headers and body, before it is encoded for travel. */
export type Content = { status: number; headers: Record<string, string>; body: Buffer }
export type Encoding = 'br' | 'gzip' | 'identity'

export type EncodedContent = Content & {
  etag: string
  /** The body as it travels; each encoding is made once, when it is first asked for. */
  encode(encoding: Encoding): Promise<Buffer>
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** Below this many bytes compression costs more than it saves. */
const smallestCompressed = 600
/** Up to so many bytes it takes less time than handing the work to another thread does. */
const largestAtOnce = 32 * 1024

/** Gives content a strong ETag and its encodings. */
export function encodeContent(content: Content): EncodedContent {
  const encoded = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(content.body)]])
  return {
    ...content,
    etag: `"${createHash('sha256').update(content.body).digest('base64url').slice(0, 22)}"`,
    encode(encoding) {
      const body = encoded.get(encoding) ?? compress(content.body, encoding)
      encoded.set(encoding, body)
      return body
    },
  }
}

async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const isSmall = body.length <= largestAtOnce
  if (encoding === 'gzip') return isSmall ? gzipSync(body, gzipOptions) : await compressGzip(body, gzipOptions)
  const options = brotliOptions(body.length)
  return isSmall ? brotliCompressSync(body, options) : await compressBrotli(body, options)
}

const gzipOptions = { level: 6 }

function brotliOptions(bytes: number): BrotliOptions {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: bytes } }
}

/** The best encoding that a client accepts for a body of this size. */
export function chooseEncoding(acceptEncoding: string | undefined, bytes: number): Encoding {
  if (!acceptEncoding || bytes < smallestCompressed) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding) ? 'gzip' : 'identity'
}
