import { setTimeout as delay } from 'node:timers/promises'
import type { AwsClient } from 'aws4fetch'
import { BodyTooLong, readLimitedText } from '../../../outgoing/limited-body.ts'
import { tellOutgoingCall } from '../../../outgoing/outgoing-calls.ts'
import { tracePart } from '../../../tracing/span.ts'
import { createWorkQueue } from '../../../work-queue.ts'

/** Calls of this process that wait for the beginning of an answer. */
const inTurn = createWorkQueue({ atOnce: 100, maxLine: 400 })

export type S3Call = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  headers?: Record<string, string>
  body?: Uint8Array<ArrayBuffer>
}

/** How often a call is tried; all are safe to repeat. */
const tries = 3
/** How long the store may take to begin its answer, in milliseconds; a file must be sent first. */
const patience = { GET: 5000, HEAD: 5000, DELETE: 5000, PUT: 20_000 } as const
/** How long it may take for the next piece of a file, in milliseconds. */
const pausePatience = 5000
/** No file of the shop is longer, in bytes: uploads end at 20 MB. */
const maxFileBytes = 64 * 1024 * 1024

/** Calls the store, and once more when it is busy or broken. One that says nothing is not asked again: somebody waits. */
export async function callStore(client: AwsClient, url: string, call: S3Call): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await inTurn(() => callOnce(client, url, call))
      if (attempt === tries || (response.status < 500 && response.status !== 429)) return response
      await finish(response)
    } catch (error) {
      if (attempt === tries || error instanceof TooSlow) throw error
    }
    await delay(100 * 2 ** attempt * Math.random())
  }
}

/** Reads an answer to its end, so that the connection can be used again. One that is too long is given up. */
export async function finish(response: Response): Promise<string> {
  return await within(pausePatience, readLimitedText(response))
}

/**
 * The bytes of an answer, as slowly as they are asked for: the store alone may not pause for long, or send more than any file has.
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
      const { done, value } = await within(pausePatience, reader.read())
      isOver = done
      length += value?.byteLength ?? 0
      if (length > maxBytes) throw new BodyTooLong(maxBytes)
      if (value) yield value
    }
  } finally {
    if (!isOver) void reader.cancel().catch(ignoreBrokenLine)
  }
}

class TooSlow extends Error {}

/**
 * Only the beginning of an answer is waited for here: its body goes on as slowly as the shopper reads. The signal goes to `fetch`
 * itself, since one that a `Request` was made with is forgotten when garbage is collected (undici issue 3644).
 */
async function callOnce(client: AwsClient, url: string, call: S3Call): Promise<Response> {
  const signed = await client.sign(url, call)
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(tooSlow(patience[call.method])), patience[call.method])
  try {
    return await tracePart(`${call.method} media store`, { kind: 'client' }, async (span) => {
      const response = await tellOutgoingCall('media store', () => fetch(signed, { signal: limit.signal }))
      span?.tell({ 'http.response.status_code': response.status })
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

/** The connection is given up because it is broken: that it breaks once more is no news. */
function ignoreBrokenLine(): void {
  return
}
