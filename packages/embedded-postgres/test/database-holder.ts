import { startEmbeddedPostgres } from '../src/index.ts'

/** A small process of the shop: it uses the embedded PostgreSQL of the folder in its argument until SIGTERM. */
const database = await startEmbeddedPostgres({
  dataDir: process.argv[2] ?? '',
  log: (message) => process.stderr.write(`${message}\n`),
  // As in the tests: they kill programs, they do not cut the power.
  settings: { fsync: 'off' },
})
process.stdout.write(`${database.url}\n`)
process.on('SIGTERM', () => void database.stop().then(() => process.exit()))
setInterval(() => undefined, 60_000)
