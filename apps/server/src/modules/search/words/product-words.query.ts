import type { Db, Fragment } from '../../../database/client.ts'

/** The folded words of a product `p` of the query as JSON of `ProductWords`; null where it has no document. */
export function wordsOfProduct(db: Db): Fragment {
  return db`(
    select json_build_object(
      'starts', array[split_part(ps.name_en, ' ', 1), split_part(ps.name_ar, ' ', 1)], 'names', tsvector_to_array(ps.names),
      'labels', tsvector_to_array(ts_delete(ps.title, tsvector_to_array(ps.names))),
      'details', tsvector_to_array(ts_delete(ps.document, tsvector_to_array(ps.title)))
    ) from product_search ps where ps.product_id = p.id
  )`
}
