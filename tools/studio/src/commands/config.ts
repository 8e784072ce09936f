import { resolve } from 'node:path'

/** What the environment tells the commands: the browser to drive, whether to show its log, where npm was called. */
export const config = {
  chromium: process.env.CHROMIUM ?? '/usr/bin/chromium',
  showPageLog: process.env.STUDIO_LOG !== undefined,
  resolveOutput: (path: string): string => resolve(process.env.INIT_CWD ?? '.', path),
}
