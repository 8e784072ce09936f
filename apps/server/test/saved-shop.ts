import { fileURLToPath } from 'node:url'
import { superviseProcess } from '../src/process/supervise-process.ts'

/** A shop that is started anew when it dies, as `npm start` does, without the pages and with short pauses. */
process.exitCode = await superviseProcess({
  program: fileURLToPath(new URL('./shop-process.ts', import.meta.url)),
  env: process.env,
  firstPauseMs: 20,
  say: (line) => process.stdout.write(`${line}\n`),
})
