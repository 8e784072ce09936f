/** The constraint by which the database refused a statement or a commit; null for any other error. */
export function constraintOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('constraint_name' in error)) return null
  return typeof error.constraint_name === 'string' ? error.constraint_name : null
}
