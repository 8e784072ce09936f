import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowsers } from './lib/browser.ts'
import { buildBundlesIfStale } from './lib/bundles.ts'
import { root, run } from './lib/run.ts'

const vitest = ['vitest', 'run']

/**
 * The proofs that take their time (`-- drills` for one of them), in parts of some minutes, each on a database of its own. What they
 * counted goes to docs/long-run.md with the date. Rows of parts that did not run do not change. Tests run in another order each time,
 * with other random cases, and journeys on all screens.
 */
const proofs: Record<string, { parts: number; command: string[] }> = {
  tests: { parts: 1, command: [...vitest, '--sequence.shuffle', '--project', '!drills'] },
  journeys: { parts: 1, command: ['playwright', 'test', '--config=e2e'] },
  interleavings: { parts: 30, command: [...vitest, '--project', 'server', 'orders/interleavings'] },
  kill: { parts: 4, command: [...vitest, '--project', 'server', 'orders/kill'] },
  drills: { parts: 1, command: [...vitest, '--project', 'drills', '--exclude', '**/containers.drill.ts'] },
  containers: { parts: 1, command: [...vitest, '--project', 'drills', 'containers'] },
}
const needBrowsers = ['tests', 'journeys']
const document = join(root, 'docs/long-run.md')

type Report = { proof: string; figures: Record<string, number> }

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in proofs))
if (unknown.length > 0) throw new Error(`No such proof: ${unknown}. There are ${Object.keys(proofs)}`)

const folder = await mkdtemp(join(tmpdir(), 'nawwar-long-'))
const env = { LONG_TESTS: 'yes', LONG_RUN_FIGURES: folder }
// The drills run the server as it is in production, with its bundles.
await buildBundlesIfStale()
for (const [name, { parts, command }] of Object.entries(proofs)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  for (let part = 1; part <= parts; part += 1) {
    console.log(`\n▶ ${name}, part ${part} of ${parts}`)
    const [program = '', ...args] = command
    await run(program, args, { env: { ...env, ...(needBrowsers.includes(name) && (await findBrowsers())) } })
  }
}
await writeDocument(await readReports(), new Date().toISOString().slice(0, 10))
await rm(folder, { recursive: true })

async function readReports(): Promise<Report[]> {
  const names = await readdir(folder)
  const reports = await Promise.all(
    names.map(async (name): Promise<Report> => JSON.parse(await readFile(join(folder, name), 'utf8'))),
  )
  return [...Map.groupBy(reports, ({ proof }) => proof)].map(([proof, ofProof]) => ({
    proof,
    figures: sumFigures(ofProof),
  }))
}

function sumFigures(reports: readonly Report[]): Report['figures'] {
  const sums = new Map<string, number>()
  for (const [name, figure] of reports.flatMap(({ figures }) => Object.entries(figures)))
    sums.set(name, (sums.get(name) ?? 0) + figure)
  return Object.fromEntries(sums)
}

/** Puts the sections of what ran among those of earlier runs. */
async function writeDocument(reports: readonly Report[], day: string): Promise<void> {
  const [head = '', ...known] = (await readFile(document, 'utf8')).split(/^## /m)
  const sections = new Map(known.map((text) => [text.slice(0, text.indexOf('\n')), text.trim()]))
  for (const report of reports) sections.set(report.proof, describeReport(report, day))
  const texts = [...sections].toSorted(([a], [b]) => a.localeCompare(b)).map(([, text]) => `## ${text}`)
  await writeFile(document, `${[head.trimEnd(), ...texts].join('\n\n')}\n`)
}

function describeReport({ proof, figures }: Report, day: string): string {
  const rows = Object.entries(figures).map(([name, figure]) => `| ${name} | ${figure.toLocaleString('en')} |`)
  return `${proof}\n\n| ${day} | |\n| --- | ---: |\n${rows.join('\n')}`
}
