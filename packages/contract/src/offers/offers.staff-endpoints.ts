import { z } from 'zod'
import { priceField } from '../catalog/products.staff-schema.ts'
import { defineStaffEndpoints } from '../endpoint.ts'
import { factLimits } from '../facts/fact-limits.ts'
import { factKeyField } from '../facts/facts.schema.ts'
import { chosenInstantField, idField, instantField, poundsField } from '../fields.ts'
import { localizedField } from '../staff/localized-fields.ts'
import { localizedSchema, staffListQuery, versionField } from '../staff/staff-fields.ts'
import { staffResource } from '../staff/staff-resource.ts'

/** What the targets of an offer are. */
export const offerScopes = ['products', 'categories', 'types', 'facts'] as const
/** How an offer makes the price: a share less, pounds less, or the price itself. */
export const offerKinds = ['percent', 'amount', 'fixed'] as const
export const offerLimits = { targets: 5000, priority: 100 } as const

/** An end of a range, in the unit of the fact; it counts in. */
const endField = z.number().min(-factLimits.number).max(factLimits.number).nullable().default(null)

/** A value of a fact, which all products of an offer have: a choice by its key, `yes` or `no`, or a range of a number. */
const offerFactField = z.object({
  key: factKeyField,
  value: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/)
    .nullable()
    .default(null),
  min: endField,
  max: endField,
})
export type OfferFact = z.output<typeof offerFactField>

const idsField = z.array(idField).max(offerLimits.targets)
const offerFields = {
  name: localizedField(120),
  scope: z.enum(offerScopes),
  /** Ids of the products, categories or types; none of an offer over a fact. */
  targets: idsField,
  /** Only of an offer over a fact. */
  fact: offerFactField.nullable().default(null),
  /** Ids of products that the offer leaves out. */
  left_out: idsField.default([]),
  kind: z.enum(offerKinds),
  /** Percent, or pounds. At most two decimals. */
  value: priceField,
  /** The lowest price that a percentage or an amount may lead to. */
  floor: priceField.nullable().default(null),
  /** Lowers a computed price to the next one that ends in 9 pounds, but not below `floor`. */
  ends_in_9: z.boolean().default(false),
  /** Of several offers for a product the one with the highest number counts. */
  priority: z.number().int().min(0).max(offerLimits.priority).default(0),
  starts_at: chosenInstantField,
  ends_at: chosenInstantField,
}
const offerObject = z.object(offerFields)

const newOfferSchema = offerObject.superRefine(checkTerms).superRefine(checkDates)
/** With the id of a planned offer: it does not count against itself. */
const previewedOfferSchema = z
  .object({ ...offerFields, id: idField.optional() })
  .superRefine(checkTerms)
  .superRefine(checkDates)
/** An end before the start ends a running offer now. */
const changedOfferSchema = z.object({ ...offerFields, version: versionField }).superRefine(checkTerms)
export type OfferInput = z.output<typeof newOfferSchema>
export type PreviewedOffer = z.output<typeof previewedOfferSchema>

type Context = z.core.$RefinementCtx

function checkTerms({ scope, targets, fact, kind, value }: z.output<typeof offerObject>, context: Context): void {
  if (kind === 'percent' && value >= 100) refuse(context, ['value'], 'below_hundred')
  if (scope !== 'facts' && targets.length === 0) refuse(context, ['targets'], 'required')
  if (scope === 'facts' && !fact) refuse(context, ['fact', 'key'], 'required')
  if (fact && fact.min !== null && fact.max !== null && fact.max < fact.min)
    refuse(context, ['fact', 'max'], 'below_min')
}

function checkDates(
  { starts_at, ends_at }: Pick<z.output<typeof offerObject>, 'starts_at' | 'ends_at'>,
  context: Context,
) {
  if (Date.parse(starts_at) >= Date.parse(ends_at)) refuse(context, ['ends_at'], 'after_start')
}

function refuse(context: Context, path: string[], reason: string): void {
  context.addIssue({ code: 'custom', path, params: { reason } })
}

const staffOfferSchema = z.object({
  id: z.number().int(),
  version: versionField,
  name: localizedSchema,
  scope: z.enum(offerScopes),
  targets: z.array(z.number().int()),
  fact: offerFactField.nullable(),
  left_out: z.array(z.number().int()),
  kind: z.enum(offerKinds),
  value: poundsField,
  floor: poundsField.nullable(),
  ends_in_9: z.boolean(),
  priority: z.number().int(),
  starts_at: instantField,
  ends_at: instantField,
  state: z.enum(['planned', 'running', 'over']),
  updated_at: instantField,
})
export type StaffOffer = z.output<typeof staffOfferSchema>

/**
 * What an offer makes of a price. `struck`: the lowest price of the 30 days before is struck through; `not_struck`: nobody was asked
 * a price 30 days before, so nothing is. `outranked`: another offer counts while both run. Refused are `not_lower`, which is not below
 * that lowest price, `at_floor`, whose regular price is not above the lowest that the offer may lead to, and `not_possible`, which is not
 * below the regular price or not above 0. `left_out`: the offer names the product as left out.
 */
export const offerOutcomes = [
  'not_lower',
  'at_floor',
  'not_possible',
  'outranked',
  'not_struck',
  'struck',
  'left_out',
] as const
export type OfferOutcome = (typeof offerOutcomes)[number]

const offerPreviewSchema = z.object({
  /** Prices that the offer covers. */
  variants: z.number().int(),
  /** How many prices each outcome has, of all. */
  counts: z.record(z.enum(offerOutcomes), z.number().int().min(0)),
  /** Products with a refused price: leave them out, or change the offer. */
  refused_products: z.array(z.number().int()),
  /** In the order of `offerOutcomes`, at most 200. */
  results: z.array(
    z.object({
      product: z.number().int(),
      sku: z.string(),
      name: localizedSchema,
      color: localizedSchema.nullable(),
      from: poundsField,
      to: poundsField.nullable(),
      lowest: poundsField.nullable(),
      outcome: z.enum(offerOutcomes),
    }),
  ),
})
export type OfferPreview = z.output<typeof offerPreviewSchema>

const offer = staffResource({
  path: '/api/admin/offers/',
  read: 'catalogue.read',
  write: 'offers.write',
  query: z.object(staffListQuery(['starts_at', 'ends_at', 'priority'])),
  answer: staffOfferSchema,
  created: newOfferSchema,
  changed: changedOfferSchema,
  missing: 'not_found',
  refusals: ['offer_refused', 'offer_over', 'fact_not_found'],
})

export const offersStaffEndpoints = defineStaffEndpoints({
  listOffers: { ...offer.list, summary: 'Offers: planned, running and over' },
  getOffer: { ...offer.get, summary: 'One offer' },
  createOffer: { ...offer.create, summary: 'A new offer; one that has begun already starts now', timeoutMs: 30_000 },
  updateOffer: {
    ...offer.update,
    summary: 'Changes a planned offer; of a running one only the names and the end, of which a past one ends it now',
    errors: [...offer.update.errors, 'offer_running'],
    timeoutMs: 30_000,
  },
  deleteOffer: {
    ...offer.remove,
    summary: 'Removes a planned offer',
    errors: [...offer.remove.errors, 'offer_running', 'offer_over'],
  },
  previewOffer: {
    method: 'POST',
    path: '/api/admin/offer-previews/',
    summary: 'What an offer would make of each price; stores nothing',
    permission: 'offers.write',
    body: previewedOfferSchema,
    answer: offerPreviewSchema,
    errors: ['fact_not_found'],
    timeoutMs: 30_000,
  },
})
