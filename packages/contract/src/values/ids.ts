import type { Brand } from './brand.ts'

/** Accounts have positive integers. */
export type UserId = Brand<number, 'UserId'>

/** Order, payment and return ids are unguessable: UUID version 7. */
export type OrderId = Brand<string, 'OrderId'>
export type PaymentId = Brand<string, 'PaymentId'>
export type ReturnId = Brand<string, 'ReturnId'>

/** What a guest's cart belongs to: a random UUID made by the shopper's browser. */
export type SessionKey = Brand<string, 'SessionKey'>
