import { dirname, join, relative } from 'node:path'
import type { SourceFile } from 'typescript/unstable/ast'
import { API, type Project } from 'typescript/unstable/sync'
import { isMessageFile, readDeclaredMessages } from './declared-messages.ts'
import { everyKey, findUsedMessages, markOf } from './used-messages.ts'

/**
 * Finds unused messages. Tests and journeys find texts that pages show, and do not count as readers. A message that is missing, in a language or a plural form too, does not compile.
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
    const parts = projects.map((project) => ({ project, files: listSources(project, projects, root) }))
    return findUnused(parts, root)
  } finally {
    api.close()
  }
}

/** A project with those of its files that belong to no other. */
type Part = { project: Project; files: SourceFile[] }

function findUnused(parts: readonly Part[], root: string): string[] {
  const all = parts.flatMap(({ files }) => files.filter(({ fileName }) => isMessageFile(fileName)))
  const declared = all.flatMap(readDeclaredMessages)
  const keys = new Set(declared.map(({ key }) => key))
  const used = new Set(
    parts.flatMap(({ project, files }) => files.flatMap((file) => findUsedMessages(file, project, keys))),
  )
  const unused = declared.filter(({ file, position, set, key }) => {
    const marks = [position, ...[key, everyKey].map((name) => `${set}.${name}`)]
    return !marks.some((place) => used.has(markOf(file, place)))
  })
  return unused.map(({ file, line, set, key }) => `${relative(root, file)}:${line}: nobody reads "${key}" of ${set}`)
}

/** The sources of a project: what lies in the folder of another is that one's, which reads it too. */
function listSources(project: Project, projects: readonly Project[], root: string): SourceFile[] {
  const folders = projects.map(({ configFileName }) => `${dirname(configFileName)}/`)
  const names = project.program.getSourceFileNames().filter((name) => {
    const path = relative(root, name)
    if (path.startsWith('..') || path.includes('node_modules/') || /^e2e\/|\.(test|d)\.tsx?$/.test(path)) return false
    const [home] = folders.filter((folder) => name.startsWith(folder)).sort((a, b) => b.length - a.length)
    return home === `${dirname(project.configFileName)}/`
  })
  return names.flatMap((name) => project.program.getSourceFile(name) ?? [])
}
