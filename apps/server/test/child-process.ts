import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { processEnvironment } from '../src/process/process-settings.ts'

/** The environment of a process that a test starts: the settings given and no others, and the compiled code of the start before. */
export function childEnvironment(settings: Record<string, string>): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, ...processEnvironment, ...settings }
}

/**
 * Runs a command of the shop as its owner does.
 *
 * @param name of its file in `src/commands`
 */
export function runCommand(
  name: string,
  settings: Record<string, string>,
  ...args: string[]
): Promise<{ code: unknown; output: string; errors: string }> {
  const file = fileURLToPath(new URL(`../src/commands/${name}.ts`, import.meta.url))
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { env: childEnvironment(settings) }, (error, output, errors) => {
      resolve({ code: error?.code ?? 0, output, errors })
    })
  })
}
