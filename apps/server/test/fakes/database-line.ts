import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A connection to PostgreSQL that can fail. */
export type DatabaseLine = {
  url: string
  /** Silently stops all traffic of the existing connections, in both directions. */
  freeze(): void
  /** The next connection over which this text goes to PostgreSQL breaks. */
  breakAt(text: string): void
  /** All connections break, and new ones do at once, until `restore`. */
  cut(): void
  restore(): void
  stop(): Promise<void>
}

/** Opens a line to the database of a URL. */
export async function openDatabaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isCut = false
  let breaksAt: string | null = null
  const track = (socket: Socket) => {
    sockets.add(socket)
    // Broken connections are its purpose.
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
  }
  const server = createServer((near) => {
    track(near)
    if (isCut) near.destroy()
    else handOn(near)
  })
  const handOn = (near: Socket) => {
    const far = connect(Number(target.port), target.hostname)
    track(far)
    near.pipe(far).pipe(near)
    near.on('data', (sent: Buffer) => {
      if (breaksAt === null || !sent.includes(breaksAt)) return
      breaksAt = null
      near.resetAndDestroy()
    })
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  }
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: Object.assign(new URL(databaseUrl), { port: String((server.address() as AddressInfo).port) }).href,
    breakAt(text) {
      breaksAt = text
    },
    freeze() {
      for (const socket of sockets) socket.unpipe().pause()
    },
    cut() {
      isCut = true
      breakAll()
    },
    restore() {
      isCut = false
    },
    async stop() {
      breakAll()
      server.close()
      await once(server, 'close')
    },
  }
}
