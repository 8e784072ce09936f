/** Replaces code of a package. @throws Error when the package is written in another way now */
export function replaceOnce(code: string, wanted: string, replacement: string): string {
  if (code.split(wanted).length !== 2)
    throw new Error(`A package has changed, and a plugin in vite does not fit: ${wanted}`)
  return code.replace(wanted, () => replacement)
}
