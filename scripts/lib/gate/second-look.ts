import { type Failure, nameOf, type Outcome } from './outcome.ts'
import { isGreen, type Runner } from './runners.ts'

/** More failures than that have a reason: nothing is tried again. */
export const maxFlaky = 5
const maxCrashes = 1

/**
 * How often each failure must pass alone. The proof needs it for tests of money, stock and rights and for new tests; to ask it of all
 * needs no list of which those are.
 */
const repeats = 3

/** A test that failed once, with how long each repetition took that it passed alone, in milliseconds. */
export type Flake = Failure & { times: number[] }

export type Verdict = {
  passed: number
  failures: Failure[]
  /** what failed once, and passed every repetition alone */
  flaky: Flake[]
  /** files whose worker died once, and that passed every repetition alone */
  crashes: Failure[]
}

/** What all runners said in their first run, and when that was not green what they say of the failures alone. */
export async function takeSecondLook(looks: readonly { runner: Runner; first: Outcome }[]): Promise<Verdict> {
  const passed = looks.reduce((sum, { first }) => sum + first.passed.length, 0)
  const failures = looks.flatMap(({ first }) => first.failures)
  const crashes = looks.flatMap(({ first }) => first.crashes)
  const suspects = [...failures, ...crashes]
  const canBeChance = suspects.length <= maxFlaky && crashes.length <= maxCrashes
  if (!canBeChance || suspects.some(({ file }) => file === null))
    return { passed, failures: suspects, flaky: [], crashes: [] }
  const again = await repeatAll(looks)
  const failedAgain = again.flatMap((outcome) => [...outcome.failures, ...outcome.crashes])
  // A worker that dies leaves no verdict about its file's other tests.
  const isRed = (suspect: Failure) =>
    failedAgain.some((one) => nameOf(one) === nameOf(suspect) || one.file === null) ||
    again.some((outcome) => outcome.crashes.some(({ file }) => file === suspect.file))
  const red = [...suspects.filter(isRed), ...failedAgain]
  return {
    passed,
    failures: uniqueOf(red),
    flaky: failures
      .filter((failure) => !isRed(failure))
      .map((failure) => ({ ...failure, times: timesOf(failure, again) })),
    crashes: crashes.filter((crash) => !isRed(crash)),
  }
}

async function repeatAll(looks: readonly { runner: Runner; first: Outcome }[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { runner, first } of looks)
    if (!isGreen(first)) outcomes.push(...(await runner.repeat([...first.failures, ...first.crashes], repeats)))
  return outcomes
}

const timesOf = (failure: Failure, outcomes: readonly Outcome[]) =>
  outcomes
    .flatMap(({ passed }) => passed)
    .filter((ran) => nameOf(ran) === nameOf(failure))
    .map(({ durationMs }) => durationMs)

/** A test that failed in both looks is listed once, with its first error. */
function uniqueOf(failures: readonly Failure[]): Failure[] {
  return [...Map.groupBy(failures, nameOf).values()].flatMap(([first]) => first ?? [])
}
