import { dirname } from 'node:path'
import { saysItsRole } from '../walls/server-walls.ts'
import type { SourceFile } from './source-files.ts'

/** The shape of a group of files, in lines. */
export type AreaFigures = {
  name: string
  files: number
  lines: number
  median: number
  p90: number
  max: number
  testFiles: number
  testLines: number
}

/** What says how easily a newcomer finds a place in the tree. */
export type TreeFigures = {
  /** Product files that exactly one other product file imports. */
  oneImporter: number
  /** Of these, those below 30 lines whose importer lies in the same folder. */
  smallSiblings: string[]
  /** Folders with more than 20 source files, tests left out. */
  largeFolders: { folder: string; files: number }[]
  /** Product files above 250 lines. */
  longFiles: { path: string; lines: number }[]
  /** Files of the server's modules whose name says no role (`cart.service.ts` does, `cart-text.ts` does not). */
  unsuffixed: string[]
}

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

/** Gives the figures of each area and, last, of all of them together. */
export function measureAreas(files: readonly SourceFile[]): AreaFigures[] {
  const areaOf = ({ path }: SourceFile) => areas.find(([, prefix]) => path.startsWith(prefix))?.[0]
  const measured = areas.map(([name]) =>
    measureArea(
      name,
      files.filter((file) => areaOf(file) === name),
    ),
  )
  return [...measured, measureArea('all', files)]
}

function measureArea(name: string, files: readonly SourceFile[]): AreaFigures {
  const product = files.filter(({ isTest }) => !isTest).map(({ lines }) => lines)
  const tests = files.filter(({ isTest }) => isTest).map(({ lines }) => lines)
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

/** Gives the figures about importers, folders and names. */
export function measureTree(files: readonly SourceFile[]): TreeFigures {
  const product = files.filter(({ isTest }) => !isTest)
  const importers = importersOf(product)
  const single = product.filter(({ path }) => importers.get(path)?.length === 1)
  return {
    oneImporter: single.length,
    smallSiblings: single
      .filter(({ path, lines }) => lines < 30 && dirname(importers.get(path)?.[0] ?? '') === dirname(path))
      .map(({ path }) => path),
    largeFolders: largeFolders(product),
    longFiles: product.filter(({ lines }) => lines > 250).map(({ path, lines }) => ({ path, lines })),
    unsuffixed: product.map(({ path }) => path).filter((path) => !saysItsRole(path)),
  }
}

function importersOf(files: readonly SourceFile[]): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const { path, imports } of files) {
    for (const target of imports) importers.set(target, [...(importers.get(target) ?? []), path])
  }
  return importers
}

function largeFolders(files: readonly SourceFile[]): { folder: string; files: number }[] {
  const counts = new Map<string, number>()
  for (const { path } of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count > 20)
    .map(([folder, count]) => ({ folder, files: count }))
    .sort((a, b) => b.files - a.files)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
