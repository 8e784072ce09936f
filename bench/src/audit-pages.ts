import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'

/** Result of Lighthouse for a page: scores of 100, CLS, and LCP and blocking time in milliseconds. */
export type Audit = {
  name: string
  scores: { performance: number; accessibility: number; bestPractices: number; seo: number }
  shift: number
  paintMillis: number
  blockedMillis: number
  /** Titles of the failed audits. */
  faults: string[]
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Runs for each page. One run varies by some points with other load on the machine, the median of three hardly. */
const runs = 3

/** Audits pages in both languages as on a slow phone (Lighthouse's simulation). */
export async function auditPages(
  origin: string,
  pages: readonly { name: string; path: string }[],
  executablePath: string,
): Promise<Audit[]> {
  const port = await findFreePort()
  const args = ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath, args })
  try {
    const audits: Audit[] = []
    for (const { name, path } of pages) {
      for (const language of ['en', 'ar']) {
        audits.push(await auditMiddling(`${name}, ${language}`, `${origin}${path}?lang=${language}`, port))
      }
    }
    return audits
  } finally {
    await browser.close()
  }
}

/** The run with the median performance. */
async function auditMiddling(name: string, url: string, port: number): Promise<Audit> {
  const audits: Audit[] = []
  for (let run = 0; run < runs; run += 1) audits.push(await auditPage(name, url, port))
  const sorted = audits.toSorted((a, b) => a.scores.performance - b.scores.performance)
  return sorted[Math.floor(runs / 2)] as Audit
}

async function auditPage(name: string, url: string, port: number): Promise<Audit> {
  const result = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse says nothing of ${url}`)
  const { categories: judged, audits } = result.lhr
  const score = (category: string) => Math.round((judged[category]?.score ?? 0) * 100)
  const measured = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const audit: Audit = {
    name,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    },
    shift: measured('cumulative-layout-shift'),
    paintMillis: measured('largest-contentful-paint'),
    blockedMillis: measured('total-blocking-time'),
    faults: Object.values(audits).flatMap((each) => (each.score !== null && each.score < 0.9 ? [each.title] : [])),
  }
  console.log(`${name}: ${JSON.stringify(audit.scores)} ${audit.faults.join('; ')}`)
  return audit
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
