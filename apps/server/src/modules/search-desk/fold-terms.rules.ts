import { foldTerm } from '@shop/text-match'
import { AppError } from '../../errors.ts'

/**
 * Folds the terms of several fields; spellings that became equal come once.
 *
 * @throws AppError `search_term_empty`, at the field
 */
export function foldFields(fields: Readonly<Record<string, readonly string[]>>): string[] {
  const folded = Object.entries(fields).flatMap(([field, terms]) =>
    terms.map((typed) => {
      const term = foldTerm(typed)
      if (term === '') throw new AppError('search_term_empty', { details: { term: typed }, fields: [field] })
      return term
    }),
  )
  return [...new Set(folded)]
}

/** The fields that hold a folded term. */
export function fieldsWith(fields: Readonly<Record<string, readonly string[]>>, term: string): string[] {
  return Object.entries(fields).flatMap(([field, terms]) =>
    terms.some((typed) => foldTerm(typed) === term) ? [field] : [],
  )
}
