import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run } from './lib/run.ts'

/** The proofs that take their time: thousands of interleavings, and hundreds of violent deaths of the server. */
const proofs = ['orders/interleavings', 'orders/kill']

type Report = { proof: string; figures: Record<string, number> }

const folder = await mkdtemp(join(tmpdir(), 'nawwar-long-'))
const env = { LONG_TESTS: 'yes', LONG_RUN_FIGURES: folder }
await run('vitest', ['run', '--project', 'server', ...proofs], { env })
await writeFile(join(root, 'docs/long-run.md'), describeRun(await readReports(), new Date()))
await rm(folder, { recursive: true })

async function readReports(): Promise<Report[]> {
  const names = await readdir(folder)
  const reports = await Promise.all(
    names.map(async (name): Promise<Report> => JSON.parse(await readFile(join(folder, name), 'utf8'))),
  )
  return reports.toSorted((a, b) => a.proof.localeCompare(b.proof))
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
