type Errors = Readonly<Record<string, unknown>>

/** The paths of the fields that have an error, in the order of the form's errors: `['colors', '0', 'name', 'en']`. */
export function listWrongFields(errors: Errors, prefix: readonly string[] = []): string[][] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (typeof error !== 'object' || error === null || (prefix.length === 0 && name === 'root')) return []
    const path = [...prefix, name]
    // An error of react-hook-form names its kind; all else holds errors of fields within.
    return 'type' in error && typeof error.type === 'string' ? [path] : listWrongFields(error as Errors, path)
  })
}
