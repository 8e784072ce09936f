/** Ends a command with code 1 and prints the error: only the message if people can fix it, else the stack too. */
export function endWithProblem(error: unknown): void {
  const isForPeople = error instanceof Error && (error.name === 'Error' || error.name === 'ConfigError')
  console.error(isForPeople ? error.message : error)
  process.exitCode = 1
}
