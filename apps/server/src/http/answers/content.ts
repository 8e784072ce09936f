import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

/** An answer's status, headers and body, before it is encoded for travel. */
export type Content = {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** Whether answers of its kind are usually requested once, as most pages of products and lists are. */
  isRarelyAsked?: boolean
}
export type Encoding = 'br' | 'gzip' | 'identity'

export type EncodedContent = Content & {
  etag: string
  /** The encoded body: compressed thoroughly, once; rare answers are first compressed at a fast level. */
  encode(encoding: Encoding): Promise<Buffer>
}

type Compressed = Exclude<Encoding, 'identity'>
type Effort = 'hurried' | 'thorough'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** Below this many bytes compression costs more than it saves. */
const smallestCompressed = 600
/** Up to this size, compressing takes less time than passing the work to another thread. */
const largestAtOnce = 32 * 1024
/** Bytes that zlib makes room for at a time. */
const defaultChunk = 16 * 1024
/** In a hurry it takes a third of the time, and makes a sixth more bytes (docs/performance.md). */
const qualities: Record<Compressed, Record<Effort, number>> = {
  br: { hurried: 2, thorough: 6 },
  gzip: { hurried: 1, thorough: 6 },
}

/** Gives content a strong ETag and its encodings. */
export function encodeContent({ body, ...rest }: Content): EncodedContent {
  const content = { ...rest, body: toOwnMemory(body) }
  const hurried = new Set<Compressed>()
  const thorough = new Map<Compressed, Promise<Buffer>>()
  return {
    ...content,
    etag: `"${createHash('sha256').update(content.body).digest('base64url').slice(0, 22)}"`,
    async encode(encoding) {
      if (encoding === 'identity') return content.body
      if (content.isRarelyAsked && !hurried.has(encoding)) {
        hurried.add(encoding)
        return await compress(content.body, encoding, 'hurried')
      }
      const body = thorough.get(encoding) ?? compress(content.body, encoding, 'thorough')
      thorough.set(encoding, body)
      return await body
    },
  }
}

/** Small buffers are slices of a shared pool, which stays in memory as long as one slice does: copy what is cached. */
function toOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

async function compress(body: Buffer, encoding: Compressed, effort: Effort): Promise<Buffer> {
  return toOwnMemory(await compressInRoom(body, encoding, effort))
}

async function compressInRoom(body: Buffer, encoding: Compressed, effort: Effort): Promise<Buffer> {
  const isSmall = body.length <= largestAtOnce
  const quality = qualities[encoding][effort]
  const chunkSize = Math.min(body.length + smallestCompressed, defaultChunk)
  if (encoding === 'gzip') {
    const options = { level: quality, chunkSize }
    return isSmall ? gzipSync(body, options) : await compressGzip(body, options)
  }
  const options = { chunkSize, params: brotliParams(body.length, quality) }
  return isSmall ? brotliCompressSync(body, options) : await compressBrotli(body, options)
}

/** A window that is not larger than the body makes the same bytes: a larger one only costs memory, which is then collected often. */
function brotliParams(bytes: number, quality: number): BrotliOptions['params'] {
  const window = Math.ceil(Math.log2(bytes)) + 1
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(window, constants.BROTLI_MAX_WINDOW_BITS),
  }
}

/** The best encoding that a client accepts for a body of this size. */
export function chooseEncoding(acceptEncoding: string | undefined, bytes: number): Encoding {
  if (!acceptEncoding || bytes < smallestCompressed) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding) ? 'gzip' : 'identity'
}
