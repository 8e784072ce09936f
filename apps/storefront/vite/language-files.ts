import { createHash } from 'node:crypto'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Language, languages } from '@shop/contract'
import { type MessageSet, textsOf } from '@shop/i18n'
import type { Plugin } from 'vite'

const name = 'virtual:language-files'
const appFolder = join(import.meta.dirname, '../app')

type LanguageFile = { fileName: string; source: string }

/**
 * Lets the browser load the texts of the shown language only. In a build, each `*.messages.ts` shrinks to its id for the
 * browser, all texts of a language go to one file, and `virtual:language-files` names these files. The server keeps the
 * sources, and while developing everybody does (`languageFiles` is null).
 */
export function languageFiles(): Plugin {
  let isBuild = false
  return {
    name: 'language-files',
    configResolved: (config) => {
      isBuild = config.command === 'build'
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id === `\0${name}`) return `export const languageFiles = ${JSON.stringify(isBuild ? await urls() : null)}`
      const isForBrowser = isBuild && this.environment.name === 'client'
      return isForBrowser && id.endsWith('.messages.ts') ? exportIds(await import(pathToFileURL(id).href)) : null
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { fileName, source } of Object.values(await readLanguageFiles())) {
        this.emitFile({ type: 'asset', fileName, source })
      }
    },
  }
}

async function urls(): Promise<Record<string, string>> {
  const files = Object.entries(await readLanguageFiles())
  return Object.fromEntries(files.map(([language, file]) => [language, `/${file.fileName}`]))
}

function exportIds(module: Record<string, MessageSet>): string {
  return Object.entries(module)
    .map(([key, set]) => `export const ${key} = ${JSON.stringify({ id: set.id })}`)
    .join('\n')
}

async function readLanguageFiles(): Promise<Record<Language, LanguageFile>> {
  const sets = await readMessageSets()
  const files = languages.map((language) => {
    const texts = Object.fromEntries(sets.map((set) => [set.id, textsOf(set, language)]))
    const source = `export default ${JSON.stringify(texts)}`
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
    return [language, { fileName: `assets/texts-${language}-${hash}.js`, source }]
  })
  return Object.fromEntries(files)
}

async function readMessageSets(): Promise<MessageSet[]> {
  const sets = new Map<string, MessageSet>()
  const paths = await Array.fromAsync(glob('**/*.messages.ts', { cwd: appFolder }))
  for (const path of paths.sort()) {
    const module: Record<string, MessageSet> = await import(pathToFileURL(join(appFolder, path)).href)
    for (const set of Object.values(module)) {
      if (sets.has(set.id)) throw new Error(`Two message sets are called "${set.id}"; the second is in ${path}`)
      sets.set(set.id, set)
    }
  }
  return [...sets.values()]
}
