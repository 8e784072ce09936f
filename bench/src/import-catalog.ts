import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeCatalog } from './catalogue.ts'

/** Imports products into a shop by its import command. @returns the duration in seconds */
export function importCatalog(count: number, env: Record<string, string> & { DATA_DIR: string }): number {
  const file = join(env.DATA_DIR, `catalogue-${count}.json`)
  writeFileSync(file, JSON.stringify(makeCatalog(count)))
  const command = fileURLToPath(new URL('../../apps/server/src/commands/import-catalog.ts', import.meta.url))
  const start = performance.now()
  execFileSync(process.execPath, [command, file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const seconds = (performance.now() - start) / 1000
  rmSync(file)
  return seconds
}
