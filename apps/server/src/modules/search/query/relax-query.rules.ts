import type { Lists } from '../../listing/index.ts'
import { findNearest } from './nearest.rules.ts'
import { type MatchMemory, runQuery, type SearchResult } from './run-query.rules.ts'
import type { GivenNotice } from './search-answer.types.ts'
import type { Requirement, SearchQuery } from './search-query.types.ts'

/** A query that finds something, and what was left out of it. */
export type Relaxed = { result: SearchResult; query: SearchQuery; dropped: string[]; notices: GivenNotice[] }

/** So many ways to leave requirements out are tried. */
const maxTries = 40

/** Leaves out as little as possible until something is found; null where nothing can be. */
export function relax(lists: Lists, query: SearchQuery, memory: MatchMemory): Relaxed | null {
  for (const way of [withSureColors(query), query, ...withFewerExclusions(query)]) {
    const whole = runQuery(lists, way, memory)
    if (whole.count > 0) return { result: whole, query: way, dropped: [], notices: [] }
  }
  const droppable = [...query.requirements.filter(({ kind }) => kind !== 'appliance'), ...query.excluded]
  for (const left of leastFirst(droppable).slice(0, maxTries)) {
    const isLeft = (requirement: Requirement) => !left.includes(requirement)
    const rest = { ...query, requirements: query.requirements.filter(isLeft), excluded: query.excluded.filter(isLeft) }
    if (!rest.requirements.some(({ kind }) => isTelling(kind))) continue
    const result = runQuery(lists, rest, memory)
    if (result.count > 0) return takeNearest(lists, { query: rest, result, memory }, left)
  }
  return null
}

/** A colour that is only a little alike counts where nothing has the colour itself. */
const sureColor = 0.55

function withSureColors(query: SearchQuery): SearchQuery {
  const requirements = query.requirements.map((requirement) => {
    const sure = requirement.alternatives.filter(({ strength }) => strength >= sureColor)
    return requirement.kind === 'color' && sure.length > 0 ? { ...requirement, alternatives: sure } : requirement
  })
  return { ...query, requirements }
}

/** Where a feature in all its ways leaves nothing, one way is enough: without plastic means the jar, where all bodies are plastic. */
function withFewerExclusions(query: SearchQuery): SearchQuery[] {
  const [excluded, ...others] = query.excluded
  if (!excluded || excluded.alternatives.length < 2) return []
  return excluded.alternatives.map((way) => ({ ...query, excluded: [{ ...excluded, alternatives: [way] }, ...others] }))
}

/** What may stay alone: a colour or a price by itself is not what somebody looked for with more words. */
function isTelling(kind: Requirement['kind']): boolean {
  return kind === 'appliance' || kind === 'word' || kind === 'brand' || kind === 'fact'
}

/** Sets of requirements to leave out: those that tell least together first. */
function leastFirst(requirements: readonly Requirement[]): Requirement[][] {
  const few = requirements.toSorted((a, b) => a.weight - b.weight).slice(0, 6)
  const sets = Array.from({ length: 2 ** few.length - 1 }, (_, bits) =>
    few.filter((_, place) => ((bits + 1) >> place) & 1),
  )
  const weightOf = (set: Requirement[]) => set.reduce((sum, { weight }) => sum + weight, 0)
  return sets.toSorted((a, b) => weightOf(a) - weightOf(b))
}

/** Numbers that were left out come back as the nearest ones that there are. */
function takeNearest(
  lists: Lists,
  { query, result, memory }: { query: SearchQuery; result: SearchResult; memory: MatchMemory },
  left: readonly Requirement[],
): Relaxed {
  const found: Relaxed = { query, result, dropped: [], notices: [] }
  for (const requirement of left) {
    const nearest = findNearest(lists, requirement, found.result.selection)
    if (!nearest) {
      found.dropped.push(requirement.typed)
      continue
    }
    const order = nearest.order ?? found.query.order
    const requirements = nearest.requirement
      ? [...found.query.requirements, nearest.requirement]
      : found.query.requirements
    found.query = { ...found.query, requirements, order }
    found.result = runQuery(lists, found.query, memory)
    found.notices.push(nearest.notice)
  }
  return found
}
