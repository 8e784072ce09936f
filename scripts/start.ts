import { fileURLToPath } from 'node:url'
import { memoryFlags, processEnvironment } from '../apps/server/src/process/process-settings.ts'
import { superviseProcess } from '../apps/server/src/process/supervise-process.ts'
import { buildBundlesIfStale } from './lib/bundles.ts'

process.env.NODE_ENV ??= 'production'
await buildBundlesIfStale().catch((error: Error) => {
  console.error(`The screens could not be built: ${error.message}`)
  process.exit(1)
})
process.exitCode = await superviseProcess({
  program: fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url)),
  flags: [...memoryFlags, ...process.execArgv],
  env: { ...processEnvironment, ...process.env },
  say: (line) => console.error(line),
})
