type Errors = Readonly<Record<string, unknown>>

/** Lists the paths of the fields with an error: `['colors', '0', 'name', 'en']`. */
export function listWrongFields(errors: Errors, prefix: readonly string[] = []): string[][] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (typeof error !== 'object' || error === null || (prefix.length === 0 && name === 'root')) return []
    const path = [...prefix, name]
    // An error of react-hook-form has a `type`; other objects contain the errors of inner fields.
    return 'type' in error && typeof error.type === 'string' ? [path] : listWrongFields(error as Errors, path)
  })
}
