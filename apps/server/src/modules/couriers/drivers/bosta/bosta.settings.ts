import { z } from 'zod'

export const bostaEnvironment = z.object({
  BOSTA_URL: z.url({ protocol: /^https?$/ }).default('https://app.bosta.co'),
  BOSTA_API_KEY: z.string().optional(),
  /** What Bosta's webhooks send in the header `authorization`. */
  BOSTA_WEBHOOK_SECRET: z.string().min(24, 'needs 24 characters or more').optional(),
  /** Max time for an answer. */
  BOSTA_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(20).default(10),
})
type Environment = z.output<typeof bostaEnvironment>

export function findBostaProblems(
  given: Environment,
  { isProduction, publicUrl }: { isProduction: boolean; publicUrl: string | undefined },
): string[] {
  const needed = ['BOSTA_API_KEY', 'BOSTA_WEBHOOK_SECRET'] as const
  const problems = needed.filter((name) => !given[name]).map((name) => `${name}: is needed with COURIER_API=bosta`)
  if (!publicUrl) problems.push('PUBLIC_URL: is needed with COURIER_API=bosta, which calls the shop there')
  if (isProduction && !given.BOSTA_URL.startsWith('https:')) problems.push('BOSTA_URL: needs https in production')
  return problems
}

export type BostaSettings = ReturnType<typeof readBostaSettings>

/** The settings of Bosta, to be read when no problems were found. */
export function readBostaSettings(given: Environment) {
  return {
    kind: 'bosta' as const,
    baseUrl: given.BOSTA_URL.replace(/\/+$/, ''),
    apiKey: given.BOSTA_API_KEY ?? '',
    webhookSecret: given.BOSTA_WEBHOOK_SECRET ?? '',
    timeoutMs: given.BOSTA_TIMEOUT_SECONDS * 1000,
  }
}
