import type { Fact, Language } from '@shop/contract'
import { inLanguage } from '../../../database/bilingual.ts'
import type { Db } from '../../../database/client.ts'

/** A fact of a product as the database holds it; a number is in its base unit. */
export type ProductFactRow = Pick<Fact, 'key' | 'name' | 'kind' | 'group' | 'unit' | 'better'> & {
  isKey: boolean
  inCard: boolean
  inFacets: boolean
  inComparison: boolean
  number: number | null
  flag: boolean | null
  choice: string | null
  /** The name of the choice, or the text. */
  text: string | null
}

/** The facts of a product `p` in the query, by their place; the groups of the table are the presenter's. */
export function factsOfProduct(db: Db, language: Language) {
  return db`
    (select coalesce(json_agg(json_build_object('key', f.key, 'name', ${inLanguage(db, 'f.name', language)}, 'kind', f.kind,
        'group', f."group", 'unit', f.unit, 'better', f.better, 'isKey', f.is_key, 'inCard', f.in_card, 'inFacets', f.in_facets,
        'inComparison', f.in_comparison, 'number', pf.number, 'flag', pf.flag, 'choice', fc.key,
        'text', coalesce(${inLanguage(db, 'fc.name', language)}, ${inLanguage(db, 'pf.text', language)}))
        order by f.sort_order, f.id), '[]')
      from product_facts pf join facts f on f.id = pf.fact_id left join fact_choices fc on fc.id = pf.choice_id
      where pf.product_id = p.id)`
}

export type ProductTypeRow = {
  key: string
  name: string
  sideMm: number
  backMm: number
  topMm: number
  minutesADay: number | null
}

/** The type of a product `p` in the query; null where it has none. */
export function typeOfProduct(db: Db, language: Language) {
  return db`
    (select json_build_object('key', t.key, 'name', ${inLanguage(db, 't.name', language)}, 'sideMm', t.clearance_side_mm,
        'backMm', t.clearance_back_mm, 'topMm', t.clearance_top_mm, 'minutesADay', t.minutes_a_day)
      from product_types t where t.id = p.type_id)`
}
