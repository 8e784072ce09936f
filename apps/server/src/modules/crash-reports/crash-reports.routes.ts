import { type BrowserApp, crashReportsEndpoints } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { addressOf } from '../../http/guard/address-of.ts'
import type { RateLimits } from '../../http/guard/rate-limits.ts'
import { cleanCrash } from './crash-reports.rules.ts'

/** How many crashes of each program this process has logged. */
export type CrashCounts = Record<BrowserApp, number>

/** From one address: half a town may be behind it, and a log is not a store. */
const reportsPerHour = 30

/** Logs crashes of the programs that run in browsers. */
export function registerCrashReports(
  app: FastifyInstance,
  { limits, crashCounts }: { limits: RateLimits; crashCounts: CrashCounts },
): void {
  bindEndpoints(app, crashReportsEndpoints, {
    async reportCrash({ body, request }) {
      const subject = addressOf(request)
      await limits.take([{ name: 'crash reports', subject, max: reportsPerHour, seconds: 60 * 60 }])
      crashCounts[body.app] += 1
      request.log.warn({ crash: cleanCrash(body) }, 'a program in a browser crashed')
      return { logged: true as const }
    },
  })
}
