import type { Brand } from './brand.ts'

/** Accounts have positive integers. */
export type UserId = Brand<number, 'UserId'>

/** Order and payment ids are unguessable: UUID version 7. */
export type OrderId = Brand<string, 'OrderId'>
export type PaymentId = Brand<string, 'PaymentId'>

/** What a guest's cart belongs to: a random UUID made by the shopper's browser. */
export type SessionKey = Brand<string, 'SessionKey'>
