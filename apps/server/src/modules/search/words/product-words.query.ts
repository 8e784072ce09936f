import type { Db, Fragment } from '../../../database/client.ts'

/** The folded words of a product `p` of the query: those of its names, and those of its labels alone; null where it has no document. */
export function wordsOfProduct(db: Db): Fragment {
  return db`(
    select json_build_object('names', tsvector_to_array(ps.names), 'labels', tsvector_to_array(ts_delete(ps.title, tsvector_to_array(ps.names))))
    from product_search ps where ps.product_id = p.id
  )`
}
