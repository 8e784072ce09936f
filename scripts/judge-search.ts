import { run } from './lib/run.ts'

/** Asks the search what shoppers type (`apps/server/test/search-judge`), and fails when too little of it is found. */
await run('vitest', ['run', '--project', 'server', '--silent=false', 'apps/server/test/search-judge'])
