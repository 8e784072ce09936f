import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Whether the proofs that take their time run at their full length (`npm run test:long`). */
export const isLongRun = process.env.LONG_TESTS === 'yes'

/** What a proof counted, by the words that docs/long-run.md has for it. */
export type Figures = Readonly<Record<string, number>>

/** Keeps what a proof counted for docs/long-run.md; a run for other reasons keeps nothing. @param proof what was proved */
export async function recordFigures(proof: string, figures: Figures): Promise<void> {
  const folder = process.env.LONG_RUN_FIGURES
  if (folder) await writeFile(join(folder, `${crypto.randomUUID()}.json`), JSON.stringify({ proof, figures }))
}
