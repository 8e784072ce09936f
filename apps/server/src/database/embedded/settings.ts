/**
 * Server settings for a small shop on one machine, given on the command line so that a new release of the shop brings its own.
 * What is not named here is PostgreSQL's default: every commit is on disk before it is confirmed.
 */
export const shopSettings: Record<string, string> = {
  shared_buffers: '192MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_connections: '100',
  synchronous_commit: 'on',
  max_wal_size: '1GB',
  wal_compression: 'on',
  // The data is on a solid-state disk or in memory, and queries are short: no compiling of plans.
  random_page_cost: '1.1',
  jit: 'off',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
  log_timezone: 'UTC',
  timezone: 'UTC',
}
