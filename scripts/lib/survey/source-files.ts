import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A tracked source file of the product or of its proof. */
export type SourceFile = {
  /** Relative to the root of the repository. */
  path: string
  text: string
  lines: number
  isTest: boolean
  /** Paths of the files that it imports, by value or by type. */
  imports: string[]
}

const testPath = /(\.(test|fixture)\.tsx?$)|(^e2e\/)|(\/(test|drills)\/)/
const importSource = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g

/**
 * Reads all tracked TypeScript files below a folder.
 *
 * @param root of the repository, absolute
 */
export function readSourceFiles(root: string): SourceFile[] {
  const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  const paths = tracked.split('\n').filter((path) => path !== '' && existsSync(join(root, path)))
  const known = new Set(paths)
  return paths.map((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return {
      path,
      text,
      lines: text.trimEnd().split('\n').length,
      isTest: testPath.test(path),
      imports: importsOf(path, text, known),
    }
  })
}

function importsOf(path: string, text: string, known: ReadonlySet<string>): string[] {
  const found = [...text.matchAll(importSource)].flatMap(([, source = '']) => resolveImport(path, source, known))
  return [...new Set(found)]
}

function resolveImport(importer: string, source: string, known: ReadonlySet<string>): string[] {
  const target = source.startsWith('.') ? join(dirname(importer), source) : workspaceFile(source)
  return known.has(target) ? [target] : []
}

/** `@shop/contract/staff` is `packages/contract/src/staff.ts` or the index of that folder. */
function workspaceFile(source: string): string {
  const [, name, rest] = /^@shop\/([^/]+)(?:\/(.+))?$/.exec(source) ?? []
  if (name === undefined) return ''
  return rest === undefined ? `packages/${name}/src/index.ts` : `packages/${name}/src/${rest}.ts`
}
