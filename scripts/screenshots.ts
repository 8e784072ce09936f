import { findBrowser } from './lib/browser.ts'
import { run } from './lib/run.ts'

/** Pictures of every page at three widths in both languages, into `screenshots/`. */
await run('node', ['e2e/screenshots/take-screenshots.ts'], { env: { CHROMIUM: await findBrowser() } })
