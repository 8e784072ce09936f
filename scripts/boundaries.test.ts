import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allowed, forbidden } from './boundary-cases.fixture.ts'

const root = join(import.meta.dirname, '..')
const cases = [...forbidden, ...allowed]
let folder: string
let complaints: Map<number, string[]>

/** All cases are judged by one run of the linter over a copy of its rules, each case in a tree of its own. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nawwar-lint-'))
  await cp(join(root, 'biome.json'), join(folder, 'biome.json'))
  await cp(join(root, 'lint'), join(folder, 'lint'), { recursive: true })
  for (const [index, [file, line]] of cases.entries()) {
    const path = join(folder, `case-${index}`, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, `${line}\n`)
  }
  complaints = await lint(folder)
}, 60_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the lint rules', () => {
  it.each(forbidden.map((line, index) => [...line, index] as const))('refuse in %s: %s', (_file, _line, index) => {
    expect(complaints.get(index) ?? []).not.toEqual([])
  })

  it.each(allowed.map((line, index) => [...line, forbidden.length + index] as const))(
    'allow in %s: %s',
    (_file, _line, index) => {
      expect(complaints.get(index) ?? []).toEqual([])
    },
  )
})

type Report = { diagnostics: { category: string; message: string; location: { path: string } }[] }

/** What the linter says of each case, by the number of the case; rules that are not about boundaries do not count. */
async function lint(cwd: string): Promise<Map<number, string[]>> {
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.']
  const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/biome'), args, { cwd, encoding: 'utf8' })
  if (!stdout.startsWith('{')) throw new Error(`biome gave no report: ${stderr}`)
  const report: Report = JSON.parse(stdout)
  const found = new Map<number, string[]>()
  for (const { category, message, location } of report.diagnostics) {
    if (!/plugin|noProcessEnv|noConsole|noExplicitAny|useLogicalProperties/.test(category)) continue
    const index = Number(/case-(\d+)/.exec(location.path)?.[1])
    found.set(index, [...(found.get(index) ?? []), message])
  }
  return found
}
