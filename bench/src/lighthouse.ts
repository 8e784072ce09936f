import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../../scripts/lib/browser.ts'
import { type Audit, auditPages } from './audit-pages.ts'
import { weighPages } from './page-weight.ts'
import { startServer } from './processes.ts'
import { table, writeBetween } from './report.ts'

/** `npm run lighthouse` (`-- --write` updates docs/performance.md): runs Google's Lighthouse on pages as on a phone. */
const pages = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/category/1' },
  { name: 'product', path: '/product/1' },
]
const marks = ['<!-- lighthouse -->', '<!-- /lighthouse -->'] as const
/** Max size of the home page's pictures on a phone of 360 px with a pixel ratio of 2, in kB. */
const heaviestPictures = 450

const folder = await mkdtemp(join(tmpdir(), 'nawwar-lighthouse-'))
const shop = process.env.SHOP_URL
  ? { origin: process.env.SHOP_URL, stop: async () => undefined }
  : await startServer('scripts/start.ts', { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn', RATE_LIMITS: 'off' })
try {
  const browser = await findBrowser()
  // The first visit renders the sizes of the pictures, so that later visits do not wait.
  await weighPages(shop.origin, pages, browser)
  const [home] = await weighPages(shop.origin, pages.slice(0, 1), browser)
  const audits = await auditPages(shop.origin, pages, browser)
  const pictures = (home?.image ?? 0) / 1000
  const report = `${formatAudits(audits)}\n\nPictures of the home page at 360 px, two dots a pixel: ${pictures.toFixed(0)} kB of at most ${heaviestPictures}.`
  console.log(report)
  if (process.argv.includes('--write')) writeBetween(marks, report)
  if (!audits.every(isGood) || pictures > heaviestPictures) process.exitCode = 1
} finally {
  await shop.stop()
  await rm(folder, { recursive: true, force: true })
}

function isGood({ scores, shift, paintMillis }: Audit): boolean {
  const { performance, ...others } = scores
  return (
    performance >= 95 && Object.values(others).every((score) => score === 100) && shift < 0.02 && paintMillis < 2000
  )
}

function formatAudits(audits: readonly Audit[]): string {
  const head = ['', 'performance', 'accessibility', 'best practices', 'SEO', 'CLS', 'LCP s', 'TBT ms', '']
  return table(
    head,
    audits.map((audit) => [
      audit.name,
      ...Object.values(audit.scores).map(String),
      audit.shift.toFixed(3),
      (audit.paintMillis / 1000).toFixed(2),
      audit.blockedMillis.toFixed(0),
      isGood(audit) ? '✔' : '✘',
    ]),
  )
}
