import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { exitCodeOfSettings } from '../src/process/stop-on-signals.ts'
import { childEnvironment } from './child-process.ts'
import { createTestDatabase } from './database.ts'

test('a port that another program uses ends the start with a sentence about PORT', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const database = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'nawwar-port-'))
  onTestFinished(async () => {
    other.close()
    await database.drop()
    await rm(folder, { recursive: true })
  })
  const settings = { SHOP_ENV: 'local', DEMO_DATA: 'no', LOG_LEVEL: 'silent', PORT: String(port) }
  const env = childEnvironment({ DATABASE_URL: database.url, DATA_DIR: folder, ...settings })
  const program = fileURLToPath(new URL('./shop-process.ts', import.meta.url))
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const [printed, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(printed).toContain(`PORT: ${port} is in use; stop the other program, or choose another port`)
  expect(printed).not.toContain('EADDRINUSE')
  expect(code).toBe(exitCodeOfSettings)
})
