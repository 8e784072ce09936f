import type { Language } from '@shop/contract'
import { inLanguage } from '../../../database/bilingual.ts'
import type { Db } from '../../../database/client.ts'

/**
 * The value of a fact: a number in the base unit, yes or no, a text, or the id of a choice. A choice is a list of one id,
 * so that each kind has its own JSON shape.
 */
export type ProductFactValue = number | boolean | string | readonly [choiceId: number]

/** The facts of a product by the id of their definition. */
export type ProductFacts = Readonly<Record<number, ProductFactValue>>

/** The facts of a product `p` in the query, as `ProductFacts`. Their definitions are joined in memory. */
export function factsOfProduct(db: Db, language: Language) {
  return db`
    (select coalesce(json_object_agg(pf.fact_id, coalesce(to_json(pf.number), to_json(pf.flag),
        to_json(${inLanguage(db, 'pf.text', language)}), json_build_array(pf.choice_id))), '{}')
      from product_facts pf where pf.product_id = p.id)`
}
