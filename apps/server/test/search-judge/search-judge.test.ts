import type { Product, SearchAnswer, Suggestions } from '@shop/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemo } from '../../seed/seed-demo.ts'
import { searchWeights } from '../../src/modules/search/search-weights.data.ts'
import { fillSynonyms } from '../../src/modules/search-desk/index.ts'
import { type DemoBench, openDemoBench } from '../demo-bench.ts'
import { beginningsOfFranco, beginningsOfNames, readHalfTyped } from './half-typed.ts'
import { isNotSold, isWanted, type JudgedQuery, type JudgedSet, readJudgedQueries } from './judged-queries.ts'

/** How many results a shopper looks at, and how many of the first should be right. */
const seen = 6
const first = 3
/** Shares of the queries. */
const wanted = { success: 0.95, successOfScript: 0.9, belowEmpty: 0.03, precision: 0.9 }

/** Weights to try instead of those of the table. */
const tried: Partial<Record<keyof typeof searchWeights, Record<string, number>>> = JSON.parse(
  process.env.SEARCH_WEIGHTS ?? '{}',
)
for (const [group, weights] of Object.entries(tried))
  Object.assign(searchWeights[group as keyof typeof searchWeights], weights)

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

const sets: readonly JudgedSet[] = ['queries', 'held-out-queries', 'fresh-queries']

test.each(sets)('shoppers find what they type: %s', async (set) => {
  const verdicts: Verdict[] = []
  for (const judged of await readJudgedQueries(set)) verdicts.push(judge(judged, await search(judged)))
  const byScript = Object.groupBy(verdicts, ({ script }) => script)
  console.table({
    ...summarize(Object.groupBy(verdicts, (verdict) => verdict.class)),
    ...summarize({ ...byScript, all: verdicts }),
  })
  const missed = verdicts.filter((verdict) => !verdict.isSuccess).map(describeMiss)
  expect(shareOf(verdicts, isSuccess), missed.join('\n')).toBeGreaterThanOrEqual(wanted.success)
  for (const ofScript of Object.values(byScript))
    expect(shareOf(ofScript, isSuccess)).toBeGreaterThanOrEqual(wanted.successOfScript)
  expect(shareOf(verdicts, ({ isEmpty }) => isEmpty)).toBeLessThan(wanted.belowEmpty)
  expect(precisionOf(verdicts)).toBeGreaterThanOrEqual(wanted.precision)
})

function isSuccess(verdict: Verdict): boolean {
  return verdict.isSuccess
}

function describeMiss({ class: kind, query, wants, shown, notices }: Verdict): string {
  return `${kind}: ${query} → ${wants}, shown: ${shown.join(' ')} ${notices.join('; ')}`
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
    Object.entries(groups).map(([name, verdicts = []]) => [
      name,
      {
        queries: verdicts.length,
        'success@6': percent(shareOf(verdicts, isSuccess)),
        'precision@3': percent(precisionOf(verdicts)),
        empty: percent(shareOf(verdicts, ({ isEmpty }) => isEmpty)),
      },
    ]),
  )
}

/** The mean over the queries that show products. */
function precisionOf(verdicts: readonly Verdict[]): number {
  const precisions = verdicts.flatMap(({ precision }) => precision ?? [])
  return precisions.reduce((total, precision) => total + precision, 0) / Math.max(1, precisions.length)
}

function shareOf(verdicts: readonly Verdict[], holds: (verdict: Verdict) => boolean): number {
  return verdicts.filter(holds).length / verdicts.length
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`
}

/** Letters after which the box begins to search, and one more. */
const halves = [2, 3]
/** Share of the beginnings of each script. */
const wantedOfHalves = 0.99

test.each(['en', 'ar', 'franco'] as const)('P-07: half-typed words find what begins so first: %s', async (script) => {
  const products = await readHalfTyped(bench.shop)
  const beginnings =
    script === 'franco' ? beginningsOfFranco(products, halves) : beginningsOfNames(products, script, halves)
  const missed: string[] = []
  for (const beginning of beginnings) {
    const miss = beginning.missOf(await suggest(beginning.typed, script))
    if (miss) missed.push(`${beginning.typed}: ${miss}`)
  }
  const found = 1 - missed.length / beginnings.length
  console.table({ [`half-typed, ${script}`]: { beginnings: beginnings.length, found: percent(found) } })
  expect(found, missed.join('\n')).toBeGreaterThanOrEqual(wantedOfHalves)
})

async function suggest(query: string, script: JudgedQuery['script']): Promise<Suggestions> {
  const parameters = new URLSearchParams({ q: query, lang: script === 'en' ? 'en' : 'ar' })
  const answer = await bench.shop.app.inject({ url: `/api/search/suggestions/?${parameters}` })
  expect(answer.statusCode, query).toBe(200)
  return answer.json<Suggestions>()
}

test.each(['en', 'ar'] as const)('a half-typed word that is sent off finds products as well: %s', async (script) => {
  const missed: string[] = []
  for (const { typed, isNotSold } of beginningsOfNames(await readHalfTyped(bench.shop), script, halves)) {
    const answer = await search({ class: 'half', script, query: typed, wants: '' })
    const said = answer.search.notices.filter(({ kind }) => kind !== 'filtered').map(({ text }) => text)
    if (!isNotSold && (answer.results.length === 0 || said.length > 0)) missed.push(`${typed}: ${said.join(' ')}`)
  }
  expect(missed).toEqual([])
})

test.each(['en', 'ar'] as const)('every product is found by its whole name and its SKU: %s', async (script) => {
  const all = await bench.shop.app.inject(`/api/products/?page_size=100&lang=${script}`)
  const missed: string[] = []
  for (const { sku, name } of all.json<Answer>().results)
    for (const query of [sku, name]) {
      const { results } = await search({ class: 'name', script, query, wants: '' })
      if (!results.some((product) => product.sku === sku)) missed.push(`${query}: ${results.map((each) => each.sku)}`)
    }
  expect(missed).toEqual([])
})
