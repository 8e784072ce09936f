type Hunk = { newStart: number; before: string[]; after: string[] }
export type FilePatch = { path: string; hunks: Hunk[] }

/** Reads a unified diff, as `git diff` writes it: which files it changes, and how. */
export function readPatch(diff: string): FilePatch[] {
  const files: FilePatch[] = []
  // How many lines of the hunk are still to come: a line of a file may look like a heading of the diff.
  let [oldLeft, newLeft] = [0, 0]
  for (const line of diff.split('\n')) {
    const hunks = files.at(-1)?.hunks
    const isOld = line.startsWith(' ') || line.startsWith('-')
    const isNew = line.startsWith(' ') || line.startsWith('+')
    if (oldLeft + newLeft > 0) {
      if (isOld) hunks?.at(-1)?.before.push(line.slice(1))
      if (isNew) hunks?.at(-1)?.after.push(line.slice(1))
      oldLeft -= Number(isOld)
      newLeft -= Number(isNew)
      continue
    }
    const path = /^\+\+\+ b\/(.+)$/.exec(line)?.[1]
    const heading = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line)
    if (path !== undefined) files.push({ path, hunks: [] })
    if (!heading) continue
    const [, oldCount = '1', newStart, newCount = '1'] = heading
    hunks?.push({ newStart: Number(newStart), before: [], after: [] })
    oldLeft = Number(oldCount)
    newLeft = Number(newCount)
  }
  return files
}

/**
 * Applies the hunks of one file, each at its very line.
 *
 * @returns the changed text; the same text where all hunks are applied already
 * @throws Error where the text is another than the patch was made for
 */
export function applyPatch(source: string, { path, hunks }: FilePatch): string {
  const lines = source.split('\n')
  const stands = (part: readonly string[], start: number) =>
    part.every((line, index) => lines[start - 1 + index] === line)
  if (hunks.every(({ newStart, after }) => stands(after, newStart))) return source
  for (const { newStart, before, after } of hunks) {
    if (!stands(before, newStart)) throw new Error(`The patch does not fit ${path} at line ${newStart}.`)
    lines.splice(newStart - 1, before.length, ...after)
  }
  return lines.join('\n')
}
