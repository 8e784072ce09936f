import { Gauge, type Registry } from 'prom-client'
import { createSharedQuestion } from '../concurrency/shared-question.ts'
import type { Db } from '../database/client.ts'
import { type Figure, type Question, shopQuestions } from './shop-questions.ts'

/** How long the database may take to answer all questions, in milliseconds: the process's own figures do not wait longer. */
const maxWaitMs = 3000

export type MetricsLog = { warn(facts: object, text: string): void }

/**
 * Reads the metrics of the database at each scrape. When the database does not answer in time, they are left out, and two other metrics
 * report the failure.
 */
export function measureShop(registry: Registry, db: Db, log: MetricsLog): void {
  const onFailure = (error: unknown) => log.warn({ err: error }, 'metrics: the database does not answer')
  const takeCensus = createSharedQuestion(() => askAll(db), { maxWaitMs, onFailure })
  const measure = (
    name: string,
    { help, label, always }: Omit<Question, 'ask'>,
    read: (census: Census | null) => Figures,
  ) =>
    new Gauge({
      name: `nawwar_${name}`,
      help,
      labelNames: label ? [label] : [],
      registers: [registry],
      async collect() {
        const figures = read(await takeCensus())
        this.reset()
        if (!label) this.remove()
        if (figures && label) for (const nothing of always ?? []) this.set({ [label]: nothing }, 0)
        for (const figure of figures ?? []) {
          if (label && figure.label !== undefined) this.set({ [label]: figure.label }, figure.value)
          else this.set(figure.value)
        }
      },
    })
  for (const [name, question] of Object.entries(shopQuestions))
    measure(name, question, (census) => census?.figures[name])
  const answers = { help: 'Whether the database answers: 1 or 0' }
  measure('database_answers', answers, (census) => [{ value: census ? 1 : 0 }])
  const wait = { help: 'How long the database took for the shortest question, with the wait for a free connection' }
  measure('database_answer_seconds', wait, (census) => census && [{ value: census.seconds }])
}

type Figures = readonly Figure[] | null | undefined
type Census = { seconds: number; figures: Record<string, readonly Figure[]> }

/** Asks all questions one after the other, so that the figures take one connection of the shop's. */
async function askAll(db: Db): Promise<Census> {
  const start = performance.now()
  await db`select 1`
  const seconds = (performance.now() - start) / 1000
  const figures: Census['figures'] = {}
  for (const [name, { ask }] of Object.entries(shopQuestions)) figures[name] = await ask(db)
  return { seconds, figures }
}
