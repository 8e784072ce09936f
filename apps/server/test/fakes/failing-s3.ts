import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { S3Settings } from '../../src/modules/media/stores/media-store.types.ts'
import { startS3Server } from '../s3-server.ts'

/**
 * How the store behaves: as it should, closing the line at once, saying nothing, answering after half a second, with 500, with
 * 403 as for credentials that were withdrawn, or closing the line or pausing for ever in the middle of a file.
 */
export type StoreBehaviour = 'well' | 'away' | 'silent' | 'slow' | 'broken' | 'refusing' | 'cut' | 'paused'

export type FailingS3 = { settings: S3Settings; behave(how: StoreBehaviour): void; stop(): Promise<void> }

const refusals = {
  broken: { status: 500, code: 'InternalError' },
  refusing: { status: 403, code: 'InvalidAccessKeyId' },
}

/** A real S3-compatible store behind a line that can fail. */
export async function startFailingS3(): Promise<FailingS3> {
  const store = await startS3Server()
  const { origin, pathname } = new URL(store.settings.bucketUrl)
  let behaviour: StoreBehaviour = 'well'
  const server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming).catch(() => null)
    if (behaviour === 'away' || body === null) incoming.socket.destroy()
    else if (behaviour === 'broken' || behaviour === 'refusing') refuse(outgoing, refusals[behaviour])
    else if (behaviour !== 'silent') {
      if (behaviour === 'slow') await wait(500)
      await handOn(origin, incoming, body, outgoing, behaviour)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bucketUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`
  return {
    settings: { ...store.settings, bucketUrl },
    behave: (how) => {
      behaviour = how
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await store.stop()
    },
  }
}

function refuse(outgoing: ServerResponse, { status, code }: { status: number; code: string }): void {
  outgoing.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
}

/** The host stays as it was signed. */
async function handOn(
  origin: string,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
  behaviour: StoreBehaviour,
): Promise<void> {
  const { promise: answered, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  request(`${origin}${url}`, { method, headers }, resolve).on('error', reject).end(body)
  const answer = await answered
  const bytes = await buffer(answer)
  outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
  const isHalf = method === 'GET' && bytes.length > 1000 && (behaviour === 'cut' || behaviour === 'paused')
  if (!isHalf) outgoing.end(bytes)
  else outgoing.write(bytes.subarray(0, 1000), () => behaviour === 'cut' && outgoing.destroy())
}
