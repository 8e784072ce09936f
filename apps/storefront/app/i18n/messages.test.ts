import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { languages } from '@shop/contract'
import { type MessageSet, type Texts, textsOf } from '@shop/i18n'
import { describe, expect, it } from 'vitest'

const app = join(import.meta.dirname, '..')
const paths = await Array.fromAsync(glob('**/*.messages.ts', { cwd: app }))
const modules: Record<string, MessageSet>[] = await Promise.all(
  paths.map((path) => import(pathToFileURL(join(app, path)).href)),
)
const sets = modules.flatMap((module) => Object.values(module))

/** The form with the most variables of each text: Arabic has a word for "two", so some forms need no number. */
function variablesOf(texts: Texts) {
  const variables = Object.entries(texts).map(([key, text]) => {
    const full = typeof text === 'string' ? text : text.other
    return [key, [...full.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()]
  })
  return Object.fromEntries(variables)
}

describe('messages', () => {
  it('are found', () => {
    expect(sets.length).toBeGreaterThan(4)
    expect(new Set(sets.map(({ id }) => id)).size).toBe(sets.length)
  })

  it.each(sets.map((set) => [set.id, set] as const))('of %s use the same variables in both languages', (_, set) => {
    const [first, ...others] = languages.map((language) => variablesOf(textsOf(set, language)))
    for (const other of others) expect(other).toEqual(first)
  })

  it.each(sets.map((set) => [set.id, set] as const))('of %s are never empty', (_, set) => {
    for (const language of languages) {
      for (const text of Object.values(textsOf(set, language))) {
        for (const form of typeof text === 'string' ? [text] : Object.values(text)) expect(form.trim()).not.toBe('')
      }
    }
  })
})
