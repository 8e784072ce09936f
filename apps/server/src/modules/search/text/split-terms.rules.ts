/** Cuts a list at its commas, of either script, and at line breaks; no empty terms. */
export function splitTerms(terms: string): string[] {
  return terms
    .split(/[,،\n]/)
    .map((term) => term.trim())
    .filter((term) => term !== '')
}
