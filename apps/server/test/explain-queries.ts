import type { Db, Pool } from '../src/database/client.ts'
import { openTestShop, type TestShop } from './app.ts'

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Plan[] }

/**
 * A shop with more rows than a test has elsewhere, and one connection. On a busy machine a statement of `fill` may take minutes,
 * which neither PostgreSQL nor the driver would wait for in a shop.
 */
export async function openFullShop(fill: (db: Db) => Promise<void>): Promise<TestShop> {
  const shop = await openTestShop({ connections: 1, maxSilence: null })
  await shop.pool`set statement_timeout = 0`
  // Filling is planned for its own values, unlike other statements of tests.
  await shop.pool`set plan_cache_mode = auto`
  await fill(shop.pool)
  // Planned for any value, as a statement is that has been run a few times.
  await shop.pool`set plan_cache_mode = force_generic_plan`
  return shop
}

/** Explains each statement of a query before it runs it, and gives the tables read from end to end and the indexes used. */
export async function explainQueries(
  pool: Pool,
  query: (db: Db) => Promise<unknown>,
): Promise<{ scanned: string[]; indexes: string[] }> {
  const nodes: Plan[] = []
  const explaining = new Proxy(pool, {
    apply(target, self, [first, ...rest]: [unknown, ...unknown[]]) {
      const result: unknown = Reflect.apply(target, self, [first, ...rest])
      if (!isStatement(first)) return result
      // Only a whole statement is awaited; a fragment stands inside one.
      const explainAndRun = async (): Promise<unknown> => {
        const rows: Record<string, [{ Plan: Plan }]>[] = await Reflect.apply(target, self, [
          withExplain(first),
          ...rest,
        ])
        for (const row of rows) nodes.push(...Object.values(row).flatMap(([{ Plan }]) => flatten(Plan)))
        return await Reflect.apply(target, self, [first, ...rest])
      }
      const runs = (...handlers: Parameters<Promise<unknown>['then']>) => explainAndRun().then(...handlers)
      Reflect.set(result as object, 'then', runs)
      return result
    },
  })
  await query(explaining)
  return {
    scanned: nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'] ?? ''),
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
  }
}

/** The texts of a statement that has a plan, or that begins with a fragment. */
function isStatement(first: unknown): first is readonly string[] {
  return Array.isArray(first) && /^\s*(select\b|with\b|update\b|delete\b|$)/.test(String(first[0]))
}

function withExplain(texts: readonly string[]): readonly string[] {
  const explained = [`explain (format json) ${texts[0]}`, ...texts.slice(1)]
  return Object.assign(explained, { raw: explained })
}

function flatten(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(flatten)]
}
