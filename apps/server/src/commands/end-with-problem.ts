/** Ends a command with code 1 and what went wrong, in words where people can do something about it. */
export function endWithProblem(error: unknown): void {
  const isForPeople = error instanceof Error && (error.name === 'Error' || error.name === 'ConfigError')
  console.error(isForPeople ? error.message : error)
  process.exitCode = 1
}
