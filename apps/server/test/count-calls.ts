import { Session } from 'node:inspector/promises'

/** Counts calls of the functions below some folders. Unlike time, the count is the same on every machine. */
export async function openCallCounter(folders: readonly string[]) {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  async function take(): Promise<number> {
    const { result } = await session.post('Profiler.takePreciseCoverage')
    const functions = result
      .filter(({ url }) => folders.some((folder) => url.includes(folder)))
      .flatMap((script) => script.functions)
    return functions.reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0)
  }
  return {
    /** The calls of some work, which must not await anything. */
    async count(work: () => void): Promise<number> {
      await take()
      work()
      return await take()
    },
    close: () => session.disconnect(),
  }
}
