import { run } from './lib/run.ts'

/** The proofs that take their time: thousands of interleavings, and 200 violent deaths of the server. */
await run('vitest', ['run', '--project', 'server', 'orders/interleavings', 'orders/kill'], {
  env: { LONG_TESTS: 'yes' },
})
