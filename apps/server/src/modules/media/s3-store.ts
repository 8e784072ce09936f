import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { tracePart } from '../../tracing/span.ts'
import { hashOf, mediaTypeOf, splitName } from './media-names.ts'
import type { MediaStore, S3Settings } from './media-store.ts'

type Call = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  headers?: Record<string, string>
  body?: Uint8Array<ArrayBuffer>
}

/** How often a call is tried; all are safe to repeat. */
const tries = 3
/** How long the store may take to begin its answer, in milliseconds. */
const patience = 15_000

/**
 * A store in a bucket. Uses only what every S3-compatible store has (PUT, GET with Range, HEAD, DELETE, signature version 4);
 * the credentials need `s3:ListBucket` as well, else a missing file is answered with 403.
 */
export function createS3Store({ bucketUrl, ...credentials }: S3Settings): MediaStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 0 })
  const base = bucketUrl.replace(/\/+$/, '')

  const call = async (name: string, request: Call, expected: number[]): Promise<Response> => {
    const response = await callPatiently(client, `${base}/${splitName(name).join('/')}`, request)
    if (expected.includes(response.status)) return response
    const reason = (await response.text()).slice(0, 500)
    throw new Error(`The media store answered ${response.status} to ${request.method} ${name}: ${reason}`)
  }
  const findSize = async (name: string) => {
    const response = await call(name, { method: 'HEAD' }, [200, 404])
    return response.status === 404 ? null : Number(response.headers.get('content-length'))
  }
  return {
    findSize,
    async put(name, bytes) {
      if ((await findSize(name)) !== null) return
      const headers = {
        'content-type': mediaTypeOf(name),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-amz-content-sha256': hashOf(bytes),
      }
      await finish(await call(name, { method: 'PUT', headers, body: bytes }, [200, 201, 204]))
    },
    async open(name, range) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {}
      const response = await call(name, { method: 'GET', headers }, [range ? 206 : 200, 404])
      if (response.status !== 404) return { size: readSize(response), body: toReadable(response) }
      await finish(response)
      return null
    },
    async delete(name) {
      await finish(await call(name, { method: 'DELETE' }, [200, 202, 204, 404]))
    },
  }
}

async function callPatiently(client: AwsClient, url: string, request: Call): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await callOnce(client, url, request)
      if (attempt === tries || (response.status < 500 && response.status !== 429)) return response
      await finish(response)
    } catch (error) {
      if (attempt === tries) throw error
    }
    await delay(100 * 2 ** attempt * Math.random())
  }
}

/** Only the beginning of an answer is waited for with a limit: its body goes on as slowly as the shopper reads. */
async function callOnce(client: AwsClient, url: string, request: Call): Promise<Response> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new Error(`The media store did not answer in ${patience} ms`)), patience)
  try {
    return await tracePart(`${request.method} media store`, { kind: 'client' }, async (span) => {
      const response = await client.fetch(url, { ...request, signal: limit.signal })
      span?.tell({ 'http.response.status_code': response.status })
      return response
    })
  } finally {
    clearTimeout(timer)
  }
}

/** Reads an answer to its end, so that the connection can be used again. */
async function finish(response: Response): Promise<void> {
  await response.arrayBuffer()
}

function readSize({ headers }: Response): number {
  return Number(headers.get('content-range')?.split('/')[1] ?? headers.get('content-length'))
}

function toReadable({ body }: Response): Readable {
  return body ? Readable.fromWeb(body) : Readable.from([])
}
