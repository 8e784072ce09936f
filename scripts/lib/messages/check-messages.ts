import { join, relative } from 'node:path'
import { API, type Project } from 'typescript/unstable/sync'
import { type DeclaredMessage, isMessageFile, readDeclaredMessages } from './declared-messages.ts'
import { everyKey, findUsedMessages, markOf } from './used-messages.ts'

/**
 * Looks for messages that nobody reads, and for such as are missing: read but not there, or not there in a language or a plural
 * form. Tests do not count as readers.
 *
 * @param root what the reported paths are below
 * @param folders folders with a tsconfig.json, below the root; readers in one count for the messages of all
 * @returns one line for each problem
 */
export function checkMessages(root: string, folders: readonly string[]): string[] {
  const api = new API({ cwd: root })
  try {
    const openProjects = folders.map((folder) => join(root, folder, 'tsconfig.json'))
    const projects = api.updateSnapshot({ openProjects }).getProjects()
    return [...new Set([...projects.flatMap((each) => findMissing(each, root)), ...findUnused(projects, root)])].sort()
  } finally {
    api.close()
  }
}

/** What does not compile because of a message. */
function findMissing({ program }: Project, root: string): string[] {
  return program.getSemanticDiagnostics().flatMap(({ fileName = '', text }) => {
    const isOfMessage = isMessageFile(fileName) || /on type '(Bound|MessageSet)</.test(text)
    return isOfMessage ? [`${relative(root, fileName)}: ${text}`] : []
  })
}

function findUnused(projects: readonly Project[], root: string): string[] {
  const declared = new Map<string, DeclaredMessage>()
  const used = new Set<string>()
  for (const project of projects) {
    for (const file of listSources(project, root)) {
      if (isMessageFile(file.fileName)) {
        for (const each of readDeclaredMessages(file)) declared.set(markOf(each.file, each.position), each)
      }
      for (const mark of findUsedMessages(file, project)) used.add(mark)
    }
  }
  const unused = [...declared].filter(([mark, { file, set, key }]) => {
    const marks = [mark, ...[key, everyKey].map((name) => markOf(file, `${set}.${name}`))]
    return !marks.some((each) => used.has(each))
  })
  return unused.map(
    ([, { file, line, set, key }]) => `${relative(root, file)}:${line}: nobody reads "${key}" of ${set}`,
  )
}

function listSources({ program }: Project, root: string) {
  const names = program.getSourceFileNames().filter((name) => {
    const path = relative(root, name)
    return !path.startsWith('..') && !path.includes('node_modules/') && !/\.(test|d)\.tsx?$/.test(path)
  })
  return names.flatMap((name) => program.getSourceFile(name) ?? [])
}
