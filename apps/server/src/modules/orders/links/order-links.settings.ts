import { z } from 'zod'

/** The secrets that sign the links of orders. Links of the previous one stay valid. */
export type OrderLinkSettings = { current: string; previous: string | null }

const secretField = z.string().min(32, 'needs 32 characters or more').optional()

export const orderLinkEnvironment = { ORDER_LINK_KEY: secretField, ORDER_LINK_KEY_PREVIOUS: secretField }

const environmentSchema = z.object(orderLinkEnvironment)
type Environment = z.output<typeof environmentSchema>

/** @param localKey for a shop on a developer's machine; production names its own */
export function readOrderLinkSettings(given: Environment, localKey: string): OrderLinkSettings {
  return { current: given.ORDER_LINK_KEY ?? localKey, previous: given.ORDER_LINK_KEY_PREVIOUS ?? null }
}
