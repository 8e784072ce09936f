import { dirname } from 'node:path'
import type { SourceFile } from './source-files.ts'

/** The areas that the figures are given for, by the beginning of the path; a file counts in the first that fits. */
const areas: [name: string, prefix: string][] = [
  ['server modules', 'apps/server/src/modules/'],
  ['server http', 'apps/server/src/http/'],
  ['server, other', 'apps/server/'],
  ['storefront', 'apps/storefront/'],
  ['dashboard', 'apps/dashboard/'],
  ['contract', 'packages/contract/'],
  ['other packages', 'packages/'],
  ['scripts, bench, tools', ''],
]

/** Gives the shape of each area in lines and, last, of all of them together. */
export function measureAreas(files: readonly SourceFile[]) {
  const inAreas = Map.groupBy(files, ({ path }) => areas.find(([, prefix]) => path.startsWith(prefix))?.[0])
  return [...areas.map(([name]) => measureArea(name, inAreas.get(name) ?? [])), measureArea('all', files)]
}

function measureArea(name: string, files: readonly SourceFile[]) {
  const linesOf = (isTest: boolean) => files.filter((file) => file.isTest === isTest).map(({ lines }) => lines)
  const [product, tests] = [linesOf(false), linesOf(true)]
  return {
    name,
    files: product.length,
    lines: sum(product),
    median: quantile(product, 0.5),
    p90: quantile(product, 0.9),
    max: Math.max(0, ...product),
    testFiles: tests.length,
    testLines: sum(tests),
  }
}

/** Lists what says how easily a newcomer finds a place in the tree; tests are left out. */
export function measureTree(files: readonly SourceFile[]): Record<string, string[]> {
  const product = files.filter(({ isTest }) => !isTest)
  const importers = Map.groupBy(
    product.flatMap(({ path, imports }) => imports.map((target) => ({ path, target }))),
    ({ target }) => target,
  )
  const single = product.filter(({ path }) => importers.get(path)?.length === 1)
  const isBeside = ({ path }: SourceFile) => dirname(importers.get(path)?.[0]?.path ?? '') === dirname(path)
  const folders = [...Map.groupBy(product, ({ path }) => dirname(path))]
  return {
    'Files with one importer': single.map(({ path }) => path),
    'Of these below 30 lines, beside their importer': single
      .filter((file) => file.lines < 30 && isBeside(file))
      .map(({ path }) => path),
    'Folders above 20 files': folders
      .filter(([, inside]) => inside.length > 20)
      .map(([folder, inside]) => `${folder}: ${inside.length}`),
    'Files above 250 lines': product.filter(({ lines }) => lines > 250).map(({ path, lines }) => `${path}: ${lines}`),
    'Names that modules publish': product.flatMap(publishedNames),
  }
}

/** The exports of the index of a server's module. */
function publishedNames({ path, text }: SourceFile): string[] {
  const module = /^apps\/server\/src\/modules\/([^/]+)\/index\.ts$/.exec(path)?.[1]
  if (module === undefined) return []
  const lists = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].map(([, names = '']) => names.split(','))
  const declared = [...text.matchAll(/^export (?:async )?(?:function|const|type|class) (\w+)/gm)].map(
    ([, name]) => name,
  )
  return [...lists.flat(), ...declared].flatMap((name) => (name?.trim() ? [`${module}: ${name.trim()}`] : []))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
}
