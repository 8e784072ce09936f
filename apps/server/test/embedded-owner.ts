import { startEmbeddedPostgres } from '../src/database/embedded/embedded-postgres.ts'

/** A process of the shop in miniature: holds the embedded PostgreSQL of the folder it is given until it is told to end. */
const database = await startEmbeddedPostgres({
  dataDir: process.argv[2] ?? '',
  log: (message) => process.stderr.write(`${message}\n`),
})
process.stdout.write(`${database.url}\n`)
process.on('SIGTERM', () => void database.stop().then(() => process.exit()))
setInterval(() => undefined, 60_000)
