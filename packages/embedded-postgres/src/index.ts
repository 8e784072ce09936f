export { findBinaries } from './binaries.ts'
export { type EmbeddedPostgres, findServerProcess, startEmbeddedPostgres } from './embedded-postgres.ts'
