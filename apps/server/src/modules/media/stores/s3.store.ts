import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { hashOf, mediaTypeOf, splitName } from '../media-names.rules.ts'
import { type MediaStore, MediaStoreError, type S3Settings } from './media-store.types.ts'
import { callStore, finish, readPieces, type S3Call } from './s3.client.ts'

/**
 * A store in a bucket. Uses only what every S3-compatible store has (PUT, GET with Range, HEAD, DELETE, signature version 4).
 * The credentials also need `s3:ListBucket`, otherwise a missing file is answered with 403.
 *
 * @throws from all calls: MediaStoreError when the store is unreachable, fails, or refuses the credentials
 */
export function createS3Store({ bucketUrl, ...credentials }: S3Settings): MediaStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 0 })
  const base = bucketUrl.replace(/\/+$/, '')

  const call = async (name: string, request: S3Call, expected: number[], code: MediaStoreError['code']) => {
    const url = `${base}/${splitName(name).join('/')}`
    const what = `${request.method} ${name}`
    const response = await callStore(client, url, request).catch((cause: unknown) => {
      throw new MediaStoreError(code, `The media store did not answer ${what}: ${messageOf(cause)}`, { cause })
    })
    if (expected.includes(response.status)) return response
    const reason = (await finish(response)).slice(0, 500)
    throw new MediaStoreError(code, `The media store answered ${response.status} to ${what}: ${reason}`)
  }
  const findSize = async (name: string, code: MediaStoreError['code'] = 'MEDIA_UNREADABLE') => {
    const response = await call(name, { method: 'HEAD' }, [200, 404], code)
    return response.status === 404 ? null : Number(response.headers.get('content-length'))
  }
  return {
    findSize: (name) => findSize(name),
    async put(name, bytes) {
      if ((await findSize(name, 'MEDIA_UNWRITABLE')) !== null) return
      const headers = {
        'content-type': mediaTypeOf(name),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-amz-content-sha256': hashOf(bytes),
      }
      await finish(await call(name, { method: 'PUT', headers, body: bytes }, [200, 201, 204], 'MEDIA_UNWRITABLE'))
    },
    async open(name, range) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {}
      const response = await call(name, { method: 'GET', headers }, [range ? 206 : 200, 404], 'MEDIA_UNREADABLE')
      if (response.status !== 404) return { size: readSize(response), body: toReadable(name, response) }
      await finish(response)
      return null
    },
    async delete(name) {
      await finish(await call(name, { method: 'DELETE' }, [200, 202, 204, 404], 'MEDIA_UNWRITABLE'))
    },
  }
}

function readSize({ headers }: Response): number {
  return Number(headers.get('content-range')?.split('/')[1] ?? headers.get('content-length'))
}

function toReadable(name: string, { body }: Response): Readable {
  return Readable.from(body ? readWithReason(name, body) : [], { objectMode: false })
}

async function* readWithReason(name: string, body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* readPieces(body)
  } catch (cause) {
    throw new MediaStoreError('MEDIA_UNREADABLE', `The media store stopped within ${name}: ${messageOf(cause)}`, {
      cause,
    })
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
