import { isIP } from 'node:net'
import { z } from 'zod'
import { courierEnvironment } from '../modules/couriers/drivers/courier.settings.ts'
import { messageEnvironment } from '../modules/messages/drivers/message.settings.ts'
import { orderLinkEnvironment } from '../modules/orders/links/order-links.settings.ts'
import { paymentEnvironment } from '../modules/payments/providers/payment.settings.ts'
import { taxAuthorityEnvironment } from '../modules/tax-authority/tax-authority.settings.ts'
import { mediaEnvironment } from './media-settings.ts'
import { tracingEnvironment } from './tracing-settings.ts'

const yesOrNo = z.enum(['yes', 'no'])

function wholeNumber(min: number, max: number) {
  const message = `needs a whole number from ${min} to ${max}`
  return z.coerce.number(message).int(message).min(min, message).max(max, message)
}

/** The variables of the environment that the process reads, with their defaults. */
export const environmentSchema = z.object({
  SHOP_ENV: z.enum(['local', 'production']).default('local'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .refine((list) => list.every(isNetwork), 'needs IP addresses or networks such as 10.0.0.0/8, separated by commas')
    .default([]),
  ALLOWED_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((origin) => origin.trim()))
    .default([]),
  DATA_DIR: z.string().min(1).default('./var'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_CONNECTIONS: wholeNumber(2, 200).default(10),
  MAX_WORKLOAD: wholeNumber(10, 10_000).default(150),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  ...mediaEnvironment,
  SESSION_SECRET: z.string().min(32, 'needs 32 characters or more').optional(),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  ORDERS_PER_HOUR: wholeNumber(1, 1_000_000).optional(),
  UNCACHED_PER_MINUTE: wholeNumber(10, 1_000_000).optional(),
  ...orderLinkEnvironment,
  ...tracingEnvironment,
  ...messageEnvironment.shape,
  ...paymentEnvironment.shape,
  ...courierEnvironment.shape,
  ...taxAuthorityEnvironment.shape,
  SECURITY_CONTACT: z.url({ protocol: /^(https|mailto|tel)$/ }).optional(),
  SECURITY_EXPIRES: z.iso.date().optional(),
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, 'must be G- followed by capital letters and digits')
    .optional(),
  DEMO_DATA: yesOrNo.optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})
export type Environment = z.output<typeof environmentSchema>

/** An address, or a network in the form that `proxy-addr` reads. */
function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...rest] = text.split('/')
  const version = isIP(address)
  return version > 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}
