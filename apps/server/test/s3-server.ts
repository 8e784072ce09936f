import { randomUUID } from 'node:crypto'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Settings } from '../src/modules/media/stores/media-store.types.ts'

/** An S3-compatible server with an empty bucket. */
export type S3Server = { settings: S3Settings; stop(): Promise<void> }

/**
 * Starts a server of its own, or uses the bucket that S3_TEST_URL names (with S3_TEST_REGION, S3_TEST_KEY and S3_TEST_SECRET), so
 * that the same tests can be run against any provider.
 */
export async function startS3Server(): Promise<S3Server> {
  const { S3_TEST_URL, S3_TEST_REGION = 'us-east-1', S3_TEST_KEY = '', S3_TEST_SECRET = '' } = process.env
  if (S3_TEST_URL === undefined) return await startOwnServer()
  const settings = {
    bucketUrl: S3_TEST_URL,
    region: S3_TEST_REGION,
    accessKeyId: S3_TEST_KEY,
    secretAccessKey: S3_TEST_SECRET,
  }
  return { settings, stop: () => Promise.resolve() }
}

async function startOwnServer(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'nawwar-s3-'))
  const bucket = { name: 'pictures' }
  const server = new S3rver({ address: '127.0.0.1', port: 0, directory, silent: true, configureBuckets: [bucket] })
  putAtOnce(server)
  const { port } = await server.run()
  const bucketUrl = `http://127.0.0.1:${port}/${bucket.name}`
  const stop = async () => {
    await server.close()
    await rm(directory, { recursive: true, force: true })
  }
  return { settings: { bucketUrl, region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }, stop }
}

/** An object of S3 is never seen half written; this server would write in place. */
function putAtOnce({ store }: S3rver): void {
  const { putContent } = store
  store.putContent = async (path, content) => {
    const draft = `${path}.${randomUUID()}`
    const written = await putContent.call(store, draft, content)
    await rename(draft, path)
    return written
  }
}
