import type { BrowserApp } from '@shop/contract'
import { hideSecrets } from '../../http/log-text.ts'

/** A crash report from a browser. It is not trusted, because anybody can send one. */
export type CrashReport = { app: BrowserApp; name: string; message: string; stack: string; path: string }
export type CleanCrash = { app: BrowserApp; name: string; message: string; frames: string[]; path: string }

const maxFrames = 12
const maxLine = 400

/** Removes personal data before a crash is logged: queries, numbers, e-mail addresses and typed text. */
export function cleanCrash({ app, name, message, stack, path }: CrashReport): CleanCrash {
  return {
    app,
    name: name.replace(/[^\w.$ -]/g, ''),
    message: cleanText(message),
    frames: stack.split('\n').flatMap(readFrame).slice(0, maxFrames),
    path: cleanPath(path),
  }
}

/** Error messages are ASCII, so other letters were typed by a person, and so was quoted text of several words. */
function cleanText(text: string): string {
  return hideSecrets(text.replace(/[?#][^\s"')]*/g, ''))
    .replace(/[^\s"@]+@[^\s"@]+/g, '[email]')
    .replace(/\d[\d -]{3,}\d/g, '[number]')
    .replace(/"[^"]*\s[^"]*"/g, '"…"')
    .replace(/[^\x20-\x7e…]+/g, '…')
}

/** `at save (https://shop/assets/app.js?v=1:2:3)` is `save /assets/app.js:2:3`; a line without a file is dropped. */
function readFrame(line: string): string[] {
  const [all, address, row, column] =
    /(https?:\/\/[^\s()]{1,250}):(\d{1,7}):(\d{1,7})/.exec(line.slice(0, maxLine)) ?? []
  if (!all || !address || !URL.canParse(address)) return []
  const { pathname } = new URL(address)
  const place = /\.[jt]sx?$/.test(pathname) ? pathname.replace(/[^\w./@~-]/g, '') : cleanPath(pathname)
  const caller = line
    .slice(0, line.indexOf(all))
    .replace(/^\s*at /, '')
    .replace(/[^\w.$<>]/g, '')
    .slice(0, 60)
  return [`${caller} ${place}:${row}:${column}`.trimStart()]
}

/** Lower-case words of a path stay; numbers, tokens and everything else become `:id`. */
function cleanPath(path: string): string {
  const [beforeQuery = ''] = path.split(/[?#]/)
  return beforeQuery
    .split('/')
    .map((part) => (/^[a-z-]{0,40}$/.test(part) ? part : ':id'))
    .join('/')
}
