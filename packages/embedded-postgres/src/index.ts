export { findBinaries } from './binaries.ts'
export { type EmbeddedPostgres, findServerProcess, killServer, startEmbeddedPostgres } from './embedded-postgres.ts'
