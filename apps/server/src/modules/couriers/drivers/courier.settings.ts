import { z } from 'zod'
import { type BostaSettings, bostaEnvironment, findBostaProblems, readBostaSettings } from './bosta/bosta.settings.ts'

/** Which carrier the shop calls. `none`: all carriers work by sheets. */
export type CourierSettings = { kind: 'none' } | BostaSettings

export const courierEnvironment = z.object({
  COURIER_API: z.enum(['none', 'bosta']).default('none'),
  ...bostaEnvironment.shape,
})
type Environment = z.output<typeof courierEnvironment>

/** Lists missing and wrong settings of the carrier that is called. */
export function findCourierProblems(
  given: Environment,
  surroundings: { isProduction: boolean; publicUrl: string | undefined },
): string[] {
  return given.COURIER_API === 'bosta' ? findBostaProblems(given, surroundings) : []
}

/** The settings of the carrier that is called, to be read when no problems were found. */
export function readCourierSettings(given: Environment): CourierSettings {
  return given.COURIER_API === 'bosta' ? readBostaSettings(given) : { kind: 'none' }
}
