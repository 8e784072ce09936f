import { z } from 'zod'
import { productSchema } from '../catalog/catalog.schema.ts'

/**
 * What a search did that the shopper must know of: it read the text in another keyboard layout, corrected words, left words out, took
 * the nearest value of a fact, found that the shop does not sell the kind, or turned words into a filter or an order.
 */
export const searchNoticeKinds = ['layout', 'corrected', 'dropped', 'nearest', 'not_sold', 'filtered'] as const
export type SearchNoticeKind = (typeof searchNoticeKinds)[number]

const searchNoticeSchema = z.object({
  kind: z.enum(searchNoticeKinds),
  /** A whole sentence in the language of the call. */
  text: z.string(),
  /** The words that it is about, as they were typed. */
  words: z.array(z.string()),
})
export type SearchNotice = z.output<typeof searchNoticeSchema>

/** How a search answered, beside its products. */
export const searchAnswerSchema = z.object({
  notices: z.array(searchNoticeSchema),
  /** Products that come near, where nothing was found or the kind is not sold. They are not part of `results`. */
  near: z.array(productSchema),
  /** A page of the shop that staff chose for this text, as a path without language: `/offers`. */
  redirect: z.string().nullable(),
  /** The colours that the text asks for, such as `#111111`: products are shown in them. */
  colors: z.array(z.string()).optional(),
})
export type SearchAnswer = z.output<typeof searchAnswerSchema>
