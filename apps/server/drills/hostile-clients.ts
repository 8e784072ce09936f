import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import { callFrom } from '../test/call-from.ts'

/** The requests of each kind of client; each request is new, so that none is cached. */
const askedBy: Record<string, () => string> = {
  'parameters that no page reads': () => `/?x=${randomUUID()}`,
  'searches and prices at random': () =>
    randomInt(2) === 0
      ? `/products?search=${randomUUID().slice(0, 6)}`
      : `/products?min_price=${randomInt(500)}&max_price=${randomInt(1500, 90_000_000)}`,
  'twelve unknown words': () => `/api/products/?search=${Array.from({ length: 12 }, randomWord).join('+')}`,
  'pictures at random': () => `/media/${randomBytes(16).toString('hex')}/640.avif`,
  'tiny answers': () => `/api/products/?search=zz${randomInt(1_000_000_000)}`,
}
export const hostileKinds = [...Object.keys(askedBy), 'the API reference, never read'] as const

const randomWord = () => `q${randomBytes(4).toString('hex')}`

export type Hostile = { answers: Record<string, number>; end(): Promise<void> }

/**
 * Clients who ask one after the other for as long as they are let, each from an address of its own.
 *
 * @param origin of a shop, or of the proxy
 */
export function sendHostile(kind: string, { origin, count }: { origin: string; count: number }): Hostile {
  const answers: Hostile['answers'] = {}
  const note = (name: string) => {
    answers[name] = (answers[name] ?? 0) + 1
  }
  let isOpen = true
  const write = askedBy[kind]
  const flood = async (_: unknown, place: number) => {
    const address = `127.2.0.${place + 1}`
    const call = callFrom(origin, address)
    while (isOpen) {
      if (write)
        await call(write()).then(
          ({ status }) => note(String(status)),
          () => note('none'),
        )
      else await pipeline(origin, address).then(note)
    }
  }
  const clients = Promise.all(Array.from({ length: count }, flood))
  return {
    answers,
    async end() {
      isOpen = false
      await clients
    },
  }
}

const requests = 'GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(1000)
/** For how long a client that reads nothing holds on, in milliseconds. */
const holdMs = 3000

/**
 * Asks a thousand times in one piece, reads nothing, and holds on. Who reads nothing does not learn that it was cut off.
 *
 * @returns what it is counted as
 */
async function pipeline(origin: string, localAddress: string): Promise<string> {
  const { protocol, hostname: host, port } = new URL(origin)
  const target = { host, port: Number(port), localAddress }
  const socket = protocol === 'https:' ? connectTls({ ...target, rejectUnauthorized: false }) : connect(target)
  socket.on('error', () => undefined).pause()
  socket.write(requests)
  await wait(holdMs)
  socket.destroy()
  return 'connections'
}
