import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AwsClient } from 'aws4fetch'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { collectGarbage } from '../../../../test/collect-garbage.ts'
import { callStore, finish, readPieces } from './s3.client.ts'

/** A store that takes calls and keeps each waiting for its answer. */
let server: Server
let waiting: ServerResponse[]
let url: string
beforeEach(async () => {
  waiting = []
  server = createServer((_, outgoing) => void waiting.push(outgoing))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket/file`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const client = new AwsClient({ accessKeyId: 'key', secretAccessKey: 'secret', service: 's3', retries: 0 })
const call = () => callStore(client, url, { method: 'GET' })

test('a silent store is given up, also when garbage is collected meanwhile', async () => {
  const collecting = setInterval(collectGarbage, 1000)
  onTestFinished(() => clearInterval(collecting))
  await expect(call()).rejects.toThrow('no answer in 5000 ms')
  await expect.poll(() => waiting[0]?.destroyed).toBe(true)
})

test('no more than a hundred calls are under way and four hundred wait; one more is refused while the others are answered', async () => {
  const calls = Array.from({ length: 500 }, async () => await finish(await call()))
  await expect.poll(() => waiting.length).toBe(100)
  await expect(call()).rejects.toMatchObject({ code: 'service_unavailable' })
  expect(waiting).toHaveLength(100)

  server.on('request', (_, outgoing) => outgoing.end('kept'))
  for (const outgoing of waiting) outgoing.end('kept')
  expect(new Set(await Promise.all(calls))).toEqual(new Set(['kept']))
})

test('an answer that is no file is read up to 256 kB, and a file up to its limit, then given up', async () => {
  server.on('request', (_, outgoing) => outgoing.end(Buffer.alloc(300 * 1024)))
  await expect(call().then(finish)).rejects.toThrow('longer than 262144 bytes')
  const { body } = await call()
  const read = async () => {
    let length = 0
    if (body) for await (const piece of readPieces(body, 100_000)) length += piece.byteLength
    return length
  }
  await expect(read()).rejects.toThrow('longer than 100000 bytes')
})
