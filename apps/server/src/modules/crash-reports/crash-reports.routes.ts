import { type BrowserApp, crashReportsEndpoints } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { addressOf } from '../../http/guard/address-of.ts'
import type { RateLimits } from '../../http/guard/rate-limits.ts'
import { cleanCrash } from './crash-reports.rules.ts'

/** Number of crashes that this process has logged, per app. */
export type CrashCounts = Record<BrowserApp, number>

/** Limit per address, so that nobody can fill the log. Many people may share an address. */
const reportsPerHour = 30

/** Registers the call by which storefront and dashboard report a crash. Reports go to the log. */
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
