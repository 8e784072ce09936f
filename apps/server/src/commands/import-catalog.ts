import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { seedPresets } from '../../seed/seed-presets.ts'
import { wireImport } from '../composition/import-deps.ts'
import { ConfigError } from '../config/config.ts'
import { isRefusal } from '../errors.ts'
import { type ImportReport, importCatalog, readImportFile } from '../modules/catalog-import/index.ts'
import { openMediaStore } from '../modules/media/index.ts'
import { showProgress } from './show-progress.ts'
import { withPool } from './with-pool.ts'
import { writeReport } from './write-report.ts'

const usage = `Usage: npm run catalogue:import -- FILE [--dry-run]

  FILE       a catalogue as .csv or .json (docs/catalogue-import.md); a relative path begins at the shop's folder
  --dry-run  check the file and count what would change, but change nothing`

/** Imports a catalogue into the database of the settings. Ends with code 1 when nothing was imported because of faults. */
async function main(): Promise<void> {
  const { file, isTrial } = readArguments()
  if (file === undefined) return fail(usage)
  const report = await runImport(file, isTrial)
  const text = writeReport(report, { file, isTrial })
  if (report.outcome === 'refused') fail(text)
  else console.log(text)
}

function readArguments(): { file: string | undefined; isTrial: boolean } {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } })
  return { file: positionals.length === 1 ? positionals[0] : undefined, isTrial: values['dry-run'] ?? false }
}

async function runImport(path: string, isTrial: boolean): Promise<ImportReport> {
  const file = await readImportFile(path)
  return await withPool({ connections: 3, applicationName: 'nawwar-import' }, async (pool, config) => {
    const progress = showProgress(process.stderr)
    try {
      const store = await openMediaStore(config.media)
      // A new shop may be filled before it is first started.
      await seedPresets(pool)
      const deps = { ...wireImport(pool, store), onProgress: progress.show }
      return await importCatalog(pool, file, deps, { isTrial })
    } finally {
      progress.end()
    }
  })
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}

/** The message only for errors that people can fix; the stack for all others. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof postgres.PostgresError && error.code === '55P03')
    return 'Nothing was imported: another import is running. Try again when it has ended.'
  if (isRefusal(error, 'plan_changed'))
    return 'Nothing was imported: a specification was changed while the file was read. Import it again.'
  if (error instanceof ConfigError) return error.message
  if ('code' in error && error.code === 'ENOENT' && 'path' in error) return `There is no file ${error.path}`
  if ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) return `${error.message}\n\n${usage}`
  return error.name === 'Error' && !('code' in error) ? error.message : (error.stack ?? error.message)
}

try {
  await main()
} catch (error) {
  fail(describe(error))
}
