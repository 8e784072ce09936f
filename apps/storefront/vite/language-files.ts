import { createHash } from 'node:crypto'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Language, languages } from '@shop/contract'
import { type MessageSet, textsOf } from '@shop/i18n'
import type { Plugin } from 'vite'

const name = 'virtual:language-files'
const appFolder = join(import.meta.dirname, '../app')

/** A set of texts, and whether it is fetched with its pages only. */
type FoundSet = { set: MessageSet; isLate: boolean }
type LanguageFile = { language: Language; fileName: string; source: string }

/**
 * Makes the browser load the texts of one language only. A build reduces each `*.messages.ts` to its id, and writes
 * one file for each language; `virtual:language-files` names these files. Texts in `*.late.messages.ts`, which few
 * shoppers see, have files of their own that load with the first page that uses them. The server and development use
 * the sources (`languageFiles` is null).
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
      if (id === `\0${name}`) {
        const addresses = isBuild ? addressesOf(makeFiles('texts', await readEarlyTexts())) : null
        return `export const languageFiles = ${JSON.stringify(addresses)}`
      }
      const isForBrowser = isBuild && this.environment.name === 'client'
      if (!isForBrowser || !id.endsWith('.messages.ts')) return null
      const sets: Record<string, MessageSet> = await import(pathToFileURL(id).href)
      return isLateFile(id) ? fetchLate(sets) : exportIds(sets)
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const late = (await readMessageSets()).filter(({ isLate }) => isLate)
      const files = [makeFiles('texts', await readEarlyTexts()), ...late.map(({ set }) => filesOfLateSet(set))]
      for (const { fileName, source } of files.flat()) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

function exportIds(sets: Record<string, MessageSet>): string {
  return Object.entries(sets)
    .map(([key, { id }]) => `export const ${key} = ${JSON.stringify({ id })}`)
    .join('\n')
}

/** A module that resolves only when its texts are loaded. */
function fetchLate(sets: Record<string, MessageSet>): string {
  const waits = Object.values(sets).map(
    (set) => `await receiveLateTexts('${set.id}', ${JSON.stringify(addressesOf(filesOfLateSet(set)))})`,
  )
  const source = JSON.stringify(join(appFolder, 'i18n/late-texts.ts'))
  return [`import { receiveLateTexts } from ${source}`, exportIds(sets), ...waits].join('\n')
}

/** All texts that come with every page, by set. */
async function readEarlyTexts(): Promise<(language: Language) => unknown> {
  const early = (await readMessageSets()).filter(({ isLate }) => !isLate)
  return (language) => Object.fromEntries(early.map(({ set }) => [set.id, textsOf(set, language)]))
}

function filesOfLateSet(set: MessageSet): LanguageFile[] {
  return makeFiles(`texts-${set.id}`, (language) => textsOf(set, language))
}

/** One file for each language; its name changes with its content. */
function makeFiles(title: string, textsIn: (language: Language) => unknown): LanguageFile[] {
  return languages.map((language) => {
    const source = `export default ${JSON.stringify(textsIn(language))}`
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
    return { language, fileName: `assets/${title}-${language}-${hash}.js`, source }
  })
}

function addressesOf(files: readonly LanguageFile[]): Record<string, string> {
  return Object.fromEntries(files.map(({ language, fileName }) => [language, `/${fileName}`]))
}

function isLateFile(path: string): boolean {
  return path.endsWith('.late.messages.ts')
}

async function readMessageSets(): Promise<FoundSet[]> {
  const sets = new Map<string, FoundSet>()
  const paths = await Array.fromAsync(glob('**/*.messages.ts', { cwd: appFolder }))
  for (const path of paths.sort()) {
    const module: Record<string, MessageSet> = await import(pathToFileURL(join(appFolder, path)).href)
    for (const set of Object.values(module)) {
      if (sets.has(set.id)) throw new Error(`Two message sets are called "${set.id}"; the second is in ${path}`)
      sets.set(set.id, { set, isLate: isLateFile(path) })
    }
  }
  return [...sets.values()]
}
