import type { Brand } from './brand.ts'

/** Catalogue ids are positive integers. */
export type CategoryId = Brand<number, 'CategoryId'>
export type ProductId = Brand<number, 'ProductId'>
/** A product in one of its colours; on the wire this is `color_id`. */
export type VariantId = Brand<number, 'VariantId'>
export type CartId = Brand<number, 'CartId'>
export type CartLineId = Brand<number, 'CartLineId'>
export type UserId = Brand<number, 'UserId'>

/** Order and payment ids are unguessable: UUID version 7. */
export type OrderId = Brand<string, 'OrderId'>
export type PaymentId = Brand<string, 'PaymentId'>

/** What a guest's cart belongs to: a random UUID made by the shopper's browser. */
export type SessionKey = Brand<string, 'SessionKey'>
