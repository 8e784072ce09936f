/**
 * Goes along as `meta` with the query of a single record. react-admin takes the rows of a list for whole records of the same
 * `meta`; ours hold less.
 */
export const wholeRecord = { isWhole: true }
