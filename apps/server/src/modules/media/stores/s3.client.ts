import { setTimeout as delay } from 'node:timers/promises'
import type { AwsClient } from 'aws4fetch'
import { createWorkQueue } from '../../../concurrency/work-queue.ts'
import { BodyTooLong, readLimitedText } from '../../../outgoing/limited-body.ts'
import { publishOutgoingCall } from '../../../outgoing/outgoing-calls.ts'
import { tracePart } from '../../../tracing/span.ts'

/** Limits the parallel calls of this process. */
const inTurn = createWorkQueue({ atOnce: 100, maxLine: 400 })

export type S3Call = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  headers?: Record<string, string>
  body?: Uint8Array<ArrayBuffer>
}

/** Max tries of a call; all calls are safe to repeat. */
const maxTries = 3
/** Max time until the answer starts, in milliseconds. PUT includes the upload. */
const answerTimeoutMs = { GET: 5000, HEAD: 5000, DELETE: 5000, PUT: 20_000 } as const
/** Max time until the next piece of a file, in milliseconds. */
const pieceTimeoutMs = 5000
/** Max bytes of a file; uploads are limited to 20 MB. */
const maxFileBytes = 64 * 1024 * 1024

/** Calls the store and retries when it is busy or fails. A timeout is not retried, because a request is waiting. */
export async function callStore(client: AwsClient, url: string, call: S3Call): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await inTurn(() => callOnce(client, url, call))
      if (attempt === maxTries || (response.status < 500 && response.status !== 429)) return response
      await finish(response)
    } catch (error) {
      if (attempt === maxTries || error instanceof TooSlow) throw error
    }
    await delay(100 * 2 ** attempt * Math.random())
  }
}

/** Reads an answer to its end, so that the connection can be reused. An answer that is too long is dropped. */
export async function finish(response: Response): Promise<string> {
  return await within(pieceTimeoutMs, readLimitedText(response))
}

/**
 * Streams the bytes of an answer at the reader's pace. The time limit applies to the store, not to the reader.
 *
 * @throws BodyTooLong
 */
export async function* readPieces(
  body: ReadableStream<Uint8Array>,
  maxBytes = maxFileBytes,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  let isOver = false
  let length = 0
  try {
    while (!isOver) {
      const { done, value } = await within(pieceTimeoutMs, reader.read())
      isOver = done
      length += value?.byteLength ?? 0
      if (length > maxBytes) throw new BodyTooLong(maxBytes)
      if (value) yield value
    }
  } finally {
    if (!isOver) void reader.cancel().catch(ignoreError)
  }
}

class TooSlow extends Error {}

/**
 * The time limit covers only the start of an answer, because its body is read at the shopper's pace. The signal is passed to `fetch`
 * itself: a signal of a `Request` is lost by garbage collection (undici issue 3644).
 */
async function callOnce(client: AwsClient, url: string, call: S3Call): Promise<Response> {
  const signed = await client.sign(url, call)
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(tooSlow(answerTimeoutMs[call.method])), answerTimeoutMs[call.method])
  try {
    return await tracePart(`${call.method} media store`, { kind: 'client' }, async (span) => {
      const response = await publishOutgoingCall('media store', () => fetch(signed, { signal: limit.signal }))
      span?.setAttributes({ 'http.response.status_code': response.status })
      return response
    })
  } finally {
    clearTimeout(timer)
  }
}

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const { promise: limit, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(tooSlow(milliseconds)), milliseconds)
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

function tooSlow(milliseconds: number): TooSlow {
  return new TooSlow(`no answer in ${milliseconds} ms`)
}

/** The connection is already dropped, so a further error says nothing new. */
function ignoreError(): void {
  return
}
