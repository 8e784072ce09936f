import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that a provider received. */
export type ProviderRequest = { path: string; headers: IncomingHttpHeaders; text: string }

/**
 * How a provider behaves with a request: as its documents say (`accept`, or one of its refusals by name), or as providers do on
 * bad days. `silent` takes the request and never answers, `cut` takes it and closes the line.
 */
export type Behaviour = 'accept' | 'silent' | 'cut' | 'broken' | 'busy' | 'garbage' | 'redirect' | (string & {})

export type FakeProvider = {
  url: string
  /** Every request that came in, the newest last. */
  requests: ProviderRequest[]
  /** How it behaves with the next requests, one after another; then it accepts. */
  behaveAs(...behaviours: Behaviour[]): void
  /** Accepts the next requests, whatever it was told before: an impatient caller may have hung up before its request arrived. */
  forgive(): void
  stop(): Promise<void>
}

type Answer = { status: number; body: unknown; headers?: Record<string, string> }

const badDays: Record<string, Answer> = {
  broken: { status: 502, body: '<html>Bad gateway</html>' },
  busy: { status: 429, body: {}, headers: { 'retry-after': '7' } },
  garbage: { status: 200, body: 'OK, probably' },
  redirect: { status: 302, body: '', headers: { location: 'http://127.0.0.1:9/elsewhere' } },
}

/** Starts a small server that answers as a provider does. @param answer its documented answers, by request and behaviour; null for none at all */
export async function startProvider(
  answer: (request: ProviderRequest, behaviour: Behaviour) => Answer | null,
): Promise<FakeProvider> {
  const requests: ProviderRequest[] = []
  const script: Behaviour[] = []
  const server = createServer(async (incoming, outgoing) => {
    const text = await readText(incoming).catch(() => null)
    // An impatient caller hung up before its request was read.
    if (text === null) return
    const request = { path: incoming.url ?? '', headers: incoming.headers, text }
    requests.push(request)
    const behaviour = script.shift() ?? 'accept'
    if (behaviour === 'silent') return
    if (behaviour === 'cut') incoming.socket.destroy()
    else {
      const given = badDays[behaviour] ?? answer(request, behaviour)
      if (given) send(outgoing, given)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    behaveAs: (...behaviours) => void script.push(...behaviours),
    forgive: () => void script.splice(0),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function readText(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

function send(outgoing: ServerResponse, { status, body, headers = {} }: Answer): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  outgoing.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)
}
