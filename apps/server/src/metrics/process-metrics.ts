import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import type { SharedAnswers } from '../http/shared-answers.ts'
import type { Workload } from '../http/workload.ts'

/** How this process is: memory, event loop, what it works on, and how many answers it had ready. */
export function measureProcess(registry: Registry, workload: Workload, sharedAnswers: SharedAnswers): void {
  collectDefaultMetrics({ register: registry })
  const measure = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `nawwar_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  measure('workload_active', 'Calls and pages worked on now', () => workload.active)
  measure('workload_refused_total', 'Calls and pages refused because there was too much', () => workload.refused)
  measure('kept_answers_hits_total', 'Answers that were ready', () => sharedAnswers.hits)
  measure('kept_answers_misses_total', 'Answers that had to be made', () => sharedAnswers.misses)
}
