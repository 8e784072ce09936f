import type { BrowserApp } from '@shop/contract'
import { errorNames, messageWords, pageWords } from './crash-words.data.ts'

/** A crash report from a browser. It is not trusted, because anybody can send one. */
export type CrashReport = { app: BrowserApp; name: string; message: string; stack: string; path: string }
export type CleanCrash = { app: BrowserApp; name: string; message: string; frames: string[]; path: string }

const maxFrames = 12
const maxLine = 400

/**
 * Keeps of a crash what cannot be about a person: names of errors, words of programs, our pages and files, lines and columns. Everything
 * else is left out, because nobody can list all that people type.
 */
export function cleanCrash({ app, name, message, stack, path }: CrashReport): CleanCrash {
  return {
    app,
    name: errorNames.has(name) ? name : 'Error',
    message: cleanText(message),
    frames: stack.split('\n').flatMap(readFrame).slice(0, maxFrames),
    path: cleanPath(path),
  }
}

/** Words of messages stay, each with its punctuation, and the number of an error of React: `#418`. */
function cleanText(text: string): string {
  const words = text.split(/\s+/).filter((word) => word !== '')
  return words
    .map((word) => (isOfPrograms(word) ? word : hidden))
    .filter((word, place, all) => word !== hidden || all[place - 1] !== hidden)
    .join(' ')
}

const hidden = '…'
const punctuation = /[.,:;!()[\]{}<>='"`]+/

function isOfPrograms(word: string): boolean {
  const parts = word.split(punctuation).filter((part) => part !== '')
  return parts.every(
    (part) => messageWords.has(part) || messageWords.has(part.toLowerCase()) || /^#\d{1,3}$/.test(part),
  )
}

/** `at save (https://shop/assets/app.js?v=1:2:3)` is `/assets/app.js:2:3`; a line without a file is dropped. */
function readFrame(line: string): string[] {
  const [all, address, row, column] =
    /(https?:\/\/[^\s()]{1,250}):(\d{1,7}):(\d{1,7})/.exec(line.slice(0, maxLine)) ?? []
  if (!all || !address || !URL.canParse(address)) return []
  const { pathname } = new URL(address)
  return [`${fileOf(pathname) ?? cleanPath(pathname)}:${row}:${column}`]
}

/** Folders of letters, and a file of letters with the hash of its build: `/assets/product-page-B1f_x9Zq.js`. */
function fileOf(pathname: string): string | null {
  const isFile = /^(?:\/[a-z@~_-]{1,40}){0,8}\/[a-z$._-]{1,60}(?:-[\w-]{8})?\.[jt]sx?$/i.test(pathname)
  return isFile && !/\d{4}/.test(pathname) ? pathname : null
}

/** Words of our pages stay; numbers, names, tokens and everything else become `:id`. */
function cleanPath(path: string): string {
  const [beforeQuery = ''] = path.split(/[?#]/)
  return beforeQuery
    .split('/')
    .map((part) => (part === '' || pageWords.has(part) ? part : ':id'))
    .join('/')
}
