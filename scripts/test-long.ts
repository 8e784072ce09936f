import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildBundlesIfStale } from './lib/bundles.ts'
import { root, run } from './lib/run.ts'

/** The proofs that take their time, in parts of some minutes, each on a database of its own; then the drills, which need nginx. */
const proofs = { 'orders/interleavings': 6, 'orders/kill': 4 }

type Report = { proof: string; figures: Record<string, number> }

const folder = await mkdtemp(join(tmpdir(), 'nawwar-long-'))
const env = { LONG_TESTS: 'yes', LONG_RUN_FIGURES: folder }
for (const [proof, parts] of Object.entries(proofs)) {
  for (let part = 1; part <= parts; part += 1) {
    console.log(`\n▶ ${proof}, part ${part} of ${parts}`)
    await run('vitest', ['run', '--project', 'server', proof], { env })
  }
}
console.log('\n▶ drills')
await buildBundlesIfStale()
await run('vitest', ['run', '--project', 'drills'], { env })
await writeFile(join(root, 'docs/long-run.md'), describeRun(await readReports(), new Date()))
await rm(folder, { recursive: true })

async function readReports(): Promise<Report[]> {
  const names = await readdir(folder)
  const reports = await Promise.all(
    names.map(async (name): Promise<Report> => JSON.parse(await readFile(join(folder, name), 'utf8'))),
  )
  return [...Map.groupBy(reports, ({ proof }) => proof)]
    .map(([proof, ofProof]) => ({ proof, figures: sumFigures(ofProof) }))
    .toSorted((a, b) => a.proof.localeCompare(b.proof))
}

function sumFigures(reports: readonly Report[]): Report['figures'] {
  const sums = new Map<string, number>()
  for (const [name, figure] of reports.flatMap(({ figures }) => Object.entries(figures)))
    sums.set(name, (sums.get(name) ?? 0) + figure)
  return Object.fromEntries(sums)
}

function describeRun(reports: readonly Report[], now: Date): string {
  const head = `# The last long run

Written by \`npm run test:long\` on ${now.toISOString().slice(0, 10)}; all of it passed. What is proved, and how, stands in the tests.
`
  return [head, ...reports.map(describeReport)].join('\n')
}

function describeReport({ proof, figures }: Report): string {
  const rows = Object.entries(figures).map(([name, figure]) => `| ${name} | ${figure.toLocaleString('en')} |`)
  return `## ${proof}\n\n| | |\n| --- | ---: |\n${rows.join('\n')}\n`
}
