import { resolve } from 'node:path'

/** Environment of the commands: the browser, whether to show its log, and the folder of the npm call. */
export const config = {
  chromium: process.env.CHROMIUM ?? '/usr/bin/chromium',
  showPageLog: process.env.STUDIO_LOG !== undefined,
  resolveOutput: (path: string): string => resolve(process.env.INIT_CWD ?? '.', path),
}
