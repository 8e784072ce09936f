import type { Product, SearchAnswer } from '@shop/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemo } from '../../seed/seed-demo.ts'
import { fillSynonyms } from '../../src/modules/search/index.ts'
import { type DemoBench, openDemoBench } from '../demo-bench.ts'
import { isNotSold, isWanted, type JudgedQuery, type JudgedSet, readJudgedQueries } from './judged-queries.ts'

/** How many results a shopper looks at, and how many of the first should be right. */
const seen = 6
const first = 3
const wantedShare = 0.95

let bench: DemoBench
beforeAll(async () => {
  bench = await openDemoBench()
  await fillSynonyms(bench.shop.pool)
  await seedDemo(bench.shop.pool, bench.demo)
})
afterAll(() => bench.close())

type Verdict = JudgedQuery & {
  isSuccess: boolean
  isEmpty: boolean
  precision: number | null
  shown: string[]
  notices: string[]
}
type Answer = { results: Product[]; search: SearchAnswer }

test.each<JudgedSet>(['queries', 'held-out-queries'])(
  'shoppers find what they typed among the first six products: %s',
  { timeout: 600_000 },
  async (set) => {
    const verdicts: Verdict[] = []
    for (const judged of await readJudgedQueries(set)) verdicts.push(judge(judged, await search(judged)))
    const summary = {
      ...summarize(Object.groupBy(verdicts, (verdict) => verdict.class)),
      ...summarize(Object.groupBy(verdicts, ({ script }) => script)),
      ...summarize({ all: verdicts }),
    }
    console.table(summary)
    const missed = verdicts.filter(({ isSuccess, precision }) => !isSuccess || (precision ?? 1) < 0.5)
    console.log(missed.map(describeMiss).join('\n'))
    expect(shareOf(verdicts, ({ isSuccess }) => isSuccess)).toBeGreaterThanOrEqual(wantedShare)
  },
)

function describeMiss({ class: kind, query, wants, isSuccess, shown, notices }: Verdict): string {
  return `${isSuccess ? '~' : 'X'} ${kind}: ${query} → ${wants} | ${shown.join(' ')} | ${notices.join('; ')}`
}

async function search({ query, script }: JudgedQuery): Promise<Answer> {
  const parameters = new URLSearchParams({
    search: query,
    page_size: String(seen),
    lang: script === 'en' ? 'en' : 'ar',
  })
  const answer = await bench.shop.app.inject({ url: `/api/products/?${parameters}` })
  expect(answer.statusCode, query).toBe(200)
  return answer.json<Answer>()
}

function judge(judged: JudgedQuery, { results, search: { notices } }: Answer): Verdict {
  const said = { shown: results.map(({ sku }) => sku), notices: notices.map(({ text }) => text) }
  const isEmpty = results.length === 0
  if (isNotSold(judged)) return { ...judged, ...said, isSuccess: isEmpty, isEmpty: false, precision: null }
  const isRight = (product: Product) => isWanted(product, judged)
  const shown = results.slice(0, first)
  const precision = shown.length === 0 ? null : shown.filter(isRight).length / shown.length
  return { ...judged, ...said, isSuccess: results.some(isRight), isEmpty, precision }
}

function summarize(groups: Partial<Record<string, Verdict[]>>) {
  return Object.fromEntries(
    Object.entries(groups).map(([name, verdicts = []]) => {
      const precisions = verdicts.flatMap(({ precision }) => precision ?? [])
      const sum = precisions.reduce((total, precision) => total + precision, 0)
      return [
        name,
        {
          queries: verdicts.length,
          'success@6': percent(shareOf(verdicts, ({ isSuccess }) => isSuccess)),
          'precision@3': percent(precisions.length === 0 ? 0 : sum / precisions.length),
          empty: percent(shareOf(verdicts, ({ isEmpty }) => isEmpty)),
        },
      ]
    }),
  )
}

function shareOf(verdicts: readonly Verdict[], holds: (verdict: Verdict) => boolean): number {
  return verdicts.filter(holds).length / verdicts.length
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`
}
