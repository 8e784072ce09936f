import { createBosta } from './bosta/bosta.driver.ts'
import type { CourierSettings } from './courier.settings.ts'
import type { CourierDriver } from './courier-driver.types.ts'

/** Creates the driver of the settings; null when the shop calls no carrier. */
export function createCourierDriver(settings: CourierSettings): CourierDriver | null {
  return settings.kind === 'bosta' ? createBosta(settings) : null
}
