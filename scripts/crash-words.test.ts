import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { errorNames, pageWords } from '../apps/server/src/modules/crash-reports/crash-words.data.ts'

test('the words that a crash report may log are those of all pages, and the names of all our errors', async () => {
  const routes = await readFile('apps/storefront/app/routes.ts', 'utf8')
  const resources = await readAll('apps/dashboard/src/resources/*/index.ts')
  const addresses = [
    ...[...routes.matchAll(/route\('([^']+)'/g)].map(([, path = '']) => path),
    ...[...routes.matchAll(/policies = \[(.*)\]/g)].flatMap(([, kinds = '']) =>
      kinds.replaceAll(/[' ]/g, '').split(','),
    ),
    ...[...resources.matchAll(/name: '([^']+)'/g)].map(([, path = '']) => path),
  ]
  const words = addresses.flatMap((path) => path.split('/')).filter((word) => /^[a-z]/.test(word))
  expect(words.length).toBeGreaterThan(40)
  expect(words.filter((word) => !pageWords.has(word))).toEqual([])
  const programs = await readAll('{apps/storefront/app,apps/dashboard/src,packages/contract/src}/**/*.{ts,tsx}')
  const errors = [...programs.matchAll(/class (\w+Error) extends/g)].map(([, name = '']) => name)
  expect(errors.filter((name) => !errorNames.has(name))).toEqual([])
})

async function readAll(pattern: string): Promise<string> {
  const texts: string[] = []
  for await (const file of glob(pattern)) texts.push(await readFile(file, 'utf8'))
  return texts.join('\n')
}
