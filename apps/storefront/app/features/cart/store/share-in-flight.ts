/**
 * Lets identical calls that run at the same time share one answer (rule C-11).
 *
 * @returns a function that runs `call` unless one of the same `name` is running
 */
export function shareInFlight() {
  const running = new Map<string, Promise<unknown>>()
  return <Answer>(name: string, call: () => Promise<Answer>): Promise<Answer> => {
    const shared = running.get(name)
    if (shared) return shared as Promise<Answer>
    const answer = call().finally(() => running.delete(name))
    running.set(name, answer)
    return answer
  }
}
