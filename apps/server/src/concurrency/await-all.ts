type Awaiteds<Work> = { [Name in keyof Work]: Awaited<Work[Name]> }

/** `Promise.all` for work that has names. */
export async function awaitAll<Work extends object>(work: Work): Promise<Awaiteds<Work>> {
  const done = Object.entries(work).map(async ([name, result]) => [name, await result] as const)
  return Object.fromEntries(await Promise.all(done)) as Awaiteds<Work>
}
