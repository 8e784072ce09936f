import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const text = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
const files = new Set(
  globSync('{apps,packages,e2e,scripts}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**'] }).map((file) =>
    basename(file),
  ),
)

it('names only tests that exist', () => {
  const named = [...text.matchAll(/`([\w.-]+\.(?:test|spec|drill)\.tsx?)`/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(100)
  expect([...new Set(named)].filter((name) => !files.has(name))).toEqual([])
})

it('gives each line a verdict and a reason', () => {
  const lines = text.split('\n').filter((line) => /^\| \d/.test(line))
  expect(lines.length).toBeGreaterThan(200)
  expect(lines.filter((line) => !/^\| [\d.]+ \| .+ \| (yes|no|n\/a) \| .+ \|$/.test(line))).toEqual([])
})
