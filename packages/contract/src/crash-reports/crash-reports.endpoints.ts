import { z } from 'zod'
import { defineEndpoints } from '../endpoint.ts'

/** The programs that run in a browser. */
export const browserApps = ['storefront', 'dashboard'] as const
export type BrowserApp = (typeof browserApps)[number]

/** What a browser may say of a crash; longer texts are refused. Lengths are in UTF-16 units, as a browser cuts them. */
export const crashReportLengths = { name: 60, message: 500, stack: 4000, path: 200 } as const

const { name, message, stack, path } = crashReportLengths

export const crashReportsEndpoints = defineEndpoints({
  reportCrash: {
    method: 'POST',
    path: '/api/crash-reports/',
    summary:
      'A program in a browser has crashed. The shop logs where, without what was typed and without addresses of people',
    access: 'public',
    body: z.object({
      app: z.enum(browserApps),
      name: z.string().max(name),
      message: z.string().max(message),
      stack: z.string().max(stack),
      /** The page's path, without query. */
      path: z.string().max(path),
    }),
    answer: z.object({ logged: z.literal(true) }),
    timeoutMs: 10_000,
  },
})
