import { relative } from 'node:path'
import type { CallExpression, Node, SourceFile } from 'typescript/unstable/ast'
import {
  isCallExpression,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isPropertyAccessExpression,
  isStringLiteral,
  isTaggedTemplateExpression,
  isTemplateExpression,
} from 'typescript/unstable/ast/is'
import { API } from 'typescript/unstable/sync'

/** Between the name of a group of tests and that of a test in it. */
export const inside = ' › '

/**
 * Reads the names of all tests from their sources: of a test in a group with the group's name before it, of one that runs for each
 * row of a table as it is written.
 *
 * @param root what the paths are below
 * @param projects their tsconfig files
 * @returns names by path of the test file
 */
export function readTestTitles(root: string, projects: readonly string[]): Map<string, string[]> {
  const api = new API({ cwd: root })
  try {
    const programs = api
      .updateSnapshot({ openProjects: [...projects] })
      .getProjects()
      .map(({ program }) => program)
    const titles = programs.flatMap((program) =>
      program
        .getSourceFileNames()
        .filter((name) => /\.(test|spec)\.tsx?$/.test(name) && !name.includes('node_modules'))
        .flatMap((name) => program.getSourceFile(name) ?? [])
        .map((file) => [relative(root, file.fileName), titlesIn(file, file, '')] as const),
    )
    return new Map(titles)
  } finally {
    api.close()
  }
}

function titlesIn(node: Node, file: SourceFile, group: string): string[] {
  const kind = isCallExpression(node) ? kindOf(node) : null
  const own = kind && isCallExpression(node) ? textOf(node.arguments[0], file) : null
  const here = own === null ? group : group + own
  const found = kind === 'test' && own !== null ? [here] : []
  node.forEachChild((child) => void found.push(...titlesIn(child, file, kind && own !== null ? here + inside : group)))
  return found
}

/** `test(…)`, `it.each(…)(…)`, `describe(…)` and the like. */
function kindOf({ expression }: CallExpression): 'test' | 'group' | null {
  if (isIdentifier(expression)) return kindOfName(expression.text)
  if (isCallExpression(expression) && isPropertyAccessExpression(expression.expression)) return kindOf(expression)
  if (isTaggedTemplateExpression(expression) && isPropertyAccessExpression(expression.tag))
    return nameOf(expression.tag.expression)
  if (!isPropertyAccessExpression(expression)) return null
  const kind = nameOf(expression.expression)
  return expression.name.text === 'describe' ? 'group' : kind
}

function nameOf(node: Node): 'test' | 'group' | null {
  return isIdentifier(node) ? kindOfName(node.text) : null
}

function kindOfName(name: string): 'test' | 'group' | null {
  if (name === 'test' || name === 'it') return 'test'
  return name === 'describe' ? 'group' : null
}

function textOf(argument: Node | undefined, file: SourceFile): string | null {
  if (!argument) return null
  if (isStringLiteral(argument) || isNoSubstitutionTemplateLiteral(argument)) return argument.text
  return isTemplateExpression(argument) ? argument.getText(file).slice(1, -1) : null
}
