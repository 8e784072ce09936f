import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that Linux gives to whoever asks for any: a server that is started again finds its own still free. */
const range = { first: 20_000, end: 32_768 }

/** Finds a free port of 127.0.0.1 for a server that keeps its address when it is started again. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(range.first, range.end)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
