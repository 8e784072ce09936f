/** The minimum time between two reloads, in milliseconds: a second one would not help. */
const reloadPause = 60_000

/** Reloads the page when code that it asks for later is gone, as after a new version of the shop. */
export function watchForGoneCode(): void {
  window.addEventListener('vite:preloadError', () => void reloadIfGone())
}

/** Whether code that failed to load is gone: the shop answers. */
export async function isCodeGone(): Promise<boolean> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null)
  return answer?.ok ?? false
}

/** The entry of the history remembers the reload, also on a full disk. */
async function reloadIfGone(): Promise<void> {
  const reloadedAt = Number(history.state?.reloadedAt ?? 0)
  if (!(await isCodeGone()) || Date.now() - reloadedAt < reloadPause) return
  history.replaceState({ ...history.state, reloadedAt: Date.now() }, '')
  location.reload()
}
